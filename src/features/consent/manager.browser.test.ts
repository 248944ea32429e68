import { beforeEach, expect, test, vi } from 'vitest';
import { createManager } from './openDialog.browser';
import { CONSENT_CHANGE, readChoice } from './consentChoice';
import { storeChoice } from './choose.browser';
import { type CookieJar, stubDocument } from '../../../tests/unit/features/consent/stubDocument';

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

/** Saves the switches of the dialog after changing them. */
const save = (change: (manager: ReturnType<typeof createManager>) => void) => {
  const manager = createManager(true);
  change(manager);
  manager.saveAndApplyConsents();
};

const BY_ACTION: [string, () => void, string, string][] = [
  ['accept all', () => save((manager) => manager.changeAll(true)), 'true', 'ga,embeds'],
  ['decline all', () => save((manager) => manager.changeAll(false)), 'false', ''],
  ['accept necessary', () => storeChoice(true, []), 'true', ''],
  ['save the initial switches', () => save(() => undefined), 'true', 'ga'],
  [
    'save the functional group only',
    () =>
      save((manager) => {
        manager.updateConsent('ga', false);
        manager.updateConsent('embeds', true);
      }),
    'true',
    'embeds',
  ],
  ['save no group', () => save((manager) => manager.updateConsent('ga', false)), 'false', ''],
];

test.each(BY_ACTION)('%s writes three cookies for a year', (_name, act, consent, enabled) => {
  act();
  expect(document.cookie).toBe(cookies(consent, enabled));
  for (const line of jar.written) expect(line.split('; ').slice(1).join('; ')).toBe(ATTRIBUTES);
});

test('over HTTPS the cookies are secure', () => {
  jar = stubDocument('https:');
  storeChoice(false, []);
  for (const line of jar.written) expect(line).toMatch(/; SameSite=Lax; Secure$/);
});

test('nothing is written before a choice, even when the cookies are invalid', () => {
  for (const value of [
    '',
    cookies('true', 'ga,evil'),
    cookies('yes', ''),
    cookies('false', 'ga'),
  ]) {
    jar.set(value);
    const manager = createManager(true);
    expect(manager.consents).toEqual({ ga: true, embeds: false });
    expect(manager.changedConsents()).toEqual({});
  }
  expect(jar.written).toEqual([]);
});

test('the analytics switch is on by default, unless the site disables that', () => {
  expect(createManager(true).consents).toEqual({ ga: true, embeds: false });
  expect(createManager(false).consents).toEqual({ ga: false, embeds: false });
});

test('a stored choice overrides the defaults, and differences from it are unsaved', () => {
  jar.set(cookies('true', 'embeds'));
  const manager = createManager(true);
  expect(manager.consents).toEqual({ ga: false, embeds: true });
  manager.updateConsent('embeds', false);
  expect(manager.changedConsents()).toEqual({ embeds: false });
  manager.updateConsent('embeds', true);
  expect(manager.changedConsents()).toEqual({});
});

test('a stored choice is broadcast to this tab and to the others', () => {
  const seen: unknown[] = [];
  jar.events.addEventListener(CONSENT_CHANGE, () => seen.push(readChoice(document.cookie)));
  save((manager) => manager.changeAll(true));
  expect(seen).toEqual([{ isAccepted: true, enabled: ['ga', 'embeds'], decidedAt: NOW }]);
  expect(localStorage.setItem).toHaveBeenCalledWith('cookie_control', expect.any(String));
  expect(localStorage.removeItem).toHaveBeenCalledWith('cookie_control');
});

test('a choice is stored when the browser blocks local storage', () => {
  vi.stubGlobal('localStorage', undefined);
  storeChoice(true, ['ga', 'embeds']);
  expect(document.cookie).toBe(cookies('true', 'ga,embeds'));
});
