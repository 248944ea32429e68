import type { Cell, Sheet } from './createSheet';

/** Tells every program that the text is UTF-8, also where a server does not. */
const BYTE_ORDER_MARK = '\ufeff';

const cellText = ({ text, note }: Cell): string => (note ? `${text} (${note})` : text);

/** Returns a row as a line; all columns but year and title are named. */
const rowText = ({ columns }: Sheet['tables'][number], row: Cell[]): string =>
  row
    .flatMap((cell, index) => {
      const { style, label } = columns[index]!;
      if (!cell.text) return [];
      return style === 'text' ? `${label}: ${cellText(cell)}` : cellText(cell);
    })
    .join(' · ');

const section = (title: string, lines: string[]): string => [title, ...lines].join('\n');

/** Returns a sheet as plain text, to copy into a database or a message. */
export function plainText(sheet: Sheet): string {
  const { agency, agent } = sheet;
  const sections = [
    section(sheet.name, [sheet.profession, sheet.page]),
    [
      ...sheet.facts.map(({ label, value }) => `${label}: ${value.text}`),
      ...sheet.links.map(({ label, url }) => `${label}: ${url}`),
    ].join('\n'),
    ...sheet.tables.map((table) =>
      section(
        table.title.toLocaleUpperCase(sheet.lang),
        table.rows.map((row) => rowText(table, row)),
      ),
    ),
    ...sheet.lists.map(({ title, items }) =>
      section(title.toLocaleUpperCase(sheet.lang), items.map(cellText)),
    ),
    [agency.name, ...agency.address, agent.label, agent.email, agent.phone]
      .filter(Boolean)
      .join('\n'),
    sheet.freshness.join('\n'),
  ];
  return `${BYTE_ORDER_MARK}${sections.filter(Boolean).join('\n\n')}\n`;
}
