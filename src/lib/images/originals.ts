import type { Picture } from '../../model/media.ts';

/** The original of a picture that a page shows. */
export type Original = Pick<Picture, 'url' | 'width' | 'height' | 'colour' | 'record'>;

/** Key on `globalThis`: the bundled site and the integrations do not share modules. */
const REGISTRY_KEY = Symbol.for('foco-agencia:originals');

const registry = globalThis as {
  [REGISTRY_KEY]?: { originals: Map<string, Original>; replaced: Set<string> };
};

const state = () => (registry[REGISTRY_KEY] ??= { originals: new Map(), replaced: new Set() });

/** Registers the original of a rendered picture, because Astro fetches it later by its URL alone. */
export const registerOriginal = (original: Original): void =>
  void state().originals.set(original.url, original);

/** Returns the original with this URL. */
export const findOriginal = (url: string): Original | undefined => state().originals.get(url);

/** Marks an original whose pictures this build replaces by a placeholder. */
export const markReplaced = (url: string): void => void state().replaced.add(url);

/** Whether pictures of this original are placeholders, which the cache must not keep. */
export const isReplaced = (url: string): boolean => state().replaced.has(url);
