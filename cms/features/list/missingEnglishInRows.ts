import type { Payload } from 'payload';
import type { Siblings } from '../../fields/rules.ts';
import { findMissingEnglish } from '../english/missingEnglish.ts';

type Id = number | string;

/** Counts the texts without English in the latest version of talents, by id, in one query. */
export async function countMissingEnglish(
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
