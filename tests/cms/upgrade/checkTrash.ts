import assert from 'node:assert/strict';
import type { Payload } from 'payload';

const create = (payload: Payload, name: string) =>
  payload.create({
    collection: 'talents',
    locale: 'es',
    data: { name, sections: ['actress'], visibility: 'listed', _status: 'published' } as never,
  });

const move = (payload: Payload, id: number, deletedAt: string | null) =>
  payload.update({ collection: 'talents', id, trash: true, data: { deletedAt } });

/**
 * Checks that the database lets a talent have the address of one in the bin, and still refuses two
 * talents with one address.
 *
 * @throws {assert.AssertionError} naming what is wrong
 */
export async function checkTrash(payload: Payload): Promise<void> {
  const first = await create(payload, 'Alba Nueva');
  await move(payload, first.id, new Date().toISOString());
  const second = await create(payload, 'Alba Nueva');
  assert.equal(second.slug, 'alba-nueva');
  assert.equal((await move(payload, first.id, null)).slug, 'alba-nueva-2');
  const data = { slug: 'alba-nueva' };
  await assert.rejects(payload.db.updateOne({ collection: 'talents', id: first.id, data }));
}
