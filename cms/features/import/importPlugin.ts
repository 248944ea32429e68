import { isDeepStrictEqual } from 'node:util';
import { APIError, type PayloadRequest, type Plugin, type Where } from 'payload';
import { readableName } from '#contract/familyName.ts';
import { SECTIONS, findList, proposeGenders } from '#contract/lists.ts';
import { cleanLine } from '#contract/text.ts';
import { findRule } from '../../fields/rules.ts';
import { type Bilingual, bilingual, startOf } from '../../texts/labels.ts';
import { adminLanguage, describeProblem } from '../../texts/problems.ts';
import { fillInBoth } from '../../texts/texts.ts';
import cellProblems from '../../spreadsheets/cellProblems.json' with { type: 'json' };
import messages from './problems.json' with { type: 'json' };
import { formatCell, readWords, unmarkText, wordKey } from '../../spreadsheets/spreadsheetCells.ts';
import { talentColumns } from './importColumns.ts';
import { DEFAULT_LOCALE } from '#contract/locales.ts';
import { recordEvent } from '../audit/auditEvents.ts';
import { editorsEndpoint } from '../../plugins/endpoints.ts';
import { extendConfig } from '../../plugins/extendConfig.ts';
import { contextWith } from '../../runtime/requestContext.ts';
import type { ColumnAnswers, ImportRow, RowResult } from '../../spreadsheets/spreadsheetFile.ts';

type TalentColumn = Awaited<ReturnType<typeof talentColumns>>[number];

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

function valueOf(record: TalentRecord, { field, locale, keyName }: TalentColumn): unknown {
  const stored = record[field.name];
  if (locale) return (stored as Row | null | undefined)?.[locale];
  if (!keyName) return stored;
  return ((stored ?? []) as Row[]).map((row) => ({ key: row[keyName], level: row.level }));
}

/** Returns the cell of a record in a column; a person who has left the team is no agent. */
function cellOf(record: TalentRecord, column: TalentColumn, language: keyof Bilingual): string {
  const value = valueOf(record, column);
  const { type } = column;
  const isGone =
    column.field.name === 'agentId' &&
    type.kind === 'choice' &&
    !type.choices.some((choice) => choice.value === value);
  return isGone ? '' : formatCell(value, type, language);
}

/** The values of a row that name a person. */
interface RowKeys {
  shareId: string;
  slug: string;
  name: string;
  sections: readonly string[] | undefined;
}

/**
 * Returns a name as people compare it: without case, accents but the tilde of the ñ, punctuation, and what
 * nobody sees.
 */
const nameKey = (name: unknown): string =>
  cleanLine(String(name ?? ''))
    .normalize('NFKD')
    .toLocaleLowerCase('es')
    .replaceAll('n\u0303', 'ñ')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Loads the records that rows can mean. */
async function findCandidates(
  req: PayloadRequest,
  columns: readonly TalentColumn[],
  rows: readonly RowKeys[],
): Promise<TalentRecord[]> {
  const named = columns.filter(({ name }) => name === 'name');
  const names = new Set(rows.map(({ name }) => nameKey(name)).filter(Boolean));
  const all = names.size > 0 ? await findTalents(req, named) : [];
  const namesakes = all.filter(({ name }) => names.has(nameKey(name))).map(({ id }) => id);
  const values = {
    id: namesakes,
    shareId: rows.map(({ shareId }) => shareId),
    slug: rows.map(({ slug }) => slug),
  };
  const or = Object.entries(values).flatMap(([field, list]): Where[] => {
    const wanted = [...new Set(list.filter(Boolean))];
    return wanted.length > 0 ? [{ [field]: { in: wanted } }] : [];
  });
  return or.length > 0 ? findTalents(req, columns, { or }) : [];
}

/**
 * Finds whom a row means: by the identifier, else by the address in the list, else nobody. A person
 * whose name exists already is refused without one of them, so that nobody is created twice.
 *
 * @returns the record that the row changes, none for a new person, or why the row names nobody clearly
 */
function matchRow(row: RowKeys, candidates: readonly TalentRecord[]) {
  const { shareId, slug, name, sections } = row;
  if (shareId) {
    const record = candidates.find((candidate) => candidate.shareId === shareId);
    return record ? { record } : { problem: messages.unknownKey, column: 'shareId' };
  }
  const list = sections && findList(sections);
  const inList = candidates.filter((candidate) => !list || candidate.list === list);
  if (slug) {
    const [record, ...others] = inList.filter((candidate) => candidate.slug === slug);
    return others.length > 0 ? { problem: messages.ambiguousSlug, column: 'sections' } : { record };
  }
  const known = inList.find((candidate) => name && nameKey(candidate.name) === nameKey(name));
  return known
    ? { problem: fillInBoth(messages.knownName, String(known.name)), column: 'name' }
    : { record: undefined };
}

/** The cell that removes the value of a record; an empty cell leaves it as it is. */
const REMOVE = '-';

/** The values of the cells that are filled; `null` removes a value. */
type Values = Map<TalentColumn, unknown>;

type Notes = Pick<RowResult, 'leftOut' | 'words'>;

/** Returns the cells of a row, the name as people write it, and "25-35" as two ages. */
function cellsIn({ cells }: ImportRow): ImportRow['cells'] {
  const { shareId, name, familyName, playingAgeFrom = '', playingAgeTo } = cells;
  const [, from, to] = /^\s*(\d+)\D+(\d+)/.exec(playingAgeFrom) ?? [];
  return {
    ...cells,
    ...(name && !shareId && { name: readableName(name) }),
    ...(familyName && !shareId && { familyName: readableName(familyName) }),
    ...(from && to && !playingAgeTo && { playingAgeFrom: from, playingAgeTo: to }),
  };
}

function readValues(
  row: ImportRow,
  columns: readonly TalentColumn[],
  answers: ColumnAnswers,
  language: keyof Bilingual,
): { values: Values } & Notes {
  const values: Values = new Map();
  const notes: Notes = { leftOut: [], words: [] };
  const cells = cellsIn(row);
  /** Notes that a cell is left out or, without the cell, what of it. */
  const leaveOut = (column: TalentColumn, problem: Bilingual, cell = '') => {
    const message = cell ? fillInBoth(messages.leftOut, startOf(cell), problem) : problem;
    notes.leftOut.push({ column: column.name, message: message[language] });
  };
  for (const column of columns) {
    const cell = cells[column.name]?.trim() ?? '';
    if (!cell || column.name === 'shareId') continue;
    if (cell === REMOVE) {
      const isNeeded = column.isRequired || column.name === 'slug';
      if (isNeeded) leaveOut(column, messages.notRemovable, cell);
      else values.set(column, null);
      continue;
    }
    const { value, words, problems } = readWords(cell, column.type, answers[column.name] ?? {});
    notes.words.push(...words.map((word) => ({ ...word, column: column.name })));
    for (const problem of problems) leaveOut(column, problem, value === undefined ? cell : '');
    if (value !== undefined) values.set(column, value);
  }
  return {
    values: applyRules(values, (column, problem) =>
      leaveOut(column, problem, row.cells[column.name]!),
    ),
    ...notes,
  };
}

/** Returns the values that the rules of the form accept; of a list that they refuse the first one, if that may be. */
function applyRules(
  values: Values,
  leaveOut: (column: TalentColumn, problem: Bilingual) => void,
): Values {
  const siblings = Object.fromEntries([...values].map(([{ field }, value]) => [field.name, value]));
  const kept: Values = new Map();
  for (const [column, value] of values) {
    const rule = findRule(column.field as never);
    const problem = value === null ? undefined : rule?.(value, siblings);
    const first = Array.isArray(value) && value.length > 1 ? value.slice(0, 1) : undefined;
    if (!problem) kept.set(column, value);
    else if (first && !rule!(first, siblings)) kept.set(column, first);
    if (problem)
      leaveOut(column, bilingual(describeProblem(problem, 'es'), describeProblem(problem, 'en')));
  }
  return kept;
}

const findValue = (values: Values, name: string): unknown =>
  [...values].find(([column]) => column.name === name)?.[1];

const keysOf = (row: ImportRow, values: Values): RowKeys => ({
  shareId: unmarkText(row.cells.shareId?.trim() ?? ''),
  slug: String(findValue(values, 'slug') ?? ''),
  name: String(findValue(values, 'name') ?? ''),
  sections: findValue(values, 'sections') as string[] | undefined,
});

/** Names a person who is new: by the address in the list, else by the name. */
const newKeyOf = ({ slug, name, sections }: RowKeys): string =>
  [sections && findList(sections), slug || nameKey(name)].join('/');

/** Finds the values that differ from the record, as the spreadsheet shows them; `null` removes one. */
function findChanges(values: Values, record: TalentRecord | undefined, language: keyof Bilingual) {
  return [...values].flatMap(([column, value]) => {
    const from = record ? cellOf(record, column, language) : '';
    const to = formatCell(value, column.type, language);
    // A value of a person who has left the team is shown as empty, and can be removed.
    const isRemoved = value === null && record && String(valueOf(record, column) ?? '');
    return from.trim() === to.trim() && !isRemoved ? [] : [{ column, value, from, to }];
  });
}

/** Refuses a new person without name or section, and an address that somebody else has. */
function findRecordProblems(
  values: Values,
  record: TalentRecord | undefined,
  candidates: readonly TalentRecord[],
  language: keyof Bilingual,
): RowResult['problems'] {
  const missing = ['name', 'sections']
    .filter((name) => !record && !findValue(values, name))
    .map((column) => ({ column, message: cellProblems.missing[language] }));
  const sections = findValue(values, 'sections') as string[] | undefined;
  const list = sections ? findList(sections) : record?.list;
  const slug = findValue(values, 'slug') ?? record?.slug;
  const isTaken = candidates.some(
    (other) => other.id !== record?.id && other.list === list && other.slug === slug,
  );
  const message = describeProblem({ code: 'takenSlug' }, language);
  return slug && isTaken ? [...missing, { column: 'slug', message }] : missing;
}

/**
 * Adds the section of a new person for whom the sheet says none: the one that the gender tells, or what the editor has
 * chosen for all of that gender.
 */
function addSection(
  { values, words }: { values: Values } & Notes,
  columns: readonly TalentColumn[],
  answers: ColumnAnswers,
): void {
  const columnOf = (name: string) => columns.find((column) => column.name === name)!;
  const genders = findValue(values, 'castAs') as string[] | undefined;
  const text = formatCell(genders, columnOf('castAs').type, 'es');
  const proposed = SECTIONS.find(
    (one) => genders && isDeepStrictEqual(proposeGenders([one]), genders),
  );
  const word = { column: 'sections', of: 'value', text, isSure: false } as const;
  const value = answers.sections?.[wordKey(word)] ?? proposed ?? '';
  words.push({ ...word, value });
  if (value) values.set(columnOf('sections'), [value]);
}

/** Plans what an import would do with rows, and why it would refuse some. */
async function planRows(
  req: PayloadRequest,
  columns: readonly TalentColumn[],
  { rows, answers }: ImportBody,
) {
  const language = adminLanguage(req);
  const readings = rows.map((row) => {
    const reading = readValues(row, columns, answers, language);
    return { row, reading, keys: keysOf(row, reading.values) };
  });
  const names = readings.map(({ keys }) => keys);
  const candidates = await findCandidates(req, columns, names);
  return readings.map(({ row, reading, keys: writtenKeys }) => {
    const { values, leftOut, words } = reading;
    const { record, problem, column } = matchRow(writtenKeys, candidates);
    if (!record && !problem && !row.cells.sections?.trim()) addSection(reading, columns, answers);
    const keys = keysOf(row, values);
    const all = problem
      ? [{ column, message: problem[language] }]
      : findRecordProblems(values, record, candidates, language);
    const changes = findChanges(values, record, language);
    const accepted = !record ? 'create' : changes.length > 0 ? 'update' : 'unchanged';
    const result: RowResult = {
      line: row.line,
      name: keys.name || String(record?.name ?? ''),
      key: record ? `id/${record.id}` : newKeyOf(keys),
      action: all.length > 0 ? 'refuse' : accepted,
      ...(record && { id: record.id, updatedAt: record.updatedAt }),
      changes: changes.map(({ column, from, to }) => ({ label: column.label[language], from, to })),
      problems: all,
      leftOut,
      words,
    };
    return { row, record, changes, result };
  });
}

type RowPlan = Awaited<ReturnType<typeof planRows>>[number];

/** Returns rows with a key and a level; a row that was there keeps its id. */
const rowsOf = (value: unknown, keyName: string, stored: unknown): Row[] =>
  ((value ?? []) as Row[]).map(({ key, level }) => {
    const old = ((stored ?? []) as Row[]).find((candidate) => candidate[keyName] === key);
    return { ...(old?.id ? { id: old.id } : {}), [keyName]: key, level };
  });

/** Saves the changes of a row as a draft, in one operation: either all of them, or none. */
async function saveRow(req: PayloadRequest, plan: RowPlan): Promise<number | string> {
  const { record, changes } = plan;
  const texts: Row = {};
  const data: Row = { _status: 'draft' };
  for (const { column, value } of changes) {
    const { field, keyName, locale } = column;
    const { name } = field;
    if (locale && locale !== DEFAULT_LOCALE) texts[name] = value;
    else data[name] = keyName ? rowsOf(value, keyName, record?.[name]) : value;
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
  const saved = record
    ? await req.payload.update({ ...options, id: record.id })
    : await req.payload.create(options);
  return saved.id;
}

async function importRow(req: PayloadRequest, plan: RowPlan): Promise<RowResult> {
  const language = adminLanguage(req);
  const { result } = plan;
  const { expected } = plan.row;
  const refused = (message: string): RowResult => ({
    ...result,
    action: 'refuse',
    problems: [{ column: '', message }],
  });
  if (result.action === 'refuse' || result.action === 'unchanged') return result;
  const isExpected = (['action', 'id', 'updatedAt'] as const).every(
    (name) => expected?.[name] === result[name],
  );
  if (!isExpected) return refused(messages.changedSince[language]);
  try {
    return { ...result, id: await saveRow(req, plan) };
  } catch (error) {
    const { data } = error as { data?: { errors?: { message?: string }[] } };
    req.payload.logger.warn({ err: error, msg: `Row ${plan.row.line} was not imported` });
    return refused(data?.errors?.[0]?.message ?? messages.notSaved[language]);
  }
}

/** Plans one row again before it is saved: a row of the same request may have taken its address. */
async function importRows(
  req: PayloadRequest,
  { rows, answers }: ImportBody,
): Promise<RowResult[]> {
  const columns = await talentColumns(req);
  const results: RowResult[] = [];
  for (const row of rows) {
    const [plan] = await planRows(req, columns, { rows: [row], answers });
    if (plan) results.push(await importRow(req, plan));
  }
  return results;
}

/** Returns all talents as a table of texts whose first row has the headers. */
async function exportTable(req: PayloadRequest): Promise<string[][]> {
  const columns = await talentColumns(req);
  const language = adminLanguage(req);
  const talents = await findTalents(req, columns);
  return [
    columns.map(({ label }) => label[language]),
    ...talents.map((talent) => columns.map((column) => cellOf(talent, column, language))),
  ];
}

/** Rows of one request: a check of them takes less than a second. */
const MAX_BATCH = 100;

/** Characters of the longest cell; the longest text is a biography. */
const MAX_CELL = 40_000;

const isObject = (value: unknown): value is Row => Object(value) === value && !Array.isArray(value);

const areTexts = (value: unknown): boolean =>
  isObject(value) &&
  Object.values(value).every((text) => typeof text === 'string' && text.length <= MAX_CELL);

const isRow = (value: unknown): value is ImportRow =>
  isObject(value) && Number.isInteger(value.line) && areTexts(value.cells);

const areAnswers = (value: unknown): value is ColumnAnswers =>
  isObject(value) && Object.values(value).every(areTexts);

interface ImportBody {
  rows: readonly ImportRow[];
  answers: ColumnAnswers;
}

/** @throws {APIError} with status 400, when the body contains no rows, too many, or cells that are no texts */
async function readBody(req: PayloadRequest): Promise<ImportBody> {
  const body: unknown = await req.json?.().catch(() => undefined);
  const { rows, answers = {} } = Object(body) as { rows?: unknown; answers?: unknown };
  const areRows = Array.isArray(rows) && rows.length <= MAX_BATCH && rows.every(isRow);
  if (areRows && areAnswers(answers)) return { rows, answers };
  throw new APIError(messages.badRows[adminLanguage(req)], 400, undefined, true);
}

/**
 * `POST /api/talents/export` returns all talents as a table; `/import/check` plans rows and
 * `/import/run` saves them. Editors only.
 */
const transferEndpoints = [
  editorsEndpoint('post', '/export', async (req) => {
    const table = await exportTable(req);
    // The table contains birth dates.
    await recordEvent(req, { action: 'export', kind: 'talents' });
    return Response.json({ table }, { headers: { 'Cache-Control': 'no-store' } });
  }),
  editorsEndpoint('post', '/import/check', async (req) => {
    const plans = await planRows(req, await talentColumns(req), await readBody(req));
    return Response.json({ results: plans.map(({ result }) => result) });
  }),
  editorsEndpoint('post', '/import/run', async (req) =>
    Response.json({ results: await importRows(req, await readBody(req)) }),
  ),
];

/** Imports talents from a spreadsheet, and exports them to one. */
export const importTalents: Plugin = (config) =>
  extendConfig.collection(config, 'talents', {
    endpoints: transferEndpoints,
    components: {
      listMenuItems: ['/features/import/admin/TalentImport.tsx#ImportLink'],
      views: {
        import: { path: '/import', Component: '/features/import/admin/ImportView.tsx#ImportView' },
      },
    },
  });
