import { expect, test } from '@playwright/test';
import { SITE } from '../support/parsePage';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

test('security.txt names a contact, itself and when it expires', async ({ request }) => {
  const response = await request.get('/.well-known/security.txt');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toContain('text/plain');
  const text = await response.text();
  expect(text).toMatch(/^Contact: mailto:[^\s@]+@[^\s@]+$/m);
  expect(text).toContain(`Contact: ${SITE}/contacto\n`);
  expect(text).toContain(`Canonical: ${SITE}/.well-known/security.txt\n`);
  expect(text).toContain('Preferred-Languages: es, en\n');
  const expires = Date.parse(/^Expires: (.*)$/m.exec(text)![1]!);
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + YEAR_MS);
});

test('the licences of everything that browsers receive are in one file', async ({ request }) => {
  const response = await request.get('/licenses.txt');
  expect(response.status()).toBe(200);
  const [, ...entries] = (await response.text()).split(/^## /m);
  const names = entries.map((entry) => entry.split('\n')[0]!.replace(/ - \d.*$| \(.*$/, ''));
  const others = ['tailwindcss', 'Big Shoulders', 'Instrument Sans'];
  const bundled = ['astro', 'klaro', 'react', 'react-dom', 'scheduler', 'swiper'];
  expect(names).toEqual(expect.arrayContaining([...bundled, ...others]));
  for (const entry of entries) {
    expect(entry, entry.slice(0, 40)).toMatch(/copyright/i);
    expect(entry.length, entry.slice(0, 40)).toBeGreaterThan(800);
  }
});
