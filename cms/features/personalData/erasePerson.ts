import { type CollectionSlug, type PayloadRequest, createLocalReq } from 'payload';
import type { Siblings } from '../../fields/rules.ts';
import { isPostgres } from '../../runtime/database.ts';
import { databaseUri } from '../../runtime/settings.ts';
import { recordEvent } from '../audit/auditEvents.ts';
import { forgetDeparture } from '../departure/departure.ts';
import {
  type PersonalData,
  type VersionRow,
  WITH_VERSIONS,
  find,
  findSystem,
  findVersions,
  isPerson,
  withoutRows,
} from './personalData.ts';
import { requestPublication } from '../publishing/publications.ts';

/** What the erasure of a person will delete, and what it leaves. */
export interface ErasurePlan {
  name: string;
  versions: number;
  files: number;
  proposals: string[];
  isOnHome: boolean;
  redirects: number;
  /** Files that stay, because other records show them: their names, and where. */
  shared: { file: string; uses: string[] }[];
  /** The titles of other records whose texts name the person; they stay. */
  mentions: string[];
}

/** Returns what the erasure of a person will delete. */
export function planErasure(data: PersonalData): ErasurePlan {
  const { name, versions, files, proposals, home, redirects, shared, mentions } = data;
  return {
    name,
    versions: versions.length,
    files: files.length,
    proposals: proposals.map(({ project }) => String(project)),
    isOnHome: Boolean(home.page) || home.versions.length > 0,
    redirects: redirects.length,
    shared: shared.map(({ file, uses }) => ({ file: file.filename ?? '', uses })),
    mentions,
  };
}

/** Takes the person out of the home page and its versions. */
async function clearHome({ payload: { db } }: PayloadRequest, id: number, data: PersonalData) {
  const isTheirs = (row: Siblings) => isPerson(id)(row) || data.isNamedIn(row);
  const updatedAt = new Date().toISOString();
  const { page, versions } = data.home;
  if (page) {
    await db.updateGlobal({ slug: 'home', data: { ...withoutRows(page, isTheirs), updatedAt } });
  }
  for (const { id: versionId, version, latest } of versions) {
    const rest = withoutRows(version, isTheirs);
    const versionData = { version: latest ? rest : data.redact(rest) };
    const args = { id: versionId, global: 'home' as const, locale: 'all', versionData };
    await db.updateGlobalVersion(args as never);
  }
}

/** Returns a proposal without a person; one of nobody else is withdrawn. */
function withoutPerson(proposal: Siblings, id: number, { redact }: PersonalData): Siblings {
  const people = ((proposal.people ?? []) as Siblings[]).filter((row) => !isPerson(id)(row));
  const isEmpty = people.length === 0 && Array.isArray(proposal.people);
  return { ...redact({ ...proposal, people }), ...(isEmpty && { withdrawn: true }) };
}

/** Replaces the content of a version; hooks would store the old one again. */
const replaceVersion = (
  { payload: { db } }: PayloadRequest,
  collection: CollectionSlug,
  { id, parent }: VersionRow,
  version: Siblings,
) => db.updateVersion({ collection, id, locale: 'all', versionData: { parent, version } } as never);

async function clearProposals(req: PayloadRequest, id: number, data: PersonalData) {
  const updatedAt = new Date().toISOString();
  for (const row of data.proposals) {
    const changed = { ...withoutPerson(row as Siblings, id, data), updatedAt };
    await req.payload.db.updateOne({ collection: 'proposals', id: row.id, data: changed });
  }
  for (const row of data.proposalVersions) {
    await replaceVersion(req, 'proposals', row, withoutPerson(row.version, id, data));
  }
}

/** Of so many records, all versions are in memory at once. */
const BATCH = 50;

/** Takes the person's name out of the older versions of other records, which nobody can edit. */
async function clearOlderVersions(req: PayloadRequest, { isNamedIn, redact }: PersonalData) {
  for (const collection of WITH_VERSIONS) {
    const ids = (await find(req, collection)).map(({ id }) => id);
    while (ids.length > 0) {
      const parent = { in: ids.splice(0, BATCH) };
      const rows = await findVersions(req, collection, { parent, latest: { not_equals: true } });
      for (const row of rows.filter(({ version }) => isNamedIn(version))) {
        await replaceVersion(req, collection, row, redact(row.version));
      }
    }
  }
}

/** Takes the person's name out of what happened, and deletes what editors have set with it. */
async function clearSystem(req: PayloadRequest, id: number, { isNamedIn, redact }: PersonalData) {
  const { db } = req.payload;
  const system = await findSystem(req, id, isNamedIn);
  for (const collection of ['publications', 'payload-jobs', 'proposal-answers'] as const) {
    for (const row of system[collection]) {
      await db.updateOne({ collection, id: row.id, data: redact(row) });
    }
  }
  for (const collection of ['payload-query-presets', 'payload-preferences'] as const) {
    for (const row of system[collection]) {
      await db.deleteOne({ collection, where: { id: { equals: row.id } } });
    }
  }
}

/** Deletes files from disk or the bucket, with their thumbnails. */
async function deleteFiles({ payload }: PayloadRequest, { files }: PersonalData) {
  // A request of its own: the rules of the network keep everything that is not in the trash.
  const req = await createLocalReq({}, payload);
  for (const { id } of files) {
    await payload.delete({ collection: 'media', id, trash: true, depth: 0, req });
  }
}

/** Writes freed pages of the database anew: they would keep what was deleted. */
async function compactDatabase({ payload }: PayloadRequest) {
  const db = payload.db as unknown as {
    execute(query: { drizzle: unknown; raw: string }): Promise<unknown>;
    drizzle: unknown;
  };
  // The statistics of PostgreSQL contain values of columns: new ones first.
  const commands = isPostgres(databaseUri())
    ? ['ANALYZE', 'VACUUM FULL']
    : ['VACUUM', 'PRAGMA wal_checkpoint(TRUNCATE)'];
  for (const raw of commands) await db.execute({ drizzle: db.drizzle, raw });
}

/**
 * Deletes everything about a person for good, and asks for a build, which removes them from the site and
 * its caches. The record is deleted last: if anything fails, the same action completes it.
 */
export async function erasePerson(req: PayloadRequest, id: number, data: PersonalData) {
  const { db } = req.payload;
  await clearHome(req, id, data);
  await clearProposals(req, id, data);
  for (const { id: redirect } of data.redirects) {
    await db.deleteOne({ collection: 'redirects', where: { id: { equals: redirect } } });
  }
  await deleteFiles(req, data);
  // After the files, whose names the list of publications has now.
  await clearSystem(req, id, data);
  await forgetDeparture(req, id);
  await db.deleteVersions({ collection: 'talents', where: { parent: { equals: id } } });
  await clearOlderVersions(req, data);
  await db.deleteOne({ collection: 'talents', where: { id: { equals: id } } });
  const who = req.user?.email ?? '';
  await recordEvent(req, { who, action: 'erase', kind: 'talents', recordId: id });
  await requestPublication(req, { kind: 'talents', id, title: '' });
  await compactDatabase(req);
}
