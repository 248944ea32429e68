import { isLoadingModule } from '~/lib/loadModule.browser';
import { type Part, recover, startParts } from '~/ui/parts/parts.browser';

/** The parts of pages, which `data-part` names: what each loads on touch. */
const PARTS = {
  carousel: { load: () => import('~/features/carousel/Carousel.browser') },
  choose: { load: () => import('~/features/consent/choose.browser') },
  dialog: { load: () => import('~/features/consent/openDialog.browser') },
  finder: {
    load: () => import('~/features/finder/finder.browser'),
    // A search in the address, and what was typed or ticked before this script was there.
    isWanted: (root: HTMLElement) =>
      location.search !== '' ||
      root.querySelector('[name=q]:not(:placeholder-shown),:checked') !== null,
  },
  form: { load: () => import('~/features/forms/Form.browser') },
  selection: { load: () => import('~/features/selection/browser/selection') },
  video: { load: () => import('~/features/video/Video.browser') },
  viewer: { load: () => import('~/features/talents/viewer.browser') },
} satisfies Record<string, Part>;

startParts((name) => PARTS[name as keyof typeof PARTS]);

// A module that another one imports later, and does not load again.
addEventListener('vite:preloadError', (event) => {
  const { payload } = event as Event & { payload: unknown };
  const root = document.documentElement;
  if (!isLoadingModule()) recover(payload, { root });
});
