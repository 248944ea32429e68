import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type RunningCms, startServer } from '../../../cms/runtime/server.ts';

/** The API key of the reader that {@link startEmptyCms} makes. */
export const READER_KEY = 'a-reader-key-for-tests';

/** Starts the real CMS over a new, empty database; one per test file, since Payload holds one per process. */
export async function startEmptyCms(): Promise<RunningCms> {
  const folder = await mkdtemp(path.join(tmpdir(), 'cms-'));
  process.env.DATABASE_URI = `file:${path.join(folder, 'cms.db')}`;
  process.env.MEDIA_DIR = path.join(folder, 'media');
  const cms = await startServer(0);
  const people = [
    { email: 'admin@agencia.example', role: 'admin' },
    { email: 'editor@agencia.example', role: 'editor' },
    { email: 'reader@agencia.example', role: 'reader', enableAPIKey: true, apiKey: READER_KEY },
  ] as const;
  for (const person of people) {
    await cms.payload.create({
      collection: 'users',
      data: { ...person, password: 'a long password' },
    });
  }
  return cms;
}

/** What the CMS answers, as far as the tests look at it. */
export interface Answer {
  data: {
    Talents: { docs: { name: string; birthDate: string | null }[]; totalDocs: number } | null;
    Users: { docs: { email: string }[] } | null;
    versionsTalents: { totalDocs: number } | null;
  };
  errors?: { message: string }[];
}

/** Asks the CMS over HTTP, with an API key or as the public. */
export async function ask(cms: RunningCms, query: string, key?: string) {
  const response = await fetch(`${cms.url}/api/graphql`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(key ? { Authorization: `users API-Key ${key}` } : {}),
    },
    body: JSON.stringify({ query }),
  });
  return (await response.json()) as Answer;
}

/** Saves a published talent with this name and these fields. */
export function publish(cms: RunningCms, name: string, fields: object = {}) {
  const data = {
    name,
    sections: ['actress'],
    visibility: 'listed',
    _status: 'published',
    ...fields,
  };
  return cms.payload.create({ collection: 'talents', locale: 'es', data: data as never });
}
