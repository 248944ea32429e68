import { expect, test } from 'vitest';
import { REVISION, hasChoice, isServiceAllowed, readChoice } from './consentChoice';

const DECIDED_AT = 1_790_000_000_000;
const cookieString = (consent: string, enabled: string, record = `${REVISION}.${DECIDED_AT}`) =>
  `a=1; cookie_control_consent=${consent}; cookie_control_enabled_cookies=${enabled}; cookie_control_record=${record}`;

test.each([
  [{ isAccepted: true, enabled: ['ga', 'embeds'] }, 'true', 'ga,embeds'],
  [{ isAccepted: true, enabled: ['embeds'] }, 'true', 'embeds'],
  [{ isAccepted: true, enabled: [] }, 'true', ''],
  [{ isAccepted: false, enabled: [] }, 'false', ''],
] as const)('%o is read from %s and "%s"', (chosen, consent, enabled) => {
  const choice = { ...chosen, decidedAt: DECIDED_AT };
  expect(readChoice(cookieString(consent, enabled))).toEqual(choice);
  expect(hasChoice(cookieString(consent, enabled))).toBe(true);
});

test.each([
  ['no cookie', ''],
  ['a value other than true and false', cookieString('yes', '')],
  ['an unknown service', cookieString('true', 'ga,evil')],
  ['a JSON list', cookieString('true', '["ga"]')],
  ['a list without separators', cookieString('true', 'gaembeds')],
  ['a decline with an enabled service', cookieString('false', 'ga')],
  ['an earlier revision', cookieString('true', 'ga', `${REVISION - 1}.${DECIDED_AT}`)],
  ['a later revision', cookieString('true', 'ga', `${REVISION + 1}.${DECIDED_AT}`)],
  ['a malformed record', cookieString('true', 'ga', '<script>')],
  ['no record', 'cookie_control_consent=true; cookie_control_enabled_cookies=ga'],
  ['no list', `cookie_control_consent=true; cookie_control_record=${REVISION}.1`],
  [
    'cookie names with another prefix',
    cookieString('true', 'ga').replaceAll('cookie_control', 'x_cookie_control'),
  ],
])('%s is no valid choice', (_name, cookies) => {
  expect(readChoice(cookies)).toBeUndefined();
  expect(hasChoice(cookies)).toBe(false);
  expect(isServiceAllowed(cookies, 'ga')).toBe(false);
});

test('a service is allowed when the list names it', () => {
  expect(isServiceAllowed(cookieString('true', 'embeds'), 'embeds')).toBe(true);
  expect(isServiceAllowed(cookieString('true', 'embeds'), 'ga')).toBe(false);
});
