import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ConsentStore } from '~/islands/consent/consentManager';
import { CHOICE_STORED, CONSENT_CHANGE, readChoice } from '~/lib/consent/choice';
import { stubDocument, type Jar } from './cookieJar';

const NOW = 1_790_000_000_000;
const ATTRIBUTES = 'Max-Age=31536000; Path=/; SameSite=Lax';
const stored = (consent: string, enabled: string) =>
  `cookie_control_consent=${consent}; cookie_control_enabled_cookies=${enabled}; cookie_control_record=1.${NOW}`;

let jar: Jar;
beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  jar = stubDocument();
  return () => vi.useRealTimers();
});

const BY_ACTION: [string, (engine: ConsentStore) => void, string, string][] = [
  ['accept all', (engine) => engine.acceptAll(), 'true', 'ga,embeds'],
  ['decline all', (engine) => engine.declineAll(), 'false', ''],
  ['accept necessary', (engine) => engine.acceptNecessary(), 'true', ''],
  ['save as it is', (engine) => engine.save(), 'true', 'ga'],
  [
    'save the functional group alone',
    (engine) => {
      engine.toggle('optional', false);
      engine.toggle('functional', true);
      engine.save();
    },
    'true',
    'embeds',
  ],
  [
    'save none',
    (engine) => {
      engine.toggle('optional', false);
      engine.save();
    },
    'false',
    '',
  ],
];

test.each(BY_ACTION)('%s is kept in three cookies of a year', (_name, act, consent, enabled) => {
  act(new ConsentStore(true));
  expect(document.cookie).toBe(stored(consent, enabled));
  for (const line of jar.written) expect(line.split('; ').slice(1).join('; ')).toBe(ATTRIBUTES);
});

test('by https the cookies are secure', () => {
  jar = stubDocument('https:');
  new ConsentStore(true).declineAll();
  for (const line of jar.written) expect(line).toMatch(/; SameSite=Lax; Secure$/);
});

test('reading writes nothing, also where the cookies are broken', () => {
  for (const cookies of ['', stored('true', 'ga,evil'), stored('yes', ''), stored('false', 'ga')]) {
    jar.set(cookies);
    const engine = new ConsentStore(true);
    engine.load();
    expect(engine.toggles()).toEqual({ on: { ga: true, embeds: false }, isUnsaved: false });
  }
  expect(jar.written).toEqual([]);
});

test('the analytics are ticked at first, unless the owner will not have it', () => {
  expect(new ConsentStore(true).toggles().on).toEqual({ ga: true, embeds: false });
  expect(new ConsentStore(false).toggles().on).toEqual({ ga: false, embeds: false });
});

test('what is stored wins over what is ticked at first', () => {
  jar.set(stored('false', ''));
  const engine = new ConsentStore(true);
  engine.load();
  expect(engine.toggles().on).toEqual({ ga: false, embeds: false });
});

describe('unsaved', () => {
  test('while the switches differ from what is stored, and no longer', () => {
    jar.set(stored('true', 'embeds'));
    const engine = new ConsentStore(true);
    engine.load();
    engine.toggle('functional', false);
    expect(engine.toggles().isUnsaved).toBe(true);
    engine.toggle('functional', true);
    expect(engine.toggles().isUnsaved).toBe(false);
    engine.toggle('optional', true);
    expect(engine.toggles().isUnsaved).toBe(true);
    engine.save();
    expect(engine.toggles()).toEqual({ on: { ga: true, embeds: true }, isUnsaved: false });
  });

  test('what was changed is forgotten when the cookies are read again', () => {
    jar.set(stored('true', 'embeds'));
    const engine = new ConsentStore(true);
    engine.toggle('optional', true);
    engine.load();
    expect(engine.toggles()).toEqual({ on: { ga: false, embeds: true }, isUnsaved: false });
  });
});

test('a choice is announced when it is stored, here and to the other tabs', () => {
  const seen: unknown[] = [];
  jar.events.addEventListener(CONSENT_CHANGE, () => seen.push(readChoice(document.cookie)));
  new ConsentStore(true).acceptAll();
  expect(seen).toEqual([{ isAccepted: true, enabled: ['ga', 'embeds'], madeAt: NOW }]);
  expect(localStorage.setItem).toHaveBeenCalledWith(CHOICE_STORED, expect.any(String));
  expect(localStorage.removeItem).toHaveBeenCalledWith(CHOICE_STORED);
});

test('a browser that keeps no storage still keeps the choice', () => {
  vi.stubGlobal('localStorage', undefined);
  new ConsentStore(true).acceptAll();
  expect(document.cookie).toBe(stored('true', 'ga,embeds'));
});

test('who listens is told of every change', () => {
  const engine = new ConsentStore(true);
  const listener = vi.fn();
  const leave = engine.subscribe(listener);
  engine.toggle('functional', true);
  expect(listener).toHaveBeenCalledOnce();
  leave();
  engine.toggle('functional', false);
  expect(listener).toHaveBeenCalledOnce();
});
