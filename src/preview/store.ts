import type { CollectionKey } from 'astro:content';
import { currentPreview } from './current';

/** Returns the published entries, with the form's entry in place of its published version. */
function entriesOf(name: CollectionKey) {
  const { kind, draft, published } = currentPreview();
  // Redirects and proposals are not shown.
  const entries = name === 'redirects' || name === 'proposals' ? [] : published[name];
  if (kind !== name || !draft) return entries;
  const isOther = ({ id, locale, recordId }: (typeof entries)[number]) =>
    id !== draft.id && (recordId !== draft.recordId || locale !== draft.locale);
  return [...entries.filter(isOther), draft];
}

/** Returns the data of all entries; stands in for `readAll` of `src/loaders/entryStore.ts`. */
export const readAll = async (name: CollectionKey): Promise<unknown[]> =>
  entriesOf(name).map(({ data }) => data);

/** Finds the data of one entry; stands in for `findOne` of `src/loaders/entryStore.ts`. */
export const findOne = async (name: CollectionKey, id: string): Promise<unknown> =>
  entriesOf(name).find((entry) => entry.id === id)?.data;
