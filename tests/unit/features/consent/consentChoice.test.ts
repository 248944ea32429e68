import { expect, test } from 'vitest';
import {
  REVISION,
  consentState,
  hasChoice,
  isServiceAllowed,
  readChoice,
} from '~/features/consent/consentChoice';
import { choiceCookies } from '~/features/consent/choose.browser';

const DECIDED_AT = 1_790_000_000_000;
const cookieString = (consent: string, enabled: string, record = `${REVISION}.${DECIDED_AT}`) =>
  `a=1; cookie_control_consent=${consent}; cookie_control_enabled_cookies=${enabled}; cookie_control_record=${record}`;

test.each([
  [{ isAccepted: true, enabled: ['ga', 'embeds'] }, 'true', 'ga,embeds', 'accepted'],
  [{ isAccepted: true, enabled: ['embeds'] }, 'true', 'embeds', 'partial'],
  [{ isAccepted: true, enabled: [] }, 'true', '', 'declined'],
  [{ isAccepted: false, enabled: [] }, 'false', '', 'declined'],
] as const)('%o is stored as %s and "%s": %s', (chosen, consent, enabled, state) => {
  const choice = { ...chosen, decidedAt: DECIDED_AT };
  const cookies = choiceCookies(choice);
  expect(cookies.map(([name, value]) => `${name}=${value}`).join('; ')).toBe(
    cookieString(consent, enabled).slice('a=1; '.length),
  );
  expect(readChoice(cookieString(consent, enabled))).toEqual(choice);
  expect(hasChoice(cookieString(consent, enabled))).toBe(true);
  expect(consentState(choice)).toBe(state);
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
  expect(consentState(readChoice(cookies))).toBe('unset');
  expect(isServiceAllowed(cookies, 'ga')).toBe(false);
});

test('a service is allowed when the list names it', () => {
  expect(isServiceAllowed(cookieString('true', 'embeds'), 'embeds')).toBe(true);
  expect(isServiceAllowed(cookieString('true', 'embeds'), 'ga')).toBe(false);
});
