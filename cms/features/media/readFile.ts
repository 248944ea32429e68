import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { PayloadRequest } from 'payload';
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
