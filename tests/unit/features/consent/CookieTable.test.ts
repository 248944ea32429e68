import { expect, test } from 'vitest';
import CookieTable from '~/features/consent/CookieTable.astro';
import { CONSENT_COOKIE, ENABLED_COOKIE, RECORD_COOKIE } from '~/features/consent/consentChoice';
import { GROUPS } from '~/features/consent/consentServices';
import { STORED_ITEMS, getStoredItems } from '~/features/consent/cookieList';
import { render } from '../../support/render';

const namesIn = async (group: string) =>
  (await render(CookieTable, { group, locale: 'es' })).texts('tbody code');

test('lists the site’s own cookies as necessary', async () => {
  const names = await namesIn('necessary');
  expect(names).toEqual(
    expect.arrayContaining(['i18n_redirected', CONSENT_COOKIE, ENABLED_COOKIE, RECORD_COOKIE]),
  );
  expect(await namesIn('optional')).toEqual(['_ga', '_ga_*']);
});

test.each(GROUPS)(
  'every cookie of the group %s has a row with each of its fields',
  async (group) => {
    const table = await render(CookieTable, { group, locale: 'en' });
    expect(table.all('tbody tr')).toHaveLength(getStoredItems(group).length);
    for (const cell of table.texts('tbody :is(th, td)')) expect(cell).not.toMatch(/^$|storage\./);
    expect(table.texts('thead th')).toEqual(['Name', 'What for', 'Whose', 'How long']);
  },
);

test('every cookie name is unique', () => {
  const names = STORED_ITEMS.flatMap((item) => ('name' in item ? [item.name] : []));
  expect(new Set(names).size).toBe(names.length);
});
