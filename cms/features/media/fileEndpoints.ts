import {
  type Endpoint,
  type CollectionSlug,
  type PayloadRequest,
  APIError,
  commitTransaction,
  initTransaction,
  killTransaction,
} from 'payload';
import { editors } from '../../access.ts';
import { type Problem, adminLanguage, describeProblem } from '../../texts/problems.ts';
import { recordEvent } from '../audit/auditEvents.ts';
import type { Siblings } from '../../fields/rules.ts';
import { FILE_KINDS } from '../../fields/upload.ts';
import { requestPublication } from '../publishing/publication.ts';
import { editorName } from '../versions/versionsPlugin.ts';
import { describeUses, findUsingRows, type UsingRow } from './fileUses.ts';

type Id = number | string;

const refuse = (req: PayloadRequest, problem: Problem) =>
  new APIError(describeProblem(problem, adminLanguage(req)), 400, undefined, true);

async function findFile(req: PayloadRequest, id: Id) {
  const file = await req.payload.db.findOne<{ id: number; mimeType?: string; deletedAt?: string }>({
    collection: 'media',
    where: { id: { equals: id } },
    req,
  });
  return file && !file.deletedAt ? file : undefined;
}

/** Returns the top-level fields of a record that contain the references, with the other file. */
function replaceReferences({ record, references }: UsingRow, to: Id): Siblings {
  const changed: Siblings = {};
  for (const { path } of references) {
    const [name = '', ...rest] = path.split('.');
    changed[name] ??= structuredClone(record[name]);
    if (rest.length === 0) changed[name] = to;
    else {
      const parent = rest
        .slice(0, -1)
        .reduce((value, key) => value[key] as Siblings, changed[name] as Siblings);
      parent[rest.at(-1)!] = to;
    }
  }
  return changed;
}

/** Writes to the database directly: the texts of drafts may still break rules. */
async function writeRow(req: PayloadRequest, row: UsingRow, to: Id): Promise<void> {
  const { db } = req.payload;
  const { kind, id, isGlobal, versionId, record } = row;
  // The site fetches records again whose `updatedAt` has changed.
  const stamp = { updatedAt: new Date().toISOString(), updatedBy: editorName(req) };
  const changes = { ...replaceReferences(row, to), ...stamp };
  if (versionId === undefined) {
    // The whole row: the adapter empties lists that are missing.
    const data = { ...record, ...changes };
    if (isGlobal) await db.updateGlobal({ slug: kind, data, req });
    else await db.updateOne({ collection: kind as CollectionSlug, id: id!, data, req });
    return;
  }
  const version = { ...record, ...changes };
  const args = { id: versionId, locale: 'all', req } as const;
  if (isGlobal) {
    await db.updateGlobalVersion({ ...args, global: kind as 'home', versionData: { version } });
  } else {
    const versionData = { parent: id!, version };
    await db.updateVersion({ ...args, collection: kind as CollectionSlug, versionData });
  }
}

async function replaceIn(req: PayloadRequest, rows: readonly UsingRow[], to: Id): Promise<void> {
  for (const row of rows) await writeRow(req, row, to);
  for (const use of describeUses(req.payload, rows, adminLanguage(req))) {
    const { kind, id, isGlobal, isPublic, title } = use;
    const names = rows
      .filter((row) => row.kind === kind && row.id === id)
      .flatMap(({ references }) => references.map(({ path }) => path.split('.')[0]!));
    const record = id === undefined ? {} : { recordId: id };
    const fields = [...new Set(names)];
    await recordEvent(req, {
      who: req.user?.email ?? '',
      action: 'update',
      kind,
      ...record,
      fields,
    });
    if (isPublic) await requestPublication(req, { kind, title: isGlobal ? '' : title });
  }
}

/**
 * Replaces a file by another one wherever it is used, in public records and drafts: everywhere or, if
 * anything fails, nowhere.
 *
 * @returns the number of records
 * @throws {APIError} 400, when the other file does not exist or is of another kind
 */
async function replaceFile(req: PayloadRequest, from: Id, to: Id): Promise<number> {
  const rows = await findUsingRows(req, from);
  const file = from === to ? undefined : await findFile(req, to);
  if (!file) throw refuse(req, { code: 'otherFileMissing' });
  for (const { kind } of rows.flatMap(({ references }) => references)) {
    const { types, label } = FILE_KINDS[kind];
    const accepted = label[adminLanguage(req)];
    if (!types.includes(file.mimeType ?? '')) {
      throw refuse(req, { code: 'otherKind', values: [accepted] });
    }
  }
  const shouldCommit = await initTransaction(req);
  try {
    await replaceIn(req, rows, to);
    if (shouldCommit) await commitTransaction(req);
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
  return new Set(rows.map(({ kind, id }) => `${kind} ${id ?? ''}`)).size;
}

/**
 * `POST /api/media/:id/replace` with `{ "by": <id> }`: replaces a file everywhere by another one.
 * Editors only.
 */
const replaceEndpoint: Endpoint = {
  path: '/:id/replace',
  method: 'post',
  handler: async (req) => {
    if (!(await editors({ req }))) return Response.json({}, { status: 403 });
    const { by } = ((await req.json?.()) ?? {}) as { by?: unknown };
    if (typeof by !== 'number') {
      const message = describeProblem({ code: 'otherFileMissing' }, adminLanguage(req));
      throw new APIError(message, 400, undefined, true);
    }
    return Response.json({ records: await replaceFile(req, Number(req.routeParams?.id), by) });
  },
};

/** The endpoints of the media collection. */
export const fileEndpoints: Endpoint[] = [replaceEndpoint];
