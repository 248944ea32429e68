import { pageLocale } from '~/lib/i18n/pageLocale.browser';
import { textsIn } from '~/lib/i18n/texts';
import { agentText, pageFields } from './enquiryPeople';
import { CONTACT_PARAMETERS, PAGE_FIELDS } from './formNames';

/** List and slug of a person: only pages of the site itself are read. */
const PERSON = /^[a-z-]+\/[a-z\d-]+$/;

type Fields = Record<(typeof PAGE_FIELDS)[number], string>;

const findPage = () => document.querySelector<HTMLElement>('.enquiry-page');

/** The person of the page whose name the form has while the enquiry is about them. */
let shown: { page: HTMLElement; name: string; fields: Fields; initial: Fields } | undefined;

/** Writes into the hidden fields whom the enquiry is about, while the field with the name says so. */
export function setPerson(): void {
  const page = findPage();
  if (!page || shown?.page !== page) return;
  const control = (name: string) => page.querySelector<HTMLInputElement>(`[name=${name}]`)!;
  const isAsked = control('talent').value.trim() === shown.name;
  for (const field of PAGE_FIELDS) {
    control(field).value = (isAsked ? shown.fields : shown.initial)[field];
  }
}

/** Shows name, portrait and agent as the person's page has them. */
function show(page: HTMLElement, cv: Element): void {
  const [heading, picture, agent] = ['h1', '.portrait picture', '[aria-labelledby=agent]'].map(
    (part) => cv.querySelector<HTMLElement>(part)?.cloneNode(true) as HTMLElement | undefined,
  );
  if (heading) {
    heading.dataset.variant = 'page';
    page.querySelector('h1')!.replaceWith(heading);
  }
  if (agent) page.querySelector('[aria-labelledby=agent]')!.replaceWith(agent);
  if (!picture) return;
  picture.querySelector('source')!.sizes = '8rem';
  picture.querySelector('img')!.alt = '';
  const portrait = document.createElement('span');
  portrait.className = 'card-portrait';
  portrait.append(picture);
  page.querySelector('.who')!.prepend(portrait);
}

/**
 * Reads the page of the person whom the address names, shows them on the page of the enquiry and fills in
 * their name unless the visitor has written one. Without such a page the visitor writes the name.
 *
 * @param person list and slug, as in the address of the page: `actrices/ines-quiroga`
 */
export async function askAbout(person: string): Promise<void> {
  const page = findPage();
  if (!page || page.dataset.person || !PERSON.test(person)) return;
  page.dataset.person = person;
  const home = location.pathname.replace(/\/casting(\.html)?\/?$/, '');
  const path = `${home}/${person}`;
  const response = await fetch(path);
  if (!response.ok) return;
  const html = new DOMParser().parseFromString(await response.text(), 'text/html');
  const cv = html.querySelector<HTMLElement>('[data-enquiry]');
  if (!cv || !page.isConnected) return;
  const { name, agent } = JSON.parse(cv.dataset.enquiry!);
  const people = [{ name, agent, address: new URL(path, location.href).href }];
  const mail: (typeof import('../../../i18n/es/enquiry.json'))['mail'] = JSON.parse(
    page.dataset.texts!,
  );
  const initial = { people: '', agents: '', subject: mail.subject, link: '' };
  const t = textsIn(pageLocale(), { enquiry: { mail } });
  shown = { page, name, fields: pageFields(people, t), initial };
  show(page, cv);
  document.title = document.title.replace(/(?= · )|$/, `: ${name}`);
  page.querySelector<HTMLAnchorElement>('.enquiry-back')!.href = path;
  const query = { [CONTACT_PARAMETERS.talent]: name, [CONTACT_PARAMETERS.agent]: agentText(agent) };
  page.querySelector<HTMLAnchorElement>('.enquiry-contact')!.search = new URLSearchParams(
    query,
  ).toString();
  const control = page.querySelector<HTMLInputElement>('form [name=talent]')!;
  control.value ||= name;
  setPerson();
}
