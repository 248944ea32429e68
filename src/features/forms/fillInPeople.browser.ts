import { PAGE_FIELDS } from '~/features/forms/formNames';
import { namesText, pageFields } from '~/features/forms/enquiryPeople';

type EnquiryPerson = Parameters<typeof pageFields>[0][number];

/** A person of the selection; without an agent the agency answers. */
type SelectedPerson = Omit<EnquiryPerson, 'agent'> & Partial<Pick<EnquiryPerson, 'agent'>>;

/** People that the page names above the form before it counts the others. */
const MAX_SHOWN = 12;

let selected: readonly SelectedPerson[] = [];
let selectionLink = '';

const find = <Tag extends Element>(selector: string) => document.querySelector<Tag>(selector);

/** Writes the people into the hidden fields of the form, and their names above it. */
function write(): void {
  const box = find<HTMLElement>('.enquiry-people');
  if (!box) return;
  const { agency = '', email, agent = '', note = '', subject = '', nobody = '' } = box.dataset;
  const notes = find<HTMLInputElement>('#enquiry-notes')!;
  notes.closest('div')!.hidden = !selected.some((person) => person.note?.trim());
  const people = selected.map((person) => ({
    ...person,
    agent: person.agent ?? { name: agency, email },
    note: notes.checked ? person.note : undefined,
  }));
  const fields = pageFields(people, { agent, note, subject }, selectionLink);
  for (const name of PAGE_FIELDS) {
    box.querySelector<HTMLInputElement>(`[name=${name}]`)!.value = fields[name];
  }
  const names = box.dataset.people!.replace('{names}', () => namesText(selected, MAX_SHOWN));
  box.querySelector('.names')!.textContent = selected.length > 0 ? names : nobody;
}

document.addEventListener('change', ({ target }) => {
  if ((target as Element).id === 'enquiry-notes') write();
});

/**
 * Sends these people along with the enquiry of this page, in this order, the link to the selection, and
 * their notes if the visitor ticks it. Call it after each change of the selection and on each page load.
 */
export function fillInPeople(people: readonly SelectedPerson[], link: string): void {
  selected = people;
  selectionLink = link;
  write();
}
