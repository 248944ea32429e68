import { beforeEach, describe, expect, test, vi } from 'vitest';
import interaction from '~/ui/islands/interaction.browser';

/** The part of an element that the directive uses. */
class FakeElement extends EventTarget {
  ariaBusy: string | null = null;
  isConnected = true;
  isSsr = true;
  hasForm = false;
  clicks: string[] = [];
  dataset: Record<string, string> = {};
  constructor(readonly kind: string) {
    super();
  }
  /** Node's method ignores a boolean option, unlike browsers. */
  override removeEventListener = (type: string, listener: EventListener, capture?: boolean) =>
    super.removeEventListener(type, listener, { capture: capture === true });
  hasAttribute = (name: string) => name === 'ssr' && this.isSsr;
  querySelector = () => (this.hasForm ? this : null);
  closest = () => (this.kind === 'text' ? null : this);
  /** Matches a selector list that contains its kind. */
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

/** Dispatches a click on a descendant of the island. */
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
  test('hydrates the island once', async () => {
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

test('a click on a button is captured, and replayed after hydration', async () => {
  const button = new FakeElement('button');
  expect(clickOn(button).defaultPrevented).toBe(true);
  expect(button.clicks).toEqual([]);
  finish(true);
  await settle();
  expect(button.clicks).toEqual(['focus', 'click']);
  expect(clickOn(button).defaultPrevented).toBe(false);
});

test('clicks with a native action are not captured: other content, and links in a new tab', () => {
  expect(clickOn(new FakeElement('text')).defaultPrevented).toBe(false);
  expect(clickOn(new FakeElement('a'), { ctrlKey: true }).defaultPrevented).toBe(false);
});

test('after a failure a captured link navigates natively, and a later click retries', async () => {
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

test('an island that the router persists is initialised once', () => {
  void interaction(load, { name: 'interaction', value: '' }, island as unknown as HTMLElement);
  island.dispatchEvent(new Event('pointerover'));
  expect(load).toHaveBeenCalledOnce();
});

/** Dispatches Astro's event for an island whose code failed to load. */
const dispatchFailure = () => {
  const event = new Event('astro:hydration-error', { cancelable: true });
  island.dispatchEvent(event);
  return event;
};

test('a captured link with a native action suppresses the reload', () => {
  clickOn(new FakeElement('a'));
  expect(dispatchFailure().defaultPrevented).toBe(true);
});

test('a form with an action suppresses the reload', () => {
  island.hasForm = true;
  island.dispatchEvent(new Event('focusin'));
  expect(dispatchFailure().defaultPrevented).toBe(true);
});

test('a failure without a native action does not suppress the reload', () => {
  island.dispatchEvent(new Event('pointerover'));
  expect(dispatchFailure().defaultPrevented).toBe(false);
  clickOn(new FakeElement('button'));
  expect(dispatchFailure().defaultPrevented).toBe(false);
});

test('a click on a submit button is captured, and submits natively after a failure', async () => {
  const button = new FakeElement('[type=submit]');
  expect(clickOn(button).defaultPrevented).toBe(true);
  finish(false);
  await settle();
  expect(button.clicks).toEqual(['focus', 'click']);
});
