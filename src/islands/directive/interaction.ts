import type { ClientDirective } from 'astro';

/** What tells that the visitor is about to use an island. */
const INTENTS = ['pointerover', 'touchstart', 'focusin'] as const;

/** What does nothing, or something else, before React is there; other links work by themselves. */
const HELD = 'button, a[data-held]';

/** What leads somewhere without React: links, and the button of a form with an address of its own. */
const LEADS_ALONE = 'a, [type=submit]';

/** Whether a click goes its own way, since an island around it could not be loaded. */
let isFreed = false;

const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/**
 * The client directive `client:interaction`: React and the island's code are fetched when the
 * visitor points at the island, touches it or moves the focus into it. A click that comes before
 * they have arrived is held and made again afterwards. When they cannot be fetched, the reload guard
 * reloads the page; but a held link or form does what it does without script, and the next sign of
 * intent tries again.
 *
 * @example
 * <Carousel client:interaction … />
 */
const interaction: ClientDirective = (load, _options, island) => {
  // The client router moves an island that stays from page to page, and starts it anew each time.
  if (island.ariaBusy) return;
  island.ariaBusy = 'false';
  let running: Promise<void> | undefined;
  let held: HTMLElement | undefined;

  const release = (isHydrated: boolean) => {
    const target = held;
    held = undefined;
    // Without React a button has nothing to do; a link still leads somewhere, a form is still sent.
    if (!target?.isConnected || !(isHydrated || target.matches(LEADS_ALONE))) return;
    target.focus({ preventScroll: true });
    isFreed = !isHydrated;
    target.click();
    isFreed = false;
  };

  const hydrate = async () => {
    island.ariaBusy = 'true';
    await (
      await load()
    )();
    island.ariaBusy = 'false';
    const isHydrated = !island.hasAttribute('ssr');
    if (isHydrated) {
      for (const intent of INTENTS) island.removeEventListener(intent, go);
      island.removeEventListener('click', hold, true);
    } else running = undefined;
    release(isHydrated);
  };

  function go() {
    running ??= hydrate();
  }

  function hold(event: MouseEvent) {
    const target = event.target instanceof Element && event.target.closest<HTMLElement>(HELD);
    if (!target || !isPlain(event) || isFreed) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held = target;
    go();
  }

  // Who is led on by a link, or has a form that is sent without script, needs neither a reload nor
  // the view of an error.
  const excuse = (event: Event) => {
    if (held?.matches('a') || island.querySelector('form[action]')) event.preventDefault();
  };

  for (const intent of INTENTS) island.addEventListener(intent, go, { passive: true });
  island.addEventListener('astro:hydration-error', excuse);
  island.addEventListener('click', hold, true);
};

export default interaction;
