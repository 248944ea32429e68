import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Payload } from 'payload';
import { afterAll, beforeAll, vi } from 'vitest';
import type { RunningCms } from '../../../cms/runtime/embedded.ts';

/** The API key of the reader that {@link startTestCms} creates. */
export const READER_KEY = 'a-reader-key-for-tests';
/** The password of all users that {@link startTestCms} creates. */
export const PASSWORD = 'a long password';

const USERS = [
  { email: 'admin@agencia.example', role: 'admin' },
  { email: 'editor@agencia.example', role: 'editor' },
  { email: 'reader@agencia.example', role: 'reader', enableAPIKey: true, apiKey: READER_KEY },
] as const;

/** A migrated database with the users; the first CMS of a test run saves it for the next ones. */
const template = () => path.join(tmpdir(), 'cms-template.db');

async function createUsers({ payload }: RunningCms): Promise<void> {
  for (const user of USERS) {
    await payload.create({ collection: 'users', data: { ...user, password: PASSWORD } });
  }
}

async function saveTemplate({ payload }: RunningCms, folder: string): Promise<void> {
  const draft = path.join(folder, 'template.db');
  const db = payload.db as unknown as {
    execute(query: object): Promise<unknown>;
    drizzle: unknown;
  };
  await db.execute({ drizzle: db.drizzle, raw: `VACUUM INTO '${draft}'` });
  await rename(draft, template());
}

function restoreEnvironment(saved: NodeJS.ProcessEnv): void {
  vi.unstubAllEnvs();
  for (const name of Object.keys(process.env)) if (!(name in saved)) delete process.env[name];
  Object.assign(process.env, saved);
}

const { PGHOST, PGPORT, PGUSER, PGPASSWORD } = process.env;

/** Creates a database in the server that `pg_virtualenv` started. */
function createPostgres(name: string): string {
  execFileSync('createdb', [name]);
  return `postgres://${PGUSER}:${PGPASSWORD}@${PGHOST}:${PGPORT}/${name}`;
}

/**
 * Starts the CMS over a database that holds three users and no content: an SQLite file, or in
 * `pg_virtualenv` one of PostgreSQL. Test files of one worker share its process, so the CMS must be closed
 * before the next file starts its own.
 *
 * @param environment variables to set until the CMS is closed; its configuration reads them
 * @param source an SQLite file to copy instead, e.g. of an earlier version
 */
export async function startTestCms(
  environment: Record<string, string> = {},
  source = template(),
): Promise<RunningCms> {
  const saved = { ...process.env };
  const folder = await mkdtemp(path.join(tmpdir(), 'cms-'));
  await mkdir(path.join(folder, 'media'));
  const database = path.join(folder, 'cms.db');
  const isSqlite = !PGHOST;
  const hasSource = isSqlite && existsSync(source);
  if (hasSource) await copyFile(source, database);
  Object.assign(
    process.env,
    {
      DATABASE_URI: isSqlite ? `file:${database}` : createPostgres(path.basename(folder)),
      MEDIA_DIR: path.join(folder, 'media'),
    },
    environment,
  );
  // Payload's configuration reads the environment when it is imported.
  vi.resetModules();
  const { startServer } = await import('../../../cms/runtime/embedded.ts');
  const cms = await startServer(0);
  if (!hasSource) await createUsers(cms);
  if (!hasSource && isSqlite) await saveTemplate(cms, folder);
  return {
    ...cms,
    async close() {
      await cms.close();
      // Otherwise getPayload() returns the closed instance to the next test file.
      (globalThis as { _payload?: Map<string, unknown> })._payload?.clear();
      restoreEnvironment(saved);
    },
  };
}

/** Starts a CMS before the tests of a file, see {@link startTestCms}, and closes it after them. */
export function useTestCms(environment: Record<string, string> = {}): RunningCms {
  const cms = {} as RunningCms;
  beforeAll(async () => void Object.assign(cms, await startTestCms(environment)));
  afterAll(() => cms.close());
  return cms;
}

/** The part of a GraphQL response that the tests read. */
export interface GraphQLResponse {
  data: {
    Talents: { docs: { name: string; birthDate: string | null }[]; totalDocs: number } | null;
    Users: { docs: { email: string }[] } | null;
    versionsTalents: { totalDocs: number } | null;
  };
  errors?: { message: string }[];
}

/** Returns the headers of a request with this API key, or of an anonymous one. */
export const authorisedBy = (key?: string): Record<string, string> =>
  key ? { Authorization: `users API-Key ${key}` } : {};

/** Sends a query to the CMS over HTTP, with an API key or anonymously. */
export async function query(cms: RunningCms, text: string, key?: string): Promise<GraphQLResponse> {
  const response = await fetch(`${cms.url}/api/graphql`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...authorisedBy(key),
    },
    body: JSON.stringify({ query: text }),
  });
  return (await response.json()) as GraphQLResponse;
}

/** Creates a published talent. */
export function publish(cms: { payload: Payload }, name: string, fields: object = {}) {
  const data = {
    name,
    sections: ['actress'],
    visibility: 'listed',
    _status: 'published',
    ...fields,
  };
  return cms.payload.create({ collection: 'talents', locale: 'es', data: data as never });
}
