import type { List } from '#contract/lists.ts';
import type { Start } from './useSearch';
import { pageLocale } from '~/lib/i18n/pageLocale.browser';
import { load as loadRouter } from '~/navigation/router.browser';
import { renderIn } from '~/ui/parts/renderIn';
import css from './finder.css?inline';
import { Finder } from './Finder';

const styles = new CSSStyleSheet();
styles.replaceSync(css);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, styles];

/**
 * Lets the row of a page search: on its first touch, or with a page whose address has a query. Loads React and
 * 70 kB of code and words. The row itself stays: React renders before the grid, and below the row.
 *
 * @param state the state of the page's entry in the history, with the position to which it scrolls
 */
export function attach(root: HTMLElement, state: unknown): void {
  const form = root as HTMLFormElement;
  const grid = form.parentElement!.querySelector('.card-portrait')!.closest('ul')!;
  const host = document.createElement('div');
  host.className = 'finder-results';
  grid.before(host);
  renderIn(
    host,
    <Finder
      locale={pageLocale()}
      list={form.dataset.list as List | undefined}
      router={loadRouter().catch(() => undefined)}
      scroll={location.hash ? undefined : ((state as Start['scroll'] | null) ?? undefined)}
      form={form}
      host={host}
    />,
    form,
  );
}

// A page with a search, before it is painted.
document.addEventListener('astro:after-swap', () => {
  const form = document.querySelector<HTMLElement>('.finder[data-part]');
  if (!form || !location.search) return;
  delete form.dataset.part;
  attach(form, history.state);
});
