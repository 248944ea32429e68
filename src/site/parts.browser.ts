import { isLoadingModule } from '~/lib/loadModule.browser';
import { recover, startParts } from '~/ui/parts/parts.browser';
import { showErrorView } from './navigation/errorView.browser';

/** Shows the error view in place of the page. */
function explain(): void {
  showErrorView(document);
  document.querySelector('h1')?.focus();
}

/** The parts of pages, which `data-part` names: what each loads on touch. */
startParts({
  carousel: { load: () => import('~/features/carousel/Carousel.browser'), explain },
  choose: { load: () => import('~/features/consent/choose.browser') },
  dialog: { load: () => import('~/features/consent/openDialog.browser') },
  finder: {
    load: () => import('~/features/finder/finder.browser'),
    isWanted: () => location.search !== '',
  },
  form: { load: () => import('~/features/forms/Form.browser') },
  selection: { load: () => import('~/features/selection/browser/selection') },
  video: { load: () => import('~/features/video/Video.browser') },
  viewer: { load: () => import('~/features/talents/viewer.browser') },
});

// A module that another one imports later, and does not load again.
addEventListener('vite:preloadError', (event) => {
  const { payload } = event as Event & { payload: unknown };
  const root = document.documentElement;
  if (!isLoadingModule()) recover(payload, { root, mayReload: true, explain });
});
