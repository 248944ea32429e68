import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ConsentStore } from '~/features/consent/consentStore.browser';
import { CONSENT_CHANGE, SYNC_KEY, readChoice } from '~/features/consent/consentChoice';
import { type CookieJar, stubDocument } from './stubDocument';

const NOW = 1_790_000_000_000;
const ATTRIBUTES = 'Max-Age=31536000; Path=/; SameSite=Lax';
const cookies = (consent: string, enabled: string) =>
  `cookie_control_consent=${consent}; cookie_control_enabled_cookies=${enabled}; cookie_control_record=1.${NOW}`;

let jar: CookieJar;
beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  jar = stubDocument();
  return () => vi.useRealTimers();
});

const BY_ACTION: [string, (store: ConsentStore) => void, string, string][] = [
  ['accept all', (store) => store.save('all'), 'true', 'ga,embeds'],
  ['decline all', (store) => store.save('none'), 'false', ''],
  ['accept necessary', (store) => store.save('necessary'), 'true', ''],
  ['save the initial switches', (store) => store.save('selected'), 'true', 'ga'],
  [
    'save the functional group only',
    (store) => {
      store.toggle('optional', false);
      store.toggle('functional', true);
      store.save('selected');
    },
    'true',
    'embeds',
  ],
  [
    'save no group',
    (store) => {
      store.toggle('optional', false);
      store.save('selected');
    },
    'false',
    '',
  ],
];

test.each(BY_ACTION)('%s writes three cookies for a year', (_name, act, consent, enabled) => {
  act(new ConsentStore(true));
  expect(document.cookie).toBe(cookies(consent, enabled));
  for (const line of jar.written) expect(line.split('; ').slice(1).join('; ')).toBe(ATTRIBUTES);
});

test('over HTTPS the cookies are secure', () => {
  jar = stubDocument('https:');
  new ConsentStore(true).save('none');
  for (const line of jar.written) expect(line).toMatch(/; SameSite=Lax; Secure$/);
});

test('load writes nothing, even when the cookies are invalid', () => {
  for (const value of [
    '',
    cookies('true', 'ga,evil'),
    cookies('yes', ''),
    cookies('false', 'ga'),
  ]) {
    jar.set(value);
    const store = new ConsentStore(true);
    store.load();
    expect(store.toggles()).toEqual({ on: { ga: true, embeds: false }, isUnsaved: false });
  }
  expect(jar.written).toEqual([]);
});

test('the analytics switch is on by default, unless the site disables that', () => {
  expect(new ConsentStore(true).toggles().on).toEqual({ ga: true, embeds: false });
  expect(new ConsentStore(false).toggles().on).toEqual({ ga: false, embeds: false });
});

test('a stored choice overrides the defaults', () => {
  jar.set(cookies('false', ''));
  const store = new ConsentStore(true);
  store.load();
  expect(store.toggles().on).toEqual({ ga: false, embeds: false });
});

test('load follows cookies that another tab changed or deleted', () => {
  const store = new ConsentStore(true);
  store.save('all');
  jar.set(cookies('true', 'embeds'));
  store.load();
  expect(store.toggles()).toEqual({ on: { ga: false, embeds: true }, isUnsaved: false });
  jar.set('');
  store.load();
  expect(store.toggles()).toEqual({ on: { ga: true, embeds: false }, isUnsaved: false });
});

describe('isUnsaved', () => {
  test('is true while the switches differ from the stored choice', () => {
    jar.set(cookies('true', 'embeds'));
    const store = new ConsentStore(true);
    store.load();
    store.toggle('functional', false);
    expect(store.toggles().isUnsaved).toBe(true);
    store.toggle('functional', true);
    expect(store.toggles().isUnsaved).toBe(false);
    store.toggle('optional', true);
    expect(store.toggles().isUnsaved).toBe(true);
    store.save('selected');
    expect(store.toggles()).toEqual({ on: { ga: true, embeds: true }, isUnsaved: false });
  });

  test('is false after load, which drops unsaved switches', () => {
    jar.set(cookies('true', 'embeds'));
    const store = new ConsentStore(true);
    store.toggle('optional', true);
    store.load();
    expect(store.toggles()).toEqual({ on: { ga: false, embeds: true }, isUnsaved: false });
  });
});

test('a stored choice is broadcast to this tab and to the others', () => {
  const seen: unknown[] = [];
  jar.events.addEventListener(CONSENT_CHANGE, () => seen.push(readChoice(document.cookie)));
  new ConsentStore(true).save('all');
  expect(seen).toEqual([{ isAccepted: true, enabled: ['ga', 'embeds'], decidedAt: NOW }]);
  expect(localStorage.setItem).toHaveBeenCalledWith(SYNC_KEY, expect.any(String));
  expect(localStorage.removeItem).toHaveBeenCalledWith(SYNC_KEY);
});

test('a choice is stored when the browser blocks local storage', () => {
  vi.stubGlobal('localStorage', undefined);
  new ConsentStore(true).save('all');
  expect(document.cookie).toBe(cookies('true', 'ga,embeds'));
});

test('listeners are notified of every change until they unsubscribe', () => {
  const store = new ConsentStore(true);
  const listener = vi.fn();
  const unsubscribe = store.subscribe(listener);
  store.toggle('functional', true);
  expect(listener).toHaveBeenCalledOnce();
  unsubscribe();
  store.toggle('functional', false);
  expect(listener).toHaveBeenCalledOnce();
});
