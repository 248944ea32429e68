import { AsyncLocalStorage } from 'node:async_hooks';
import type { PreviewKind, PreviewRecord } from '#contract/preview.ts';
import type { Locale } from '~/lib/i18n/locale';
import type { ParsedEntry } from '~/loaders/parseRecord';
import { entryStore } from '~/loaders/entryStore';
import type { Published } from './published';

/** The preview that a request renders. */
interface Preview extends Pick<PreviewRecord, 'problems' | 'language' | 'texts'> {
  kind: PreviewKind;
  locale: Locale;
  /** The entry of the form; `undefined` if no page can show it. */
  draft: ParsedEntry<unknown> | undefined;
  published: Published;
}

const storage = new AsyncLocalStorage<Preview>();

/** Runs a function, and everything that it starts, with a preview. */
export const runWith = <Result>(preview: Preview, run: () => Result): Result =>
  storage.run(preview, run);

/** Returns the preview that is being rendered. */
export function currentPreview(): Preview {
  const preview = storage.getStore();
  if (!preview) throw new Error('No preview is being rendered');
  return preview;
}

// The pages show the published entries, with the form's entry in place of its published version.
entryStore.readFrom((name) => {
  const { kind, draft, published } = currentPreview();
  // Redirects and proposals are not shown.
  const entries = name === 'redirects' || name === 'proposals' ? [] : published[name];
  if (kind !== name || !draft) return entries;
  const isOther = ({ id, locale, recordId }: (typeof entries)[number]) =>
    id !== draft.id && (recordId !== draft.recordId || locale !== draft.locale);
  return [...entries.filter(isOther), draft];
});
