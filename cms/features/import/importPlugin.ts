import { type Plugin, type Endpoint, type PayloadRequest, APIError } from 'payload';
import { mapCollections, withView } from '../extendConfig.ts';
import { adminLanguage, labelOf } from '../../texts/problems.ts';
import { recordEvent } from '../audit/auditEvents.ts';
import { talentColumns } from './importColumns.ts';
import {
  cellOf,
  type Change,
  findTalents,
  keyOf,
  MESSAGES,
  planRows,
  type RowPlan,
} from './importPlan.ts';
import type { ActionResult, ImportRow, RowResult } from './importRows.ts';
import { DEFAULT_LOCALE } from '#contract/locales.ts';
import { type Translations, withTranslations } from '../../fields/text.ts';
import { editors } from '../../access.ts';
import { tr } from '../../texts/labels.ts';

type Row = Record<string, unknown>;

/** Returns rows with a key and a level; a row that was there keeps its id. */
function rowsOf({ column, value }: Change, stored: unknown): Row[] {
  const key = keyOf(column.field);
  const rows = (value ?? []) as { key: string; level: string | null }[];
  return rows.map((row) => {
    const old = ((stored ?? []) as Row[]).find((candidate) => candidate[key] === row.key);
    return { ...(old?.id ? { id: old.id } : {}), [key]: row.key, level: row.level };
  });
}

/** Saves the changes of a row as a draft, in one operation: either all of them, or none. */
async function saveRow(req: PayloadRequest, plan: RowPlan): Promise<number | string> {
  const { record, changes } = plan;
  const texts: Translations = {};
  const data: Row = { _status: 'draft' };
  for (const change of changes) {
    const { column, value } = change;
    const { name } = column.field;
    const isOther = column.locale && column.locale !== DEFAULT_LOCALE;
    if (isOther) texts[name] = value as string | null;
    else data[name] = column.type.kind === 'levels' ? rowsOf(change, record?.[name]) : value;
  }
  const options = {
    collection: 'talents',
    data: data,
    draft: true,
    locale: DEFAULT_LOCALE,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    context: withTranslations(texts),
    // The request of the import itself would get the locale and the context of this operation.
    req: { i18n: req.i18n },
  } as const;
  const saved = record
    ? await req.payload.update({ ...options, id: record.id })
    : await req.payload.create(options);
  return saved.id;
}

const actionOf = ({ record, changes, problems }: RowPlan): ActionResult => {
  if (problems.length > 0) return 'refuse';
  if (!record) return 'create';
  return changes.length > 0 ? 'update' : 'unchanged';
};

function resultOf(plan: RowPlan, req: PayloadRequest): RowResult {
  const { row, name, record, key, changes, problems } = plan;
  const language = adminLanguage(req);
  return {
    line: row.line,
    name,
    action: actionOf(plan),
    key,
    ...(record ? { id: record.id, updatedAt: record.updatedAt } : {}),
    changes: changes.map(({ column, from, to }) => ({ label: column.label[language], from, to })),
    problems,
  };
}

/** Whether the row still is what the dry run has announced. */
const isExpected = ({ record, row: { expected } }: RowPlan): boolean =>
  expected?.action === (record ? 'update' : 'create') &&
  (!record || (expected.id === record.id && expected.updatedAt === record.updatedAt));

async function importRow(req: PayloadRequest, plan: RowPlan): Promise<RowResult> {
  const language = adminLanguage(req);
  const result = resultOf(plan, req);
  const refused = (message: string): RowResult => ({
    ...result,
    action: 'refuse',
    problems: [{ column: '', message }],
  });
  if (result.action === 'refuse' || result.action === 'unchanged') return result;
  if (!isExpected(plan)) return refused(MESSAGES.changedSince[language]);
  try {
    return { ...result, id: await saveRow(req, plan) };
  } catch (error) {
    const { data } = error as { data?: { errors?: { message?: string }[] } };
    req.payload.logger.warn({ err: error, msg: `Row ${plan.row.line} was not imported` });
    return refused(data?.errors?.[0]?.message ?? MESSAGES.notSaved[language]);
  }
}

/** Plans one row again before it is saved: a row of the same request may have taken its address. */
async function importRows(req: PayloadRequest, rows: readonly ImportRow[]): Promise<RowResult[]> {
  const columns = await talentColumns(req);
  const results: RowResult[] = [];
  for (const row of rows) {
    const [plan] = await planRows(req, columns, [row]);
    if (plan) results.push(await importRow(req, plan));
  }
  return results;
}

/** Rows of one request: a check of them takes less than a second. */
const MAX_BATCH = 100;

/** Characters of the longest cell; the longest text is a biography. */
const MAX_CELL = 40_000;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isRow = (value: unknown): value is ImportRow =>
  isObject(value) &&
  Number.isInteger(value.line) &&
  isObject(value.cells) &&
  Object.values(value.cells).every((cell) => typeof cell === 'string' && cell.length <= MAX_CELL) &&
  (value.expected === undefined || isObject(value.expected));

const refuse = (status: number, message: string) => new APIError(message, status, undefined, true);

/** @throws {APIError} with status 403, when the account is no editor's */
async function assertEditor(req: PayloadRequest): Promise<void> {
  if (await editors({ req })) return;
  throw refuse(403, tr(req, 'No tienes permiso para hacer esto', 'You are not allowed to do this'));
}

/** @throws {APIError} with status 400, when the body contains no rows, or too many */
async function readRows(req: PayloadRequest): Promise<ImportRow[]> {
  const body: unknown = await req.json?.().catch(() => undefined);
  const rows = isObject(body) ? body.rows : undefined;
  if (Array.isArray(rows) && rows.length <= MAX_BATCH && rows.every(isRow)) return rows;
  throw refuse(400, tr(req, 'Las filas no son válidas', 'The rows are invalid'));
}

const exportEndpoint: Endpoint = {
  path: '/export',
  method: 'post',
  handler: async (req) => {
    await assertEditor(req);
    const columns = await talentColumns(req);
    const language = adminLanguage(req);
    const talents = await findTalents(req, columns);
    // The table contains birth dates.
    await recordEvent(req, { action: 'export', who: req.user?.email ?? '', kind: 'talents' });
    const header = columns.map((column) => labelOf(column, language));
    const rows = talents.map((talent) => columns.map((column) => cellOf(talent, column, language)));
    return Response.json(
      { table: [header, ...rows] },
      { headers: { 'Cache-Control': 'no-store' } },
    );
  },
};

const checkEndpoint: Endpoint = {
  path: '/import/check',
  method: 'post',
  handler: async (req) => {
    await assertEditor(req);
    const rows = await readRows(req);
    const plans = await planRows(req, await talentColumns(req), rows);
    return Response.json({ results: plans.map((plan) => resultOf(plan, req)) });
  },
};

const runEndpoint: Endpoint = {
  path: '/import/run',
  method: 'post',
  handler: async (req) => {
    await assertEditor(req);
    return Response.json({ results: await importRows(req, await readRows(req)) });
  },
};

/**
 * `POST /api/talents/export` returns all talents as a table; `/import/check` plans rows and
 * `/import/run` saves them. Editors only.
 */
const transferEndpoints: Endpoint[] = [exportEndpoint, checkEndpoint, runEndpoint];

const LINK = '/features/import/admin/ImportLink.tsx#ImportLink';

/** Imports talents from a spreadsheet, and exports them to one. */
export const importTalents: Plugin = (config) => {
  const extended = mapCollections(config, (collection) => {
    if (collection.slug !== 'talents') return collection;
    const { components } = collection.admin ?? {};
    const listMenuItems = [...(components?.listMenuItems ?? []), LINK];
    return {
      ...collection,
      endpoints: [...(collection.endpoints || []), ...transferEndpoints],
      admin: { ...collection.admin, components: { ...components, listMenuItems } },
    };
  });
  return withView(extended, 'importTalents', {
    path: '/import',
    Component: '/features/import/admin/ImportView.tsx#ImportView',
  });
};
