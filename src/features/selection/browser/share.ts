import { formatLink } from '~/features/selection/selectionLink';
import type { Chosen } from '~/features/selection/selection';
import { text } from './selectionTexts';

/** The result of copying a link, as a text for the visitor. */
export interface CopyResult {
  message: string;
  /** The link, when the browser did not copy it. */
  link?: string;
}

/** Returns the path of the selection's page in the language of this page. */
export const selectionPath = (): string =>
  document.querySelector<HTMLAnchorElement>('.selection-link')!.pathname;

/** Returns the link to a selection, and how many of its people it contains. */
export function linkTo(people: readonly Chosen[]): { url: string; included: number } {
  const { hash, included } = formatLink(people);
  return { url: location.origin + selectionPath() + hash, included };
}

/** Copies the link to a selection. */
export async function copyLink(people: readonly Chosen[]): Promise<CopyResult> {
  const { url, included } = linkTo(people);
  const count = people.length;
  try {
    await navigator.clipboard.writeText(url);
  } catch {
    return { message: text('copyFailed'), link: url };
  }
  const isWhole = included === count;
  return { message: isWhole ? text('copied') : text('copiedPart', { included, count }) };
}
