import type { Field, PayloadRequest, Plugin, Where } from 'payload';
import { KEY_FIELDS } from '#contract/addedValues.ts';
import { readableName } from '#contract/familyName.ts';
import { SECTIONS, findList, proposeGenders } from '#contract/lists.ts';
import { findValues } from '#contract/vocabulary.ts';
import { plainWords } from '#contract/words.ts';
import { isObject } from '../../fields/dataFields.ts';
import { findRule, reasonOf, refusal } from '../../fields/rules.ts';
import { type Bilingual, bilingual, startOf } from '../../texts/labels.ts';
import { adminLanguage, describeProblem } from '../../texts/problems.ts';
import { fillInBoth } from '../../texts/texts.ts';
import PROBLEMS from '../../texts/problems.json' with { type: 'json' };
import messages from './messages.json' with { type: 'json' };
import texts from './texts.json' with { type: 'json' };
import { signOf } from '../../spreadsheets/cellBelow.ts';
import { formatCell, labelOf, readWords, wordKey } from '../../spreadsheets/spreadsheetCells.ts';
import { type TalentColumn, talentColumns } from './importColumns.ts';
import { DEFAULT_LOCALE } from '#contract/locales.ts';
import { recordEvent } from '../audit/auditEvents.ts';
import { editorsEndpoint, readBody } from '../../plugins/endpoints.ts';
import { extendConfig, talentsPageLink } from '../../plugins/extendConfig.ts';
import { contextWith } from '../../runtime/requestContext.ts';
import type { ColumnAnswers, ImportRow, RowResult } from '../../spreadsheets/spreadsheetFile.ts';

type Row = Record<string, unknown>;

/** A talent's newest version, with its texts in all languages. */
type TalentRecord = Row & { id: number | string; updatedAt: string };

/** Finds the newest versions of talents, drafts too, with the rights of the account that asks. */
async function findTalents(
  req: PayloadRequest,
  columns: readonly TalentColumn[],
  where: Where = {},
): Promise<TalentRecord[]> {
  const names = [...columns.map(({ field }) => field.name), 'list', 'updatedAt'];
  const { docs } = await req.payload.find({
    collection: 'talents',
    where,
    select: Object.fromEntries(names.map((name) => [name, true])),
    locale: 'all',
    draft: true,
    depth: 0,
    pagination: false,
    sort: 'name',
    overrideAccess: false,
    user: req.user,
  });
  return docs as unknown as TalentRecord[];
}

/** Returns the cell of a record in a column; a person who has left the team is no agent. */
function cellOf(record: TalentRecord, column: TalentColumn, language: keyof Bilingual): string {
  const { field, type, locale } = column;
  const stored = record[field.name];
  if (locale) return formatCell((stored as Row | null | undefined)?.[locale], type, language);
  const isAgent = field.name === 'agentId' && 'choices' in type;
  const isGone = isAgent && !type.choices.some(({ value }) => value === stored);
  return isGone ? '' : formatCell(stored, type, language);
}

/** The values that a row says, by the names of their columns. */
interface Values extends Row {
  shareId?: string;
  name?: string | undefined;
  sections?: string[];
  castAs?: string[];
}

/** Returns a name as people compare it: without case, spaces and accents. */
const nameKey = (name: unknown): string => plainWords(String(name ?? '')).join('');

/** Whether a cell is empty, or has a hyphen or another sign that says so. */
const saysNothing = (cell = ''): boolean => signOf(cell) === 'nothing';

/** What is wrong with the cell of a column. */
type Note = [column: string, problem: Bilingual];

/**
 * Finds whom a row means: by the identifier, else nobody. Of a person whose name exists already in the list the editor
 * says who it is, so that nobody is created twice.
 *
 * @returns `problem` says why the row names nobody clearly; `word` is the name of somebody who has a record
 */
function matchRow(
  { shareId, name, sections }: Values,
  people: readonly TalentRecord[],
  answers: ColumnAnswers,
) {
  if (shareId) {
    const record = people.find((person) => person.shareId === shareId);
    return record ? { record } : { problem: ['shareId', messages.unknownKey] as Note };
  }
  const list = sections && findList(sections);
  const [record, ...namesakes] = people.filter(
    (person) => name && nameKey(person.name) === nameKey(name) && (!list || person.list === list),
  );
  if (!record) return {};
  const key = { of: 'known', text: String(record.name) } as const;
  const value = answers.name?.[wordKey(key)] ?? '';
  const word = { ...key, column: 'name', value, isSure: false };
  if (value === 'other') return { word };
  if (value === 'same' && namesakes.length === 0) return { record, word };
  const problem = value === 'same' ? messages.severalKnown : messages.knownName;
  return { word, problem: ['name', fillInBoth(problem, key.text)] as Note };
}

interface RowReading extends Pick<RowResult, 'words'> {
  values: Values;
  leftOut: Note[];
}

/** Returns the cells of a row, the name as people write it, "25-35" as two ages, and "castaño largo" as two values. */
function cellsIn({ cells }: ImportRow): ImportRow['cells'] {
  const { shareId, name, familyName, playingAgeFrom = '', playingAgeTo, hair = '' } = cells;
  const [, colour, length = ''] = /^(.+?)[\s,]+(\S+)$/.exec(hair.trim()) ?? [];
  const hasLength = !cells.hairLength && findValues('hairLengths', length).length > 0;
  const [, from, to] = /^\s*(\d+)\D+(\d+)/.exec(playingAgeFrom) ?? [];
  return {
    ...cells,
    ...(name && !shareId && { name: readableName(name) }),
    ...(familyName && !shareId && { familyName: readableName(familyName) }),
    ...(from && to && !playingAgeTo && { playingAgeFrom: from, playingAgeTo: to }),
    ...(colour && hasLength && { hair: colour, hairLength: length }),
  };
}

function readRow(
  row: ImportRow,
  columns: readonly TalentColumn[],
  answers: ColumnAnswers,
): RowReading {
  const reading: RowReading = { values: {}, leftOut: [], words: [] };
  const { values, leftOut } = reading;
  const cells = cellsIn(row);
  for (const { name, type, field } of columns) {
    const cell = cells[name]?.trim() ?? '';
    const start = `${name}: `;
    const below = Object.entries(cells)
      .filter(([key, text]) => key.startsWith(start) && text.trim())
      .map(([key, text]) => [key.slice(start.length), text.trim()] as const);
    const said = saysNothing(cell) ? '' : cell;
    if (!said && below.length === 0) continue;
    const { value, words, problems } = readWords(said, type, answers[name], below);
    const rule = findRule(field as Field);
    const refused = value === undefined ? undefined : rule?.(value, values);
    if (refused) {
      problems.push(bilingual(describeProblem(refused, 'es'), describeProblem(refused, 'en')));
    }
    // Of a list that may not be the first value stays, if that may be: "Actor/Director".
    const kept = [value, Array.isArray(value) ? value.slice(0, 1) : undefined].find(
      (one) => one !== undefined && !rule?.(one, values),
    );
    values[name] = kept;
    reading.words.push(...words.map((word) => ({ ...word, column: name })));
    const unknown = words.filter((word) => !word.value);
    leftOut.push(
      ...problems.map((problem): Note => [
        name,
        kept === undefined ? fillInBoth(messages.leftOut, startOf(cell), problem) : problem,
      ]),
      ...unknown.map(({ text }): Note => [name, fillInBoth(messages.wordLeftOut, text)]),
    );
  }
  return reading;
}

/**
 * Completes lists with levels. A level that the sheet does not say is that of the record, or what the editor has
 * answered for all people without one.
 */
function completeLevels(
  { values, words, leftOut }: RowReading,
  { cells }: ImportRow,
  columns: readonly TalentColumn[],
  record: TalentRecord | undefined,
  answers: ColumnAnswers,
): void {
  for (const { name, type } of columns) {
    const value = values[name];
    if (type.kind !== 'levels' || !value) continue;
    const keyName = KEY_FIELDS[type.list];
    const before = (record?.[name] ?? []) as Row[];
    const stored = new Map(before.map((row) => [row[keyName], row]));
    // Columns of single values leave the others as they are.
    const rows = new Map(saysNothing(cells[name]) ? stored : []);
    for (const { [keyName]: key, level } of value as Row[]) {
      // A row that was there keeps its id.
      const old = stored.get(key);
      const row = { ...old, [keyName]: key, level: level ?? old?.level ?? null };
      rows.set(key, row);
      if (row.level || !type.isLevelRequired) continue;
      const word = { column: name, of: 'missing', text: String(key), isSure: false } as const;
      const answer = type.levels.find((one) => one.value === answers[name]?.[wordKey(word)]);
      if (answer) rows.set(key, { ...row, level: answer.value });
      else
        leftOut.push([name, fillInBoth(messages.levelMissing, labelOf(word.text, type.choices))]);
      words.push({ ...word, value: answer?.value ?? '' });
    }
    values[name] = [...rows.values()];
  }
}

/**
 * Adds the section of a new person for whom the sheet says none: the one that the gender tells, or what the editor has
 * chosen for all of that gender.
 *
 * @param text the gender, as a cell says it
 */
function addSection({ values, words }: RowReading, text: string, answers: ColumnAnswers): void {
  const genders = values.castAs;
  const proposed =
    genders?.length === 1 && SECTIONS.find((one) => proposeGenders([one])[0] === genders[0]);
  const word = { column: 'sections', of: 'value', text, isSure: false } as const;
  const answer = answers.sections?.[wordKey(word)] ?? proposed;
  const section = SECTIONS.find((one) => one === answer);
  words.push({ ...word, value: section ?? '' });
  if (section) values.sections = [section];
}

/** Plans what an import would do with rows, and why it would refuse some. */
async function planRows(
  req: PayloadRequest,
  columns: readonly TalentColumn[],
  { rows, answers }: ImportBody,
) {
  const language = adminLanguage(req);
  const columnNamed = (name: string) => columns.find((column) => column.name === name)!;
  const people = await findTalents(req, ['shareId', 'name'].map(columnNamed));
  const matched = rows.map((row) => {
    const reading = readRow(row, columns, answers);
    const { values, words } = reading;
    const match = matchRow(values, people, answers);
    if (match.word) words.push(match.word);
    // The record keeps its spelling of the name: "RIOS, ANA" is Ana Ríos.
    if (match.word && match.record) values.name = undefined;
    const isNew = !match.record && !match.problem;
    if (isNew && saysNothing(row.cells.sections)) {
      addSection(reading, formatCell(values.castAs, columnNamed('castAs').type, language), answers);
    }
    return { row, reading, match };
  });
  const ids = matched.flatMap(({ match }) => match.record?.id ?? []);
  const records = ids.length > 0 ? await findTalents(req, columns, { id: { in: ids } }) : [];
  return matched.map(({ row, reading, match }) => {
    const record = records.find(({ id }) => id === match.record?.id);
    completeLevels(reading, row, columns, record, answers);
    const { values, leftOut, words } = reading;
    const { name = record?.name ?? '', sections } = values;
    const missing = (['name', 'sections'] as const).filter((one) => !match.record && !values[one]);
    const problems = match.problem
      ? [match.problem]
      : missing.map((one): Note => [one, PROBLEMS.missing]);
    const changes = columns.flatMap((column) => {
      const value = values[column.name];
      const from = record ? cellOf(record, column, language) : '';
      const to = formatCell(value, column.type, language);
      return value === undefined || from.trim() === to.trim() ? [] : [{ column, value, from, to }];
    });
    const accepted = !record ? 'create' : changes.length > 0 ? 'update' : 'unchanged';
    const textOf = ([column, problem]: Note) =>
      `${columnNamed(column).label[language]}: ${problem[language]}`;
    const result: RowResult = {
      line: row.line,
      name: String(name),
      key: record ? `id/${record.id}` : `${sections && findList(sections)}/${nameKey(name)}`,
      action: problems.length > 0 ? 'refuse' : accepted,
      ...(record && { id: record.id, updatedAt: record.updatedAt }),
      changes: changes.map(({ column, from, to }) => ({ label: column.label[language], from, to })),
      problems: problems.map(textOf),
      leftOut: leftOut.map(textOf),
      words,
    };
    return { record, changes, result };
  });
}

type RowPlan = Awaited<ReturnType<typeof planRows>>[number];

/** Saves the changes of a row as a draft, in one operation: either all of them, or none. */
async function saveRow(req: PayloadRequest, { record, changes }: RowPlan) {
  const texts: Row = {};
  const data: Row = { _status: 'draft' };
  for (const { column, value } of changes) {
    const { field, locale } = column;
    (locale && locale !== DEFAULT_LOCALE ? texts : data)[field.name] = value;
  }
  const options = {
    collection: 'talents',
    data,
    draft: true,
    locale: DEFAULT_LOCALE,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    context: contextWith({ translations: texts }),
    // The request of the import itself would get the locale and the context of this operation.
    req: { i18n: req.i18n },
  } as const;
  return record ? req.payload.update({ ...options, id: record.id }) : req.payload.create(options);
}

/** Plans a row again, because an earlier one may have its name, and saves it. */
async function importRow(
  req: PayloadRequest,
  columns: readonly TalentColumn[],
  row: ImportRow,
  answers: ColumnAnswers,
): Promise<RowResult> {
  const [plan] = await planRows(req, columns, { rows: [row], answers });
  const { result } = plan!;
  if (result.action === 'refuse' || result.action === 'unchanged') return result;
  const refuse = (problem: string) =>
    ({ ...result, action: 'refuse', problems: [problem] }) satisfies RowResult;
  const isExpected = (['action', 'id', 'updatedAt'] as const).every(
    (name) => row.expected?.[name] === result[name],
  );
  if (!isExpected) return refuse(messages.changedSince[adminLanguage(req)]);
  try {
    return { ...result, id: (await saveRow(req, plan!)).id };
  } catch (error) {
    return refuse(reasonOf(req, error));
  }
}

/** Rows of one request: a check of them takes less than a second. */
const MAX_BATCH = 100;

/** Characters of the longest cell; the longest text is a biography. */
const MAX_CELL = 40_000;

const areTexts = (value: unknown): boolean =>
  isObject(value) &&
  Object.values(value).every((text) => typeof text === 'string' && text.length <= MAX_CELL);

interface ImportBody {
  rows: readonly ImportRow[];
  answers: ColumnAnswers;
}

/** @throws {APIError} with status 400, when the body contains no rows, too many, or cells that are no texts */
async function readRows(req: PayloadRequest): Promise<ImportBody> {
  const { rows, answers = {} } = await readBody(req);
  const isRow = (row: unknown) =>
    isObject(row) && Number.isInteger(row.line) && areTexts(row.cells);
  const areRows = Array.isArray(rows) && rows.length <= MAX_BATCH && rows.every(isRow);
  const areAnswers = isObject(answers) && Object.values(answers).every(areTexts);
  if (areRows && areAnswers) return { rows, answers: answers as ColumnAnswers };
  throw refusal(req, { code: 'badRequest' });
}

/**
 * `POST /api/talents/export` returns all talents as a table of texts whose first row has the headers; `/import/check`
 * plans rows and `/import/run` saves them. Editors only.
 */
const transferEndpoints = [
  editorsEndpoint('post', '/export', async (req) => {
    const columns = await talentColumns(req);
    const language = adminLanguage(req);
    const talents = await findTalents(req, columns);
    const table = [
      columns.map(({ label }) => label[language]),
      ...talents.map((talent) => columns.map((column) => cellOf(talent, column, language))),
    ];
    // The table contains birth dates.
    await recordEvent(req, { action: 'export', kind: 'talents' });
    return Response.json({ table }, { headers: { 'Cache-Control': 'no-store' } });
  }),
  editorsEndpoint('post', '/import/check', async (req) => {
    const plans = await planRows(req, await talentColumns(req), await readRows(req));
    return Response.json({ results: plans.map(({ result }) => result) });
  }),
  editorsEndpoint('post', '/import/run', async (req) => {
    const { rows, answers } = await readRows(req);
    const columns = await talentColumns(req);
    const results: RowResult[] = [];
    for (const row of rows) results.push(await importRow(req, columns, row, answers));
    return Response.json({ results });
  }),
];

/** Imports talents from a spreadsheet, and exports them to one. */
export const importTalents: Plugin = (config) =>
  extendConfig.collection(config, 'talents', {
    endpoints: transferEndpoints,
    components: {
      listMenuItems: [talentsPageLink('import', texts.title)],
      views: {
        import: { path: '/import', Component: '/features/import/admin/ImportView.tsx#ImportView' },
      },
    },
  });
