import { markField } from '../../../cms/contract/proposals.ts';
import type { Texts } from '../../lib/i18n/texts.ts';
import { MARK_TEXTS } from './formNames.ts';

interface EnquiryPerson {
  name: string;
  /** The full address of the person's page; empty if the person has left the site. */
  address: string;
  agent: { name: string; email?: string | undefined };
  /** The visitor's note; present only if the visitor sends it. */
  note?: string | undefined;
}

type MailTexts = Texts<{ enquiry: Pick<typeof import('../../../i18n/es/enquiry.json'), 'mail'> }>;

/** People that the subject of an e-mail names before it counts the others. */
const MAX_NAMES = 3;

/** Returns a text on one line, so that a note cannot add lines that look like another person's. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Returns an agent as in an e-mail: `Marta Vidal <marta@agency.example>`. */
export const agentText = ({ name, email }: EnquiryPerson['agent']): string =>
  email ? `${name} <${email}>` : name;

const personText = ({ name, address, agent, note }: EnquiryPerson, t: MailTexts): string =>
  [
    oneLine(name),
    ...(address ? [address] : []),
    `${t('enquiry:mail.agent')}: ${agentText(agent)}`,
    ...(note?.trim() ? [`${t('enquiry:mail.note')}: ${oneLine(note)}`] : []),
  ].join('\n');

/** Returns the first names of a list and the number of the others: `Ana, Eva, Sol +2`. */
export function namesText(people: readonly { name: string }[], limit = Infinity): string {
  const names = people.slice(0, limit).map(({ name }) => oneLine(name));
  const others = people.length - names.length;
  return `${names.join(', ')}${others > 0 ? ` +${others}` : ''}`;
}

/**
 * Returns the fields of an enquiry that say whom it is about, as an editor reads them in an e-mail:
 * name, address, agent and note of each person, every agent once, the subject, and the link to the
 * selection. They are empty without people.
 *
 * @example
 * people: 'Inés Quiroga\nhttps://agency.example/actrices/ines-quiroga\nAgent: Marta Vidal <…>'
 */
export function pageFields(people: readonly EnquiryPerson[], t: MailTexts, link = '') {
  if (people.length === 0) return { people: '', agents: '', subject: '', link: '' };
  return {
    people: people.map((person) => personText(person, t)).join('\n\n'),
    agents: [...new Set(people.map(({ agent }) => agentText(agent)))].join(', '),
    subject: `${t('enquiry:mail.subject')}: ${namesText(people, MAX_NAMES)}`,
    link,
  };
}

/** Returns the people of a proposal as its answer sends them before anybody is marked: a name per line. */
export const unmarkedPeople = (people: readonly { name: string }[]): string =>
  people.map(({ name }) => oneLine(name)).join('\n');

/** Returns the value of a mark's field, which is readable by itself: `Sí: Inés Quiroga`. */
export const markText = (mark: string, { name }: { name: string }): string =>
  `${mark}: ${oneLine(name)}`;

/**
 * Replaces the marks of an answer to a proposal, which are a field each, by lines of `people`: a line
 * for each mark, and one for those without. The host of the form does it, for browsers without script too.
 *
 * @example
 * people: 'Sí: Nerea Soto, Inés Quiroga\nSin respuesta: Alba Ferrándiz'
 */
export function joinMarks(form: URLSearchParams): boolean {
  const texts = form.get(MARK_TEXTS);
  if (!texts) return false;
  const marks = texts.split(',');
  const names = new Map<string, string[]>(marks.map((mark) => [mark, []]));
  const people = (form.get('people') ?? '').split(/\r?\n/).filter(Boolean);
  for (const [position, name] of people.entries()) {
    const sent = form.get(markField(position)) ?? '';
    const mark = marks.find((text) => sent === markText(text, { name })) ?? marks.at(-1)!;
    names.get(mark)!.push(name);
    form.delete(markField(position));
  }
  const used = [...names].filter(([, marked]) => marked.length > 0);
  form.set('people', used.map(([mark, marked]) => `${mark}: ${marked.join(', ')}`).join('\n'));
  form.delete(MARK_TEXTS);
  return true;
}

/**
 * Adds what the sender writes to the subject of an enquiry's e-mail, the project and a name that no script
 * has found: "Casting: Inés Quiroga — La casa del río". The host of the form does it, for browsers without
 * script too.
 */
export function completeSubject(form: URLSearchParams): boolean {
  const valueOf = (field: string) => oneLine(form.get(field) ?? '');
  const [subject, project, name] = ['subject', 'project', 'talent'].map(valueOf);
  if (!subject || !project) return false;
  const about = name && !valueOf('people') ? `: ${name}` : '';
  form.set('subject', `${subject}${about} — ${project}`);
  return true;
}
