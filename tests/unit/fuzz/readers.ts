import { samplePeople } from '../../support/finder/samplePeople';
import { creditTable, readValues } from '../../../cms/features/credits/creditColumns.ts';
import { Talents } from '../../../cms/collections/talents.ts';
import { curriculumTables } from '../../../cms/features/curriculum/curriculumTables.ts';
import { readCurriculum } from '../../../cms/features/curriculum/readCurriculum.ts';
import { matchHeaders, readCell } from '../../../cms/spreadsheets/spreadsheetCells.ts';
import { parseTable } from '../../../cms/spreadsheets/spreadsheetFile.ts';
import {
  documentOf,
  markdownOf,
  toUrl,
} from '../../../cms/features/form/admin/markdown/formattedText.ts';
import { guessFamilyName } from '../../../cms/contract/familyName.ts';
import { isEmail, isLink } from '../../../cms/contract/links.ts';
import { isPhone, phoneHref } from '../../../cms/contract/phone.ts';
import { findSourceProblem } from '../../../cms/contract/redirects.ts';
import { findRichTextProblem } from '../../../cms/contract/richText.ts';
import { formatLink, parseLink } from '../../../cms/contract/selectionLink.ts';
import { cleanLine, cleanText, isVisible } from '../../../cms/contract/text.ts';
import { findVideoUrlProblem } from '../../../cms/contract/videoUrl.ts';
import { creditFields } from '../../../cms/fields/credits.ts';
import { toSlug } from '../../../cms/fields/toSlug.ts';
import { MOST_CHARACTERS, formatAddress, parseAddress } from '~/features/finder/address';
import { answer } from '~/features/finder/answer';
import { createIndex } from '~/features/finder/createIndex';
import { createTexts } from '~/features/finder/vocabulary';
import { joinMarks, markText, pageFields } from '~/features/forms/enquiryPeople';
import { translator } from '~/lib/i18n/translator';
import { findReceivingForm } from '~/features/forms/receivingForm';
import { areLinks, completeLinks } from '~/features/forms/validateForm';
import { plainText } from '~/features/documents/sheet/createSheet';
import { parseSelection } from '~/features/selection/selection';
import { documentTitle, truncate } from '~/lib/seo/metaTexts';
import { fileStem } from '~/lib/hash';
import { parseMarkdown } from '~/model/fields';
import { findMailedLink } from '~/site/errors/findMailedLink';
import { sheetOf } from '../features/documents/sheet/sheets.fixture';

/** A function that reads what strangers type, paste or link to. */
export interface TextReader {
  name: string;
  /** Returns what is shown or stored of the text. */
  read: (text: string) => unknown;
  /** Characters that its caller gives it at most. @default all */
  limit?: number;
}

const people = await samplePeople();
const context = (locale: 'es' | 'en') => ({
  index: createIndex(locale, people),
  locale,
  t: createTexts(locale),
  list: undefined,
  today: '2026-11-24',
});
const contexts = { es: context('es'), en: context('en') };
const find = (locale: 'es' | 'en') => (text: string) => {
  const { chips, unknown } = answer(contexts[locale], {
    ...parseAddress(new URLSearchParams(), contexts[locale].index),
    words: text,
  });
  return { chips: chips.map((chip) => chip.text), unknown };
};

const talentTables = curriculumTables(Talents.fields);
const tables = creditFields().map(creditTable);

const COLUMNS = tables[0]!.columns;

const renderMarkdown = (text: string) => (findRichTextProblem(text) ? '' : parseMarkdown(text));

export const READERS: TextReader[] = [
  { name: 'the finder in Spanish', read: find('es'), limit: MOST_CHARACTERS },
  { name: 'the finder in English', read: find('en'), limit: MOST_CHARACTERS },
  {
    name: 'the address of a search',
    read(text) {
      const { index } = contexts.es;
      const names = ['q', 'lista', 'idioma', 'habilidad', 'edad', 'ver', 'todas', text];
      const query = new URLSearchParams(names.map((name) => [name, text]));
      return formatAddress(parseAddress(query, index));
    },
  },
  {
    name: 'a rewritten link',
    read: (text) => findMailedLink(`/${encodeURIComponent(text.toWellFormed())}`, text),
  },
  { name: 'a telephone number', read: (text) => [isPhone(text), phoneHref(text)] },
  { name: 'a link to a selection', read: (text) => parseLink(`#2.k.${text}`) },
  {
    name: 'the link of a selection',
    read: (text) => parseLink(formatLink(text, [{ id: 'k3v9x0a7qz', note: text }]).hash),
  },
  { name: 'a stored selection', read: parseSelection },
  {
    name: 'a form',
    read: (text) => [
      areLinks(text),
      completeLinks(text),
      findReceivingForm(text, { message: text }),
    ],
  },
  {
    name: 'the answer to a proposal',
    read(text) {
      const form = new URLSearchParams({
        people: text,
        'mark-texts': 'Sí,Quizá,No,Sin respuesta',
        'mark-1': markText('Sí', { name: text }),
      });
      joinMarks(form);
      return form.get('people');
    },
  },
  {
    name: 'the fields of an enquiry',
    read: (text) =>
      pageFields(
        [{ name: text, address: text, agent: { name: text }, note: text }],
        translator('es'),
      ),
  },
  {
    name: 'a pasted curriculum',
    read: (text) =>
      readCurriculum(text, talentTables).readings.map(({ list, cells, note }) => {
        const table = talentTables.find(({ name }) => name === list);
        return [list, cells, note, table && readValues({ list, cells }, table)];
      }),
  },
  {
    name: 'an imported table',
    read(text) {
      const table = parseTable(text);
      return [matchHeaders(table[0] ?? [], COLUMNS).length, table];
    },
  },
  { name: 'an imported cell', read: (text) => COLUMNS.map(({ type }) => readCell(text, type)) },
  { name: 'Markdown', read: renderMarkdown },
  { name: 'the editor of formatted texts', read: (text) => markdownOf(documentOf(text)) },
  { name: 'the address of a link in a text', read: toUrl },
  { name: 'cleaning', read: (text) => [cleanText(text), cleanLine(text), isVisible(text)] },
  { name: 'a slug', read: toSlug },
  { name: 'the name of a file', read: (text) => fileStem(text, '') },
  { name: 'a family name', read: guessFamilyName },
  { name: 'an address', read: (text) => [isEmail(text), isLink(text), findSourceProblem(text)] },
  { name: 'the address of a video', read: findVideoUrlProblem },
  {
    name: 'a title and a description',
    read: (text) => [documentTitle(text, 'Foco'), truncate(text, 160)],
  },
  { name: 'a PDF sheet', read: (text) => plainText(sheetOf({ name: text })) },
];
