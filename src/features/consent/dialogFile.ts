import type { Locale } from '~/lib/i18n/locale';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { sha256 } from '~/lib/hash';
import ConsentDialog from './ConsentDialog.astro';

/** The consent dialog of a language as a file of its own. */
export interface DialogFile {
  html: string;
  /** Its path, which contains a hash of the HTML: a page never gets the dialog of another build. */
  path: string;
}

/** The folder of the files whose names contain a hash, which browsers never ask for again. */
const FOLDER = '_astro';

/** Characters of the hash in the path. */
const HASH_LENGTH = 10;

/** For search engines; the file is no page. */
const NOINDEX = '<meta name="robots" content="noindex">';

async function render(locale: Locale, isOnByDefault: boolean): Promise<DialogFile> {
  const container = await AstroContainer.create();
  const dialog = await container.renderToString(ConsentDialog, {
    props: { locale, isOnByDefault },
  });
  const html = NOINDEX + dialog;
  return { html, path: `/${FOLDER}/dialog-${locale}-${sha256(html).slice(0, HASH_LENGTH)}` };
}

const rendered = new Map<string, Promise<DialogFile>>();

/**
 * Renders the consent dialog, once per build.
 *
 * @param isOnByDefault whether the analytics switch is on until the visitor chooses
 */
export function renderDialog(locale: Locale, isOnByDefault: boolean): Promise<DialogFile> {
  const key = `${locale} ${isOnByDefault}`;
  const file = rendered.get(key) ?? render(locale, isOnByDefault);
  rendered.set(key, file);
  return file;
}
