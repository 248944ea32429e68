import type { CollectionKey } from 'astro:content';
import type { entryStore as replaced } from '~/loaders/entryStore';
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

/** Stands in for the module of the same name in `src/loaders`. */
export const entryStore = {
  all: async (name: CollectionKey): Promise<unknown[]> => entriesOf(name).map(({ data }) => data),
  find: async (name: CollectionKey, id: string): Promise<unknown> =>
    entriesOf(name).find((entry) => entry.id === id)?.data,
} satisfies Record<keyof typeof replaced, unknown>;
