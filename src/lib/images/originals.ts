import type { Picture } from '../../model/media.ts';

/** The original of a picture that a page shows. */
export type Original = Pick<Picture, 'url' | 'width' | 'height' | 'colour' | 'record'>;

/** Key on `globalThis`: the bundled site and the integrations do not share modules. */
const REGISTRY_KEY = Symbol.for('foco-agencia:originals');

const registry = globalThis as {
  [REGISTRY_KEY]?: { byUrl: Map<string, Original>; replaced: Set<string> };
};

const state = () => (registry[REGISTRY_KEY] ??= { byUrl: new Map(), replaced: new Set() });

/** The originals of the rendered pictures, because Astro fetches them later by their URLs alone. */
export const originals = {
  register: (original: Original): void => void state().byUrl.set(original.url, original),
  find: (url: string): Original | undefined => state().byUrl.get(url),
  /** Marks an original whose pictures this build replaces by a placeholder. */
  markReplaced: (url: string): void => void state().replaced.add(url),
  /** Whether pictures of this original are placeholders, which the cache must not keep. */
  isReplaced: (url: string): boolean => state().replaced.has(url),
};
