import type { Snapshot } from './deltaSync';
import { describe, expect, it, vi } from 'vitest';
import { loaders } from './collections';
import { mockCms } from '../../tests/unit/loaders/mockCms';

const LINK_ID = '3k9x0a7qzt5m2v8c1r6w4n';

const proposal = (values: object = {}) => ({
  id: 1,
  updatedAt: '2026-11-24T10:00:00.000Z',
  linkId: LINK_ID,
  project: 'Salitre',
  recipient: null,
  text: null,
  language: 'es',
  validUntil: '2026-12-15T12:00:00.000Z',
  agentId: null,
  people: [{ talent: { id: 7 }, note: 'Canta', photo: null, clip: null }],
  ...values,
});

async function load(record: object, snapshot?: Snapshot) {
  const { fetchGraphQL } = mockCms('Proposals', [record as Record<string, unknown>]);
  return loaders.proposals(fetchGraphQL, snapshot ? { snapshot } : {});
}

const snapshotOf = (entries: Awaited<ReturnType<typeof load>>): Snapshot => ({
  records: Object.fromEntries(
    entries.map(({ id, recordId, revision }) => [recordId!, { ...revision!, entries: [id] }]),
  ),
  dataOf: (id) => entries.find((entry) => entry.id === id)?.data,
});

const peopleOf = ([entry]: Awaited<ReturnType<typeof load>>) =>
  entry?.data.people.map(({ talentId }) => talentId);

describe('loading proposals', () => {
  it('fetches them again although they are unchanged: a person may have left, or come back', async () => {
    const left = await load(proposal({ people: [{ talent: null }] }));
    expect(peopleOf(left)).toEqual([undefined]);
    const back = await load(proposal(), snapshotOf(left));
    expect(peopleOf(back)).toEqual(['7']);
  });

  it('leaves out one that is wrong, and shows one that was right as it was', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const wrong = [
      { linkId: '../../etc' },
      { linkId: `${LINK_ID}\n` },
      { people: [] },
      { people: Array.from({ length: 101 }, () => ({ talent: { id: 7 } })) },
      { validUntil: 'soon' },
      { project: '\u200b' },
    ];
    for (const values of wrong) expect(await load(proposal(values))).toEqual([]);
    const snapshot = snapshotOf(await load(proposal()));
    const [entry] = await load(proposal({ project: '' }), snapshot);
    expect(entry).toMatchObject({ id: `es/${LINK_ID}`, isCached: true });
  });

  it('gives the day alone, and texts without what no text can contain', async () => {
    const note = 'Canta\u0000 <script>';
    const [entry] = await load(proposal({ people: [{ talent: { id: 7 }, note }] }));
    expect(entry?.data).toMatchObject({ validUntil: '2026-12-15', recordId: '1' });
    expect(entry?.data.people[0]?.note).toBe('Canta <script>');
  });
});
