import type { Payload } from 'payload';
import { findThumbnails } from '../media/thumbnails.ts';

/** A talent whose record was changed, with the thumbnail of the main photograph. */
export interface RecentPerson {
  id: number | string;
  name: string;
  /** ISO 8601. */
  updatedAt: string;
  thumbnail: string | undefined;
}

const idOf = (photo: unknown): number | undefined =>
  typeof photo === 'number' ? photo : (photo as { id?: number } | null | undefined)?.id;

/** Finds the people whose records were changed last, drafts too, at most `limit`. */
export async function findRecentPeople(payload: Payload, limit: number): Promise<RecentPerson[]> {
  const { docs } = await payload.find({
    collection: 'talents',
    draft: true,
    sort: '-updatedAt',
    select: { name: true, photo: true, updatedAt: true },
    depth: 0,
    limit,
    pagination: false,
  });
  const photos = docs.flatMap(({ photo }) => idOf(photo) ?? []);
  const thumbnails = await findThumbnails(payload, photos);
  return docs.map(({ id, name, photo, updatedAt }) => ({
    id,
    name: name || `#${id}`,
    updatedAt,
    thumbnail: thumbnails.get(idOf(photo) ?? ''),
  }));
}
