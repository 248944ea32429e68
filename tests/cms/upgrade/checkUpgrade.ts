import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import type { Payload } from 'payload';
import { SHARE_ID } from '../../../cms/contract/shareId.ts';
import { EDITOR, SITE_KEY } from './accounts.ts';
import { readEverything } from './readEverything.ts';
import type { RunningCms } from '../../../cms/runtime/embedded.ts';

/** Returns a value without the fields that another version of it does not have. */
function withoutNewFields(value: unknown, earlier: unknown): unknown {
  if (Array.isArray(value) && Array.isArray(earlier)) {
    return value.map((item, index) => withoutNewFields(item, earlier[index]));
  }
  if (typeof value !== 'object' || value === null) return value;
  if (typeof earlier !== 'object' || earlier === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => Object.hasOwn(earlier, key))
      .map(([key, item]) => [key, withoutNewFields(item, (earlier as never)[key])]),
  );
}

/** The places of a talent, which were one text. */
const PLACES: Record<string, string[]> = {
  Madrid: ['Madrid'],
  Lugo: ['Lugo'],
  Cádiz: ['Cádiz'],
  'Pamplona / Madrid': ['Pamplona', 'Madrid'],
  'Pamplona and Madrid': ['Pamplona', 'Madrid'],
  'Castilla y León, Coslada (Madrid, España)': ['Castilla y León', 'Coslada (Madrid, España)'],
};

/** Fields that nobody used. */
const GONE = ['startSeconds', 'consentUses', 'photoTakenOn'];

/** Returns a record or a version as it is now: the text of a home base is a list. */
function asNow(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asNow);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => !GONE.includes(key));
  const entries = kept.map(([key, item]) => {
    if (key !== 'homeBase') return [key, asNow(item)];
    const texts = Object.entries(item as Record<string, string | null>);
    return [
      key,
      Object.fromEntries(texts.flatMap(([l, text]) => (text ? [[l, PLACES[text]]] : []))),
    ];
  });
  return Object.fromEntries(entries);
}

async function checkContent({ payload }: RunningCms, database: 'sqlite' | 'postgres') {
  const packed = await readFile(new URL(`edited.${database}.json.gz`, import.meta.url));
  const earlier: unknown = JSON.parse(gunzipSync(packed).toString());
  const now = withoutNewFields(await readEverything(payload), earlier);
  assert.deepEqual(now, asNow(earlier));
}

/** Every talent has a share id of its own, which its versions and its draft have too. */
async function checkShareIds(payload: Payload) {
  const all = { pagination: false, depth: 0, sort: 'id', trash: true } as const;
  const { docs: talents } = await payload.find({ collection: 'talents', ...all });
  const ids = talents.map(({ shareId }) => shareId ?? '');
  for (const id of ids) assert.match(id, SHARE_ID.pattern);
  assert.equal(new Set(ids).size, ids.length, 'every id is different');
  const idOf = new Map(talents.map(({ id, shareId }) => [id, shareId]));
  const { docs: versions } = await payload.findVersions({ collection: 'talents', ...all });
  for (const { parent, version } of versions)
    assert.equal(version.shareId, idOf.get(parent as number));
}

async function checkAccounts({ url }: RunningCms) {
  const request = async (path: string, init: RequestInit) => {
    const response = await fetch(`${url}/api/users/${path}`, init);
    assert.equal(response.status, 200, `${path} answers`);
    return ((await response.json()) as { user: { email: string } }).user.email;
  };
  const body = JSON.stringify(EDITOR);
  const headers = { 'Content-Type': 'application/json' };
  assert.equal(await request('login', { method: 'POST', headers, body }), EDITOR.email);
  const Authorization = `users API-Key ${SITE_KEY}`;
  assert.equal(await request('me', { headers: { Authorization } }), 'build@agencia.example');
}

/** A talent may have the address of one in the trash, and two talents never have one address. */
async function checkBin(payload: Payload) {
  const create = () =>
    payload.create({
      collection: 'talents',
      locale: 'es',
      data: {
        name: 'Alba Nueva',
        sections: ['actress'],
        visibility: 'listed',
        _status: 'published',
      } as never,
    });
  const move = (id: number, deletedAt: string | null) =>
    payload.update({ collection: 'talents', id, trash: true, data: { deletedAt } });
  const first = await create();
  await move(first.id, new Date().toISOString());
  const second = await create();
  assert.equal(second.slug, 'alba-nueva');
  assert.equal((await move(first.id, null)).slug, 'alba-nueva-2');
  const data = { slug: 'alba-nueva' };
  await assert.rejects(payload.db.updateOne({ collection: 'talents', id: first.id, data }));
}

/** A record never gets the id of one that was deleted. */
async function checkIds({ db }: Payload) {
  for (const collection of ['talents', 'media', 'redirects'] as const) {
    const { docs } = await db.find<{ id: number }>({ collection, sort: '-id', limit: 1 });
    const row = { name: 'Otra', alt: 'Otra', from: '/otra', to: '/' };
    const create = async () => {
      const { id } = await db.create({ collection, data: row });
      await db.deleteOne({ collection, where: { id: { equals: id } } });
      return Number(id);
    };
    const ids = [docs[0]!.id, await create(), await create()];
    assert.equal(new Set(ids).size, 3, `${collection}: ${ids.join(', ')} are different`);
  }
}

/** The slides of the home page stay without a last day, and take one. */
async function checkLastDay({ findGlobal, updateGlobal }: Payload) {
  const home = { slug: 'home', locale: 'es', depth: 0 } as const;
  const { slides } = await findGlobal(home);
  assert.equal(slides?.length, 1);
  assert.equal(slides[0]!.lastDay ?? null, null);
  const lastDay = '2027-03-01T12:00:00.000Z';
  const data = { slides: [{ ...slides[0]!, lastDay }], _status: 'published' as const };
  assert.equal((await updateGlobal({ ...home, data })).slides![0]!.lastDay, lastDay);
}

/** Lists that were enums take values that editors add. */
async function checkAddedValues(payload: Payload) {
  const lists = {
    languages: [{ language: 'language:griko|Griko', level: 'high' as const }],
    accents: [{ accent: 'accent:valdense|Waldensian', level: 'native' as const }],
  };
  const data = { name: 'Pau Coll', sections: ['actor'], visibility: 'listed', ...lists } as never;
  const saved = await payload.create({ collection: 'talents', locale: 'es', data });
  assert.equal(saved.languages![0]!.language, lists.languages[0]!.language);
  assert.equal(saved.accents![0]!.accent, lists.accents[0]!.accent);
  await payload.delete({ collection: 'talents', id: saved.id });
}

/** Jobs that no version has any more are gone, and the others run. */
async function checkJobs({ count, jobs }: Payload) {
  assert.equal((await count({ collection: 'payload-jobs' })).totalDocs, 0);
  await jobs.run({ queue: 'default', silent: true });
}

/**
 * Checks that a CMS over the fixture's database has kept every value of every version, and the
 * accounts, and that it accepts changes. The CMS must have migrated the database.
 *
 * @throws {assert.AssertionError} naming what differs
 */
export async function checkUpgrade(
  cms: RunningCms,
  database: 'sqlite' | 'postgres',
): Promise<void> {
  await checkContent(cms, database);
  await checkJobs(cms.payload);
  await checkShareIds(cms.payload);
  await checkLastDay(cms.payload);
  await checkAddedValues(cms.payload);
  await checkAccounts(cms);
  await checkBin(cms.payload);
  await checkIds(cms.payload);
}
