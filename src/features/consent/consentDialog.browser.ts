import type { ConsentGroup } from '~/features/consent/consentServices';
import type { TextKey } from '~/features/consent/consentTexts';
import { translateTexts } from './consentTranslation.browser';
import { type Toggles, servicesOf } from './consentStore.browser';

/** Milliseconds after which the file of the dialog counts as unavailable. */
const TIMEOUT_MS = 10_000;

/** Milliseconds after which the dialog opens without its stylesheet: all of it is usable. */
const STYLES_TIMEOUT_MS = 3000;

/** The HTML of the dialog by URL: one per language. */
const files = new Map<string, Promise<string>>();

async function request(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${response.status} ${url}`);
  return response.text();
}

/**
 * Fetches the HTML of the dialog, once per language and page load; a failed request is repeated.
 *
 * @param root the element that contains the bar
 */
export function fetchDialog({ dataset }: HTMLElement): Promise<string> {
  const url = dataset.dialog!;
  const file = files.get(url) ?? request(url);
  files.set(url, file);
  file.catch(() => files.delete(url));
  return file;
}

/** Returns the dialog of this page, if it has been fetched. */
export const findDialog = (): HTMLDialogElement | null =>
  document.querySelector('dialog.consent-dialog');

/** For each dialog, resolves when its stylesheet has loaded or failed, or takes too long. */
const styles = new WeakMap<HTMLDialogElement, Promise<unknown>>();

const loadStyles = (dialog: HTMLDialogElement): Promise<unknown> =>
  new Promise((resolve) => {
    const link = dialog.querySelector('link')!;
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
    setTimeout(resolve, STYLES_TIMEOUT_MS);
  });

/**
 * Returns the dialog, which is added to the page on first use.
 *
 * @param onNew called with a dialog that was added
 * @throws {Error} when it cannot be fetched, or the response is something else
 */
export async function loadDialog(
  root: HTMLElement,
  onNew: (dialog: HTMLDialogElement) => void,
): Promise<HTMLDialogElement> {
  const template = document.createElement('template');
  template.innerHTML = await fetchDialog(root);
  const present = root.querySelector('dialog');
  const dialog = present ?? template.content.querySelector('dialog');
  if (!dialog) throw new Error(`${root.dataset.dialog} contains no dialog`);
  if (!present) {
    translateTexts(template.content);
    styles.set(dialog, loadStyles(dialog));
    root.append(dialog);
    onNew(dialog);
  }
  await styles.get(dialog);
  return dialog;
}

/**
 * Shows a text in a live region, or empties it.
 *
 * @param texts contains the text in the page's language; a translation of it replaces it
 */
export function showStatus(status: Element, texts: DOMStringMap, key?: TextKey | 'offline'): void {
  status.replaceChildren();
  if (!key) return;
  const text = document.createElement('span');
  text.dataset.text = key;
  text.textContent = texts[key]!;
  status.append(text);
  if (key !== 'offline') translateTexts(status);
}

/** Sets the switches of a dialog, and its message about unsaved changes. */
export function showToggles(dialog: HTMLDialogElement, { on, isUnsaved }: Toggles): void {
  for (const input of dialog.querySelectorAll<HTMLInputElement>('[role=switch]')) {
    input.checked = servicesOf(input.name as ConsentGroup).every((id) => on[id]);
  }
  const status = dialog.querySelector('[role=status]')!;
  if (isUnsaved === status.hasChildNodes()) return;
  showStatus(status, dialog.dataset, isUnsaved ? 'unsaved' : undefined);
}
