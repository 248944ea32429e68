import { CARRIED_FIELDS } from '~/features/forms/enquiryNames';
import {
  type EnquiryAgent,
  type EnquiryPerson,
  carriedFields,
  namesText,
} from '~/features/forms/enquiryPeople';

/** A person of the selection; without an agent the agency answers. */
export type CarriedPerson = Omit<EnquiryPerson, 'agent'> & { agent?: EnquiryAgent | undefined };

/** People that the page names above the form before it counts the others. */
const MAX_SHOWN = 12;

let carried: readonly CarriedPerson[] = [];
let carriedLink = '';

const find = <Tag extends Element>(selector: string) => document.querySelector<Tag>(selector);

/** Writes the people into the hidden fields of the form, and their names above it. */
function write(): void {
  const box = find<HTMLElement>('.enquiry-people');
  if (!box) return;
  const { agency = '', email, agent = '', note = '', subject = '', nobody = '' } = box.dataset;
  const notes = find<HTMLInputElement>('#enquiry-notes')!;
  notes.closest('div')!.hidden = !carried.some((person) => person.note?.trim());
  const people = carried.map((person) => ({
    ...person,
    agent: person.agent ?? { name: agency, email },
    note: notes.checked ? person.note : undefined,
  }));
  const fields = carriedFields(people, { agent, note, subject }, carriedLink);
  for (const name of CARRIED_FIELDS) {
    box.querySelector<HTMLInputElement>(`[name=${name}]`)!.value = fields[name];
  }
  const names = box.dataset.people!.replace('{names}', () => namesText(carried, MAX_SHOWN));
  box.querySelector('.names')!.textContent = carried.length > 0 ? names : nobody;
}

document.addEventListener('change', ({ target }) => {
  if ((target as Element).id === 'enquiry-notes') write();
});

/**
 * Sends these people along with the enquiry of this page, in this order, and their notes if the visitor
 * ticks it. Call it again after each change of the selection, and on each page load.
 *
 * @param link the link to the selection
 */
export function carryPeople(people: readonly CarriedPerson[], link: string): void {
  carried = people;
  carriedLink = link;
  write();
}
