import type { Chosen, List } from '~/features/selection/selection';
import { formatLink } from '#contract/selectionLink.ts';
import { findPerson } from './people';
import { pageLocale } from '~/lib/i18n/pageLocale.browser';
import { t } from './selectionTexts';

export const selectionPath = (): string =>
  document.querySelector<HTMLAnchorElement>('.selection-link')!.pathname;

/** Returns the link to a list, and how many of its people it contains. */
export function linkTo({ name, people }: List): { url: string; included: number } {
  const { hash, included } = formatLink(name, people);
  return { url: location.origin + selectionPath() + hash, included };
}

export const nameOf = ({ id, name }: Pick<Chosen, 'id' | 'name'>): string =>
  (findPerson(id).person?.name ?? name) || t('selection:client.someone');

const absolute = (path: string | undefined): string =>
  path ? new URL(path, location.origin).href : '';

/** Returns what is known of a person, in the order of the columns of a CSV file. */
function columnsOf(chosen: Chosen) {
  const { person } = findPerson(chosen.id);
  const languages = person?.languages.map(({ text, level }) => [text, level].join(' ').trim());
  const { name = '', phone, email } = person?.agent ?? {};
  return {
    name: nameOf(chosen),
    mark: chosen.mark ? t(`selection:client.${chosen.mark}`) : '',
    note: chosen.note,
    facts: person?.facts.map((fact) => fact.text).join(' · ') ?? '',
    languages: languages?.join(', ') ?? '',
    page: absolute(person?.path),
    reel: person?.reel === undefined ? '' : absolute(`${person.path}#video-1`),
    sheet: absolute(person?.sheet),
    agent: [name, phone, email].filter(Boolean).join(', '),
  };
}

function listText({ name, people }: List): string {
  const lines = people.map((chosen, index) => {
    const { mark, note, facts, languages, page, agent } = columnsOf(chosen);
    const title = [`${index + 1}. ${nameOf(chosen)}`, mark && `(${mark})`]
      .filter(Boolean)
      .join(' ');
    return [title, facts, languages, note, page, agent].filter(Boolean).join('\n   ');
  });
  return [name, ...lines].filter(Boolean).join('\n\n');
}

/** Returns a cell of a CSV file; a leading apostrophe keeps spreadsheets from calculating it. */
const csvCell = (value: string): string => {
  const safe = /^[=+@\t\r-]/.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
};

const HEADS = [
  ...(['nameColumn', 'markColumn', 'noteColumn', 'factsColumn', 'languagesColumn'] as const),
  ...(['pageColumn', 'reelColumn', 'sheetColumn', 'agentColumn'] as const),
];

/** Returns a list as CSV, with the separator that spreadsheets of the page's language expect. */
function listCsv({ people }: List): string {
  const separator = pageLocale() === 'es' ? ';' : ',';
  const heads = HEADS.map((head) => t(`selection:client.${head}`));
  const rows = people.map((chosen) => Object.values(columnsOf(chosen)));
  return [heads, ...rows].map((row) => row.map(csvCell).join(separator)).join('\r\n');
}

export interface Notice {
  message: string;
  /** What was to be copied, when the browser did not copy it. */
  content?: string;
  /** Takes the action back, and keeps what was changed since. */
  undo?: () => void;
}

/** Copies a list as a link, or what is known of its people as text or CSV. */
export async function copyList(list: List, format: 'link' | 'text' | 'csv'): Promise<Notice> {
  const { url, included } = linkTo(list);
  const count = list.people.length;
  const isWhole = included === count;
  const [content, message] = {
    link: () =>
      [
        url,
        isWhole
          ? t('selection:client.copied')
          : t('selection:client.copiedPart', { included, count }),
      ] as const,
    text: () => [listText(list), t('selection:client.copiedText')] as const,
    csv: () => [listCsv(list), t('selection:client.copiedCsv')] as const,
  }[format]();
  try {
    await navigator.clipboard.writeText(content);
    return { message };
  } catch {
    return { message: t('selection:client.copyFailed'), content };
  }
}
