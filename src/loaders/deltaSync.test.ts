import type { GraphQLFetch } from './cmsClient';
import type { Snapshot } from './deltaSync';
import { describe, expect, it } from 'vitest';
import { EMPTY_SNAPSHOT, revisionOf, syncChanges } from './deltaSync';

interface Row {
  id: number;
  updatedAt: string;
  age?: number;
  isMinor?: boolean;
  photo?: { id: number; updatedAt: string; filename: string };
}
interface Request {
  operation: string;
  locale?: string;
  where: { AND: { OR?: { id: { equals: number } }[] }[] };
}

const SOURCE = {
  operation: 'Talents',
  query: 'q',
  filterType: 'Talent_where',
  hasDrafts: true,
  isLocalised: true,
};
const sync = (fetchGraphQL: GraphQLFetch, snapshot: Snapshot) =>
  syncChanges(fetchGraphQL, SOURCE, snapshot, (record) => record);
const media = (id: number, updatedAt: string) => ({ id, updatedAt, filename: 'a.jpg' });
const row = (id: number, updatedAt: string, photo?: Row['photo']): Row => ({
  id,
  updatedAt,
  ...(photo && { photo }),
});

/** Mocks a CMS with these rows and media, which `beforeRequest` may change. */
function mockCms(
  state: { rows: Row[]; media: Row[] },
  beforeRequest: (requests: Request[]) => void = () => {},
) {
  const requests: Request[] = [];
  const fetchGraphQL: GraphQLFetch = async (operation, _query, variables) => {
    const request = { ...(variables as Request), operation };
    beforeRequest(requests);
    requests.push(request);
    const ids = request.where.AND.flatMap(({ OR = [] }) => OR.map(({ id }) => id.equals));
    const rows = operation === 'allMedia' ? state.media : state.rows;
    const docs = rows.filter(({ id }) => ids.length === 0 || ids.includes(id));
    return { [operation]: { docs } };
  };
  /** The ids of each request for Spanish records; empty for all records. */
  const fetchedIds = () =>
    requests
      .filter(({ locale }) => locale === 'es')
      .map(({ where }) => where.AND.flatMap(({ OR = [] }) => OR.map(({ id }) => id.equals)));
  return { fetchGraphQL, fetchedIds };
}

const snapshotOf = (rows: Row[]): Snapshot => ({
  records: Object.fromEntries(
    rows.map((record) => [record.id, { ...revisionOf({ ...record }), entries: [] }]),
  ),
  dataOf: () => undefined,
});

describe('a delta sync', () => {
  it('fetches everything without a snapshot', async () => {
    const { fetchGraphQL, fetchedIds } = mockCms({ rows: [row(1, 'a'), row(2, 'a')], media: [] });
    const { ids, changed } = await sync(fetchGraphQL, EMPTY_SNAPSHOT);
    expect([ids, [...changed.keys()], fetchedIds()]).toEqual([['1', '2'], ['1', '2'], [[]]]);
  });

  it('fetches no record when none changed', async () => {
    const rows = [row(1, 'a'), row(2, 'a')];
    const { fetchGraphQL, fetchedIds } = mockCms({ rows, media: [] });
    expect(await sync(fetchGraphQL, snapshotOf(rows))).toEqual({
      ids: ['1', '2'],
      changed: new Map(),
    });
    expect(fetchedIds()).toEqual([]);
  });

  it('fetches a record on a birthday, which changes nothing else', async () => {
    const rows = [{ ...row(1, 'a'), age: 41 }, row(2, 'a')];
    const { fetchGraphQL, fetchedIds } = mockCms({ rows, media: [] });
    const { changed } = await sync(fetchGraphQL, snapshotOf([{ ...rows[0]!, age: 40 }, rows[1]!]));
    expect([[...changed.keys()], fetchedIds()]).toEqual([['1'], [[1]]]);
    await sync(fetchGraphQL, snapshotOf(rows));
    expect(fetchedIds()).toHaveLength(1);
  });

  it('fetches a record on the 18th birthday, also if the age is hidden', async () => {
    const rows = [{ ...row(1, 'a'), isMinor: false }];
    const { fetchGraphQL, fetchedIds } = mockCms({ rows, media: [] });
    await sync(fetchGraphQL, snapshotOf([{ ...rows[0]!, isMinor: true }]));
    expect(fetchedIds()).toEqual([[1]]);
  });

  it('fetches only new and changed records, and drops deleted ones', async () => {
    const { fetchGraphQL, fetchedIds } = mockCms({
      rows: [row(1, 'a'), row(3, 'b'), row(4, 'a')],
      media: [],
    });
    const snapshot = snapshotOf([row(1, 'a'), row(2, 'a'), row(3, 'a')]);
    const { ids, changed } = await sync(fetchGraphQL, snapshot);
    expect([ids, [...changed.keys()], fetchedIds()]).toEqual([
      ['1', '3', '4'],
      ['3', '4'],
      [[3, 4]],
    ]);
  });

  it.each([
    ['changed', [media(7, 'b')]],
    ['was deleted', []],
  ])('fetches records with a picture that %s', async (_what, pictures) => {
    const rows = [row(1, 'a', media(7, 'a')), row(2, 'a')];
    const state = { rows: [row(1, 'a', pictures[0]), row(2, 'a')], media: pictures };
    const { fetchGraphQL, fetchedIds } = mockCms(state);
    await sync(fetchGraphQL, snapshotOf(rows));
    expect(fetchedIds()).toEqual([[1]]);
  });

  it('fetches records that are saved, added or deleted during the sync', async () => {
    const state = { rows: [row(1, 'a'), row(2, 'a')], media: [] };
    const { fetchGraphQL } = mockCms(state, (requests) => {
      if (requests.length === 2) state.rows = [row(1, 'b'), row(3, 'a')];
    });
    const { ids, changed } = await sync(fetchGraphQL, EMPTY_SNAPSHOT);
    expect(ids).toEqual(['1', '3']);
    expect(changed.get('1')?.es.updatedAt).toBe('b');
    expect(changed.has('3')).toBe(true);
  });

  it('throws when the records change during every pass', async () => {
    const state = { rows: [row(1, '0')], media: [] };
    const { fetchGraphQL } = mockCms(state, (requests) => {
      if (requests.at(-1)?.locale === 'en') state.rows = [row(1, String(requests.length))];
    });
    await expect(sync(fetchGraphQL, snapshotOf([row(1, 'x')]))).rejects.toThrow(
      'Talents: the records kept changing while they were fetched',
    );
  });
});
