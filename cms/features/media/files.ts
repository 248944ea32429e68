import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { Payload, PayloadRequest } from 'payload';
import { settings } from '../../runtime/settings.ts';

/** Yields the parts of a stored file, from the bucket or from disk. */
export async function* readFile(req: PayloadRequest, filename: string): AsyncGenerator<Uint8Array> {
  const { handlers } = req.payload.collections.media.config.upload;
  const params = { collection: 'media', filename };
  for (const handler of handlers ?? []) {
    const response = await handler(req, { doc: {} as never, headers: new Headers(), params });
    if (response instanceof Response) return yield* response.body ?? [];
  }
  yield* createReadStream(path.join(settings.mediaFolder, filename));
}

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
