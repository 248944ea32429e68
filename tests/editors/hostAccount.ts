import { glob } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ADMIN } from './adminServer';

async function post(url: string, body: object, headers: Record<string, string> = {}) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} returned ${response.status}`);
  return (await response.json()) as { token?: string };
}

/** Creates the account of the host's builds, with this API key. */
export async function createReader(origin: string, apiKey: string): Promise<void> {
  const { token } = await post(`${origin}/api/users/login`, ADMIN);
  const reader = { email: 'host@agencia.example', password: 'a password nobody keeps' };
  const access = { role: 'reader', enableAPIKey: true, apiKey };
  const headers = { Authorization: `JWT ${token}` };
  await post(`${origin}/api/users`, { ...reader, ...access }, headers);
}

async function openDatabase(dataDir: string): Promise<DatabaseSync> {
  const [file] = await Array.fromAsync(glob('*/cms.db', { cwd: dataDir }));
  return new DatabaseSync(path.join(dataDir, file!), { timeout: 10_000 });
}

/** Gives a talent's first video an address of no video, past the rules, as an import can do. */
export async function breakVideo(dataDir: string, talent: string): Promise<void> {
  const database = await openDatabase(dataDir);
  const { changes } = database
    .prepare(
      `UPDATE talents_videos SET url = 'https://example.com/nothing'
       WHERE _order = 1 AND _parent_id = (SELECT id FROM talents WHERE name = ?)`,
    )
    .run(talent);
  database.close();
  if (changes !== 1) throw new Error(`${talent} has no video`);
}

/** Takes everybody offline but some, and whom the home page and the proposals name: fewer pages to build. */
export async function keepOnline(dataDir: string, ...names: string[]): Promise<void> {
  const database = await openDatabase(dataDir);
  database
    .prepare(
      `UPDATE talents SET _status = 'draft' WHERE name NOT IN (${names.map(() => '?').join()})
       AND id NOT IN (SELECT talent_id FROM home_featured UNION SELECT talent_id FROM proposals_people
         UNION SELECT talent_id FROM home_slides WHERE talent_id IS NOT NULL)`,
    )
    .run(...names);
  database.close();
}
