import type { Payload } from 'payload';

type Id = number | string;

/** Returns the addresses of the thumbnails of pictures, by their ids, in one query. */
export async function findThumbnails(payload: Payload, ids: Id[]): Promise<Map<Id, string>> {
  if (ids.length === 0) return new Map();
  const { docs } = await payload.find({
    collection: 'media',
    where: { id: { in: ids } },
    // What the thumbnail's address is made of.
    select: {
      filename: true,
      url: true,
      thumbnailURL: true,
      sizes: { thumbnail: { filename: true, url: true } },
    },
    depth: 0,
    pagination: false,
  });
  return new Map(
    docs.flatMap(({ id, sizes, thumbnailURL, url }): [Id, string][] => {
      const address = sizes?.thumbnail?.url ?? thumbnailURL ?? url;
      return address ? [[id, address]] : [];
    }),
  );
}
