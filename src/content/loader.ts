import type { Loader, LoaderContext } from 'astro/loaders';
import type { Parsed } from './parse';

function put({ store, generateDigest }: LoaderContext, entries: Parsed<unknown>[]): number {
  const gone = new Set(store.keys());
  let written = 0;
  for (const { id, data } of entries) {
    const digest = generateDigest(data as Record<string, unknown>);
    if (store.set({ id, data: data as Record<string, unknown>, digest })) written++;
    gone.delete(id);
  }
  for (const id of gone) store.delete(id);
  return written;
}

/**
 * A loader for Astro's content layer. The store is touched only once everything is read and right,
 * so a failed load leaves what was there.
 */
export const cmsLoader = (name: string, read: () => Promise<Parsed<unknown>[]>): Loader => ({
  name: `cms-${name}`,
  async load(context) {
    const entries = await read();
    const written = put(context, entries);
    context.logger.info(`${entries.length} entries, ${written} new or changed`);
  },
});
