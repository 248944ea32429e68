import type { ClientDirective } from 'astro';

const INTENT_EVENTS = ['pointerover', 'touchstart', 'focusin'] as const;

/** Elements whose click needs React: it is captured and replayed. Other links work natively. */
const REPLAYABLE = 'button, a[data-replay]';

/** Elements whose click has a native action without React: links and submit buttons. */
const HAS_NATIVE_ACTION = 'a, [type=submit]';

/** Whether a click is being replayed for its native action, because hydration failed. */
let isReplaying = false;

const isPlain = (event: MouseEvent) =>
  !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);

/**
 * The client directive `client:interaction`: fetches React and the island's code when the visitor
 * hovers, touches or focuses the island. A click before hydration is captured and replayed after
 * it. When the code cannot be fetched, the reload guard reloads the page; but a captured click on a
 * link or submit button has its native action, and the next intent event retries.
 *
 * @example
 * <Carousel client:interaction … />
 */
const interaction: ClientDirective = (load, _options, island) => {
  // The client router moves a persisted island to the next page and runs its directive again.
  if (island.ariaBusy) return;
  island.ariaBusy = 'false';
  let hydration: Promise<void> | undefined;
  let pendingClick: HTMLElement | undefined;

  const replayClick = (isHydrated: boolean) => {
    const target = pendingClick;
    pendingClick = undefined;
    if (!target?.isConnected || !(isHydrated || target.matches(HAS_NATIVE_ACTION))) return;
    delete target.dataset.early;
    target.focus({ preventScroll: true });
    isReplaying = !isHydrated;
    target.click();
    isReplaying = false;
  };

  const hydrate = async () => {
    island.ariaBusy = 'true';
    const hydrateIsland = await load();
    await hydrateIsland();
    island.ariaBusy = 'false';
    const isHydrated = !island.hasAttribute('ssr');
    if (isHydrated) island.removeEventListener('click', captureClick, true);
    else hydration = undefined;
    replayClick(isHydrated);
  };

  function start() {
    hydration ??= hydrate();
  }

  function captureClick(event: MouseEvent) {
    const target = (event.target as Element).closest<HTMLElement>(REPLAYABLE);
    if (!target || !isPlain(event) || isReplaying) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pendingClick = target;
    // A reload repeats it.
    target.dataset.early = '';
    start();
  }

  // A link that navigates natively, or a form that submits natively, needs no reload on failure.
  const suppressReload = (event: Event) => {
    if (pendingClick?.matches('a') || island.querySelector('form[action]')) event.preventDefault();
  };

  for (const intent of INTENT_EVENTS) island.addEventListener(intent, start, { passive: true });
  island.addEventListener('astro:hydration-error', suppressReload);
  island.addEventListener('click', captureClick, true);
};

export default interaction;
