import assert from 'node:assert/strict';
import type { Payload } from 'payload';

/**
 * Checks the sheets of `createSheetFixture.ts` in a database that the CMS has migrated: tones that the finder
 * does not know are gone or have become one that it knows, in versions too; the date of a main photograph is
 * one of its file; awards stay.
 *
 * @throws {assert.AssertionError} naming what differs
 */
export async function checkSheets(payload: Payload): Promise<void> {
  const all = { pagination: false, depth: 0, locale: 'es' } as const;
  const tonesOf = (videos: { tones?: string[] | null }[] | null | undefined) =>
    videos?.map(({ tones }) => tones);
  const published = await payload.find({ collection: 'talents', ...all, sort: 'id' });
  const ALL = ['drama', 'comedy', 'action', 'thriller', 'period', 'musical'];
  assert.deepEqual(
    published.docs.map(({ videos }) => tonesOf(videos)),
    [[ALL, ['musical', 'drama'], []], [['musical']]],
  );
  const versions = await payload.findVersions({ collection: 'talents', ...all, sort: 'id' });
  assert.deepEqual(
    versions.docs.map(({ version }) => tonesOf(version.videos)),
    [[ALL, ['musical', 'drama'], []], [ALL, ['musical', 'drama'], []], [['musical']]],
  );
  const [award] = published.docs[0]!.awards!;
  assert.equal(award!.award, 'Premio Faro a la mejor actriz');
  assert.equal(award!.result, 'nominated');

  const { docs } = await payload.find({ collection: 'media', ...all, sort: 'id' });
  assert.deepEqual(
    docs.map(({ takenOn }) => takenOn?.slice(0, 10)),
    ['2026-01-18', '2026-06-01'],
  );
  const { docs: updates } = await payload.find({ collection: 'profile-updates', ...all });
  assert.deepEqual(
    updates.map(({ sent, base }) => [sent, base]),
    [[{ heightCm: 169 }, { heightCm: 168 }]],
  );

  const { id } = published.docs[0]!;
  const data = {
    hairLength: 'long',
    unavailable: [{ from: '2027-03-01', until: '2027-03-20' }],
    projects: [{ title: 'Marea alta', state: 'inDevelopment' }],
    awards: [{ ...award, category: 'Mejor actriz', result: 'mention' }],
  };
  const saved = await payload.update({ collection: 'talents', id, ...all, data: data as never });
  assert.equal(saved.awards![0]!.category, 'Mejor actriz');
  assert.equal(saved.projects![0]!.title, 'Marea alta');
}
