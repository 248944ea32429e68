import type { Payload } from 'payload';
import { cache } from 'react';
import type { Siblings } from '../../../fields/rules.ts';
import { findMissingEnglish } from '../../english/missingEnglish.ts';
import { findThumbnails } from '../../media/thumbnails.ts';

/** Counts the texts without English in the latest version of talents, by id, in one query. */
async function countMissingEnglish(
  payload: Payload,
  collection: 'talents',
  ids: Id[],
): Promise<Map<Id, number>> {
  const { fields } = payload.collections[collection].config;
  const { docs } = await payload.find({
    collection,
    draft: true,
    where: { id: { in: ids } },
    locale: 'all',
    depth: 0,
    pagination: false,
  });
  return new Map(
    docs.map((doc) => [doc.id, findMissingEnglish(fields, doc as unknown as Siblings).length]),
  );
}

type Id = number | string;

/** Collects the ids that the cells of a table ask for, and reads them in one query. */
function createBatch<T>(read: (ids: Id[]) => Promise<Map<Id, T>>) {
  const known = new Map<Id, Promise<T | undefined>>();
  let waiting: Id[] = [];
  let reading: Promise<Map<Id, T>> | undefined;
  const readWaiting = async () => {
    // All cells of a table start to render before the next turn of the event loop.
    await new Promise((resolve) => setImmediate(resolve));
    const ids = waiting;
    waiting = [];
    reading = undefined;
    return read(ids);
  };
  return (id: Id): Promise<T | undefined> => {
    const found = known.get(id);
    if (found) return found;
    waiting.push(id);
    reading ??= readWaiting();
    const value = reading.then((values) => values.get(id));
    known.set(id, value);
    return value;
  };
}

// React keeps one batch per request.
const thumbnailBatch = cache((payload: Payload) =>
  createBatch((ids) => findThumbnails(payload, ids)),
);
const missingEnglishBatch = cache((payload: Payload, collection: 'talents') =>
  createBatch((ids) => countMissingEnglish(payload, collection, ids)),
);

/** Returns the address of a picture's thumbnail, or `undefined` without a picture. */
export const loadThumbnail = async (payload: Payload, id: Id | null | undefined) =>
  id ? thumbnailBatch(payload)(id) : undefined;

/** Returns the number of a talent's texts that have no English, in the latest draft. */
export const loadMissingEnglish = (payload: Payload, id: Id) =>
  missingEnglishBatch(payload, 'talents')(id);
