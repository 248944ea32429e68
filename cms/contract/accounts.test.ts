import { expect, it } from 'vitest';
import { accountUrl, isAccountName, toAccountName } from './accounts.ts';

it.each([
  ['ines.q', 'ines.q'],
  [' @ines.q ', 'ines.q'],
  ['https://www.instagram.com/ines.q/?hl=es', 'ines.q'],
  ['instagram.com/ines.q', 'ines.q'],
  ['https://www.tiktok.com/@ines.q', 'https://www.tiktok.com/@ines.q'],
])('the Instagram account of "%s" is "%s"', (text, name) => {
  expect(toAccountName('instagram', text)).toBe(name);
});

it('an account is a name, not an address', () => {
  expect(['ines.q', 'ines_q1'].every(isAccountName)).toBe(true);
  expect(['', 'ines q', 'https://a.example/ines', 'ñ'].some(isAccountName)).toBe(false);
});

it('each network has its own pages', () => {
  expect(accountUrl('tiktok', toAccountName('tiktok', 'tiktok.com/@ines?x=1'))).toBe(
    'https://www.tiktok.com/@ines',
  );
});
