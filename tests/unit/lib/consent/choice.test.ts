import { expect, test } from 'vitest';
import {
  REVISION,
  allows,
  choiceCookies,
  hasChoice,
  readChoice,
  stateOf,
} from '~/lib/consent/choice';

const MADE_AT = 1_790_000_000_000;
const jar = (consent: string, enabled: string, record = `${REVISION}.${MADE_AT}`) =>
  `a=1; cookie_control_consent=${consent}; cookie_control_enabled_cookies=${enabled}; cookie_control_record=${record}`;

test.each([
  [{ isAccepted: true, enabled: ['ga', 'embeds'] }, 'true', 'ga,embeds', 'accepted'],
  [{ isAccepted: true, enabled: ['embeds'] }, 'true', 'embeds', 'partial'],
  [{ isAccepted: true, enabled: [] }, 'true', '', 'declined'],
  [{ isAccepted: false, enabled: [] }, 'false', '', 'declined'],
] as const)('%o is kept as %s and "%s": %s', (chosen, consent, enabled, state) => {
  const choice = { ...chosen, madeAt: MADE_AT };
  const cookies = choiceCookies(choice);
  expect(cookies.map(([name, value]) => `${name}=${value}`).join('; ')).toBe(
    jar(consent, enabled).slice('a=1; '.length),
  );
  expect(readChoice(jar(consent, enabled))).toEqual(choice);
  expect(hasChoice(jar(consent, enabled))).toBe(true);
  expect(stateOf(choice)).toBe(state);
});

test.each([
  ['no cookie', ''],
  ['a value that is neither true nor false', jar('yes', '')],
  ['a service that does not exist', jar('true', 'ga,evil')],
  ['a JSON list', jar('true', '["ga"]')],
  ['a list without commas', jar('true', 'gaembeds')],
  ['a decline that enables', jar('false', 'ga')],
  ['an earlier revision', jar('true', 'ga', `${REVISION - 1}.${MADE_AT}`)],
  ['a later revision', jar('true', 'ga', `${REVISION + 1}.${MADE_AT}`)],
  ['a record that is no record', jar('true', 'ga', '<script>')],
  ['no record', 'cookie_control_consent=true; cookie_control_enabled_cookies=ga'],
  ['no list', `cookie_control_consent=true; cookie_control_record=${REVISION}.1`],
  [
    'a name that only ends alike',
    jar('true', 'ga').replaceAll('cookie_control', 'x_cookie_control'),
  ],
])('%s is no choice', (_name, cookies) => {
  expect(readChoice(cookies)).toBeUndefined();
  expect(hasChoice(cookies)).toBe(false);
  expect(stateOf(readChoice(cookies))).toBe('unset');
  expect(allows(cookies, 'ga')).toBe(false);
});

test('a service is allowed when the list names it', () => {
  expect(allows(jar('true', 'embeds'), 'embeds')).toBe(true);
  expect(allows(jar('true', 'embeds'), 'ga')).toBe(false);
});
