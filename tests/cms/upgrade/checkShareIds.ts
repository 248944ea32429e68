import assert from 'node:assert/strict';
import type { Payload } from 'payload';
import { SHARE_ID_PATTERN } from '../../../cms/contract/shareId.ts';

/**
 * Checks that every talent of a migrated database has a share id of its own, which all its versions and
 * its draft have too, and that a save keeps it.
 *
 * @throws {assert.AssertionError} naming what is wrong
 */
export async function checkShareIds(payload: Payload): Promise<void> {
  const all = { pagination: false, depth: 0, sort: 'id' } as const;
  const { docs: talents } = await payload.find({ collection: 'talents', ...all });
  assert.ok(talents.length > 0);
  const ids = talents.map(({ shareId }) => shareId ?? '');
  for (const id of ids) assert.match(id, SHARE_ID_PATTERN);
  assert.equal(new Set(ids).size, ids.length, 'every id is different');

  const idOf = new Map(talents.map(({ id, shareId }) => [id, shareId]));
  const { docs: versions } = await payload.findVersions({ collection: 'talents', ...all });
  assert.ok(versions.length >= talents.length);
  for (const { parent, version } of versions)
    assert.equal(version.shareId, idOf.get(parent as number));

  const { docs: drafts } = await payload.find({ collection: 'talents', draft: true, ...all });
  assert.deepEqual(
    drafts.map(({ shareId }) => shareId),
    ids,
  );
}
