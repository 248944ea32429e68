import type { Ask } from '~/loaders/client';
import type { Snapshot } from '~/loaders/sync/snapshot';
import { describe, expect, it } from 'vitest';
import { syncChanges } from '~/loaders/sync/deltaSync';
import { EMPTY_SNAPSHOT, revisionOf } from '~/loaders/sync/snapshot';

interface Row {
  id: number;
  updatedAt: string;
  photo?: { id: number; updatedAt: string; filename: string };
}
interface Asked {
  operation: string;
  locale?: string;
  where: { AND: { OR?: { id: { equals: number } }[] }[] };
}

const SOURCE = {
  operation: 'Talents',
  query: 'q',
  census: 'c',
  hasDrafts: true,
  isLocalised: true,
};
const load = (ask: Ask, kept: Snapshot) => syncChanges(ask, SOURCE, kept, (record) => record);
const media = (id: number, updatedAt: string) => ({ id, updatedAt, filename: 'a.jpg' });
const row = (id: number, updatedAt: string, photo?: Row['photo']): Row => ({
  id,
  updatedAt,
  ...(photo && { photo }),
});

/** A CMS with these rows and media, which `during` may change before each question. */
function cms(state: { rows: Row[]; media: Row[] }, during: (asked: Asked[]) => void = () => {}) {
  const asked: Asked[] = [];
  const ask: Ask = async (operation, _query, variables) => {
    const question = { ...(variables as Asked), operation };
    during(asked);
    asked.push(question);
    const wanted = question.where.AND.flatMap(({ OR = [] }) => OR.map(({ id }) => id.equals));
    const rows = operation === 'allMedia' ? state.media : state.rows;
    const docs = rows.filter(({ id }) => wanted.length === 0 || wanted.includes(id));
    return { [operation]: { docs } };
  };
  /** The ids asked for in Spanish; a whole load is `all`. */
  const loaded = () =>
    asked
      .filter(({ locale }) => locale === 'es')
      .map(({ where }) => where.AND.flatMap(({ OR = [] }) => OR.map(({ id }) => id.equals)));
  return { ask, asked, loaded };
}

const keptOf = (rows: Row[]): Snapshot => ({
  records: Object.fromEntries(
    rows.map((kept) => [kept.id, { ...revisionOf({ ...kept }), entries: [] }]),
  ),
  dataOf: () => undefined,
});

describe('loading what changed', () => {
  it('loads everything where nothing was kept', async () => {
    const { ask, loaded } = cms({ rows: [row(1, 'a'), row(2, 'a')], media: [] });
    const { ids, changed } = await load(ask, EMPTY_SNAPSHOT);
    expect([ids, [...changed.keys()], loaded()]).toEqual([['1', '2'], ['1', '2'], [[]]]);
  });

  it('asks for no record where none changed', async () => {
    const rows = [row(1, 'a'), row(2, 'a')];
    const { ask, loaded } = cms({ rows, media: [] });
    expect(await load(ask, keptOf(rows))).toEqual({
      ids: ['1', '2'],
      changed: new Map(),
    });
    expect(loaded()).toEqual([]);
  });

  it('asks for those alone that are new or changed, and drops who is gone', async () => {
    const { ask, loaded } = cms({ rows: [row(1, 'a'), row(3, 'b'), row(4, 'a')], media: [] });
    const kept = keptOf([row(1, 'a'), row(2, 'a'), row(3, 'a')]);
    const { ids, changed } = await load(ask, kept);
    expect([ids, [...changed.keys()], loaded()]).toEqual([['1', '3', '4'], ['3', '4'], [[3, 4]]]);
  });

  it.each([
    ['changed', [media(7, 'b')]],
    ['is gone', []],
  ])('asks for those that show a picture that %s', async (_what, pictures) => {
    const rows = [row(1, 'a', media(7, 'a')), row(2, 'a')];
    const state = { rows: [row(1, 'a', pictures[0]), row(2, 'a')], media: pictures };
    const { ask, loaded } = cms(state);
    await load(ask, keptOf(rows));
    expect(loaded()).toEqual([[1]]);
  });

  it('asks again for what was saved, added or taken away meanwhile', async () => {
    const state = { rows: [row(1, 'a'), row(2, 'a')], media: [] };
    const { ask } = cms(state, (asked) => {
      if (asked.length === 2) state.rows = [row(1, 'b'), row(3, 'a')];
    });
    const { ids, changed } = await load(ask, EMPTY_SNAPSHOT);
    expect(ids).toEqual(['1', '3']);
    expect(changed.get('1')?.es.updatedAt).toBe('b');
    expect(changed.has('3')).toBe(true);
  });

  it('gives up when the records never stand still', async () => {
    const state = { rows: [row(1, '0')], media: [] };
    const { ask } = cms(state, (asked) => {
      if (asked.at(-1)?.locale === 'en') state.rows = [row(1, String(asked.length))];
    });
    await expect(load(ask, keptOf([row(1, 'x')]))).rejects.toThrow(
      'Talents: the records kept changing while they were read',
    );
  });
});
