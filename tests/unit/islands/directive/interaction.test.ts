import { beforeEach, describe, expect, test, vi } from 'vitest';
import interaction from '~/islands/directive/interaction';

/** As much of an element as the directive asks for. */
class FakeElement extends EventTarget {
  ariaBusy: string | null = null;
  isConnected = true;
  isSsr = true;
  hasForm = false;
  clicks: string[] = [];
  constructor(readonly kind: string) {
    super();
  }
  /** As browsers do; Node's own leaves the listener where the option is a boolean. */
  override removeEventListener = (type: string, listener: EventListener, capture?: boolean) =>
    super.removeEventListener(type, listener, { capture: capture === true });
  hasAttribute = (name: string) => name === 'ssr' && this.isSsr;
  querySelector = () => (this.hasForm ? this : null);
  closest = () => (this.kind === 'text' ? null : this);
  /** Its kind is what of a selector's parts it answers to. */
  matches = (selector: string) => selector.split(', ').includes(this.kind);
  focus = () => this.clicks.push('focus');
  click = () => this.clicks.push('click');
}

vi.stubGlobal('Element', FakeElement);

let island: FakeElement;
let finish: (isHydrated: boolean) => void;
const load = vi.fn(
  () =>
    new Promise<() => Promise<void>>((resolve) => {
      finish = (isHydrated) => {
        island.isSsr = !isHydrated;
        resolve(async () => {});
      };
    }),
);
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** A click on something in the island, as the listener on the island sees it. */
function clickOn(target: FakeElement, keys: object = {}) {
  const event = new Event('click', { cancelable: true });
  Object.defineProperty(event, 'target', { get: () => target });
  island.dispatchEvent(Object.assign(event, { button: 0, ...keys }));
  return event;
}

beforeEach(() => {
  load.mockClear();
  island = new FakeElement('island');
  void interaction(load, { name: 'interaction', value: '' }, island as unknown as HTMLElement);
});

describe.each(['pointerover', 'touchstart', 'focusin'])('%s', (intent) => {
  test('loads the island once', async () => {
    expect(load).not.toHaveBeenCalled();
    island.dispatchEvent(new Event(intent));
    island.dispatchEvent(new Event(intent));
    expect(load).toHaveBeenCalledOnce();
    expect(island.ariaBusy).toBe('true');
    finish(true);
    await settle();
    expect(island.ariaBusy).toBe('false');
    island.dispatchEvent(new Event(intent));
    expect(load).toHaveBeenCalledOnce();
  });
});

test('the first click on a button is held and made again when it can be answered', async () => {
  const button = new FakeElement('button');
  expect(clickOn(button).defaultPrevented).toBe(true);
  expect(button.clicks).toEqual([]);
  finish(true);
  await settle();
  expect(button.clicks).toEqual(['focus', 'click']);
  expect(clickOn(button).defaultPrevented).toBe(false);
});

test('what works by itself is not held: other content, and links opened in a new tab', () => {
  expect(clickOn(new FakeElement('text')).defaultPrevented).toBe(false);
  expect(clickOn(new FakeElement('a'), { ctrlKey: true }).defaultPrevented).toBe(false);
});

test('when the chunk fails a held link leads where it leads, and a later click tries again', async () => {
  const link = new FakeElement('a');
  const button = new FakeElement('button');
  clickOn(link);
  finish(false);
  await settle();
  expect(link.clicks).toEqual(['focus', 'click']);
  clickOn(button);
  expect(load).toHaveBeenCalledTimes(2);
  finish(false);
  await settle();
  expect(button.clicks).toEqual([]);
  clickOn(button);
  finish(true);
  await settle();
  expect(button.clicks).toEqual(['focus', 'click']);
});

test('an island that the router moves from page to page is started once', () => {
  void interaction(load, { name: 'interaction', value: '' }, island as unknown as HTMLElement);
  island.dispatchEvent(new Event('pointerover'));
  expect(load).toHaveBeenCalledOnce();
});

/** The island says that its code did not come, as Astro does before it gives up. */
const fail = () => {
  const event = new Event('astro:hydration-error', { cancelable: true });
  island.dispatchEvent(event);
  return event;
};

test('a held link that goes its own way excuses the failure to the reload guard', () => {
  clickOn(new FakeElement('a'));
  expect(fail().defaultPrevented).toBe(true);
});

test('a form that is sent without script excuses it too', () => {
  island.hasForm = true;
  island.dispatchEvent(new Event('focusin'));
  expect(fail().defaultPrevented).toBe(true);
});

test('a failure that leads nowhere is left to the reload guard', () => {
  island.dispatchEvent(new Event('pointerover'));
  expect(fail().defaultPrevented).toBe(false);
  clickOn(new FakeElement('button'));
  expect(fail().defaultPrevented).toBe(false);
});

test('a form is sent by script when it can be, and without when the chunk fails', async () => {
  const button = new FakeElement('[type=submit]');
  expect(clickOn(button).defaultPrevented).toBe(true);
  finish(false);
  await settle();
  expect(button.clicks).toEqual(['focus', 'click']);
});
