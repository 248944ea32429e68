import { type Plugin, type Endpoint, type PayloadRequest, APIError } from 'payload';
import { mapCollections, withView } from '../extendConfig.ts';
import { recordEvent } from '../audit/auditEvents.ts';
import { checkRows, exportTable, type ImportRow, importRows } from './importPlan.ts';
import { editors } from '../../access.ts';
import { tr } from '../../texts/labels.ts';

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
function assertEditor(req: PayloadRequest): void {
  if (editors({ req })) return;
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
    assertEditor(req);
    const table = await exportTable(req);
    // The table contains birth dates.
    await recordEvent(req, { action: 'export', who: req.user?.email ?? '', kind: 'talents' });
    return Response.json({ table }, { headers: { 'Cache-Control': 'no-store' } });
  },
};

const checkEndpoint: Endpoint = {
  path: '/import/check',
  method: 'post',
  handler: async (req) => {
    assertEditor(req);
    return Response.json({ results: await checkRows(req, await readRows(req)) });
  },
};

const runEndpoint: Endpoint = {
  path: '/import/run',
  method: 'post',
  handler: async (req) => {
    assertEditor(req);
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
