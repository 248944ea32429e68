import { expect, test } from 'vitest';
import Blocks from '~/site/blocks/Blocks.astro';
import { COOKIE_NAMES } from './consentChoice';
import { CONSENT_GROUPS } from '#contract/consentGroups.ts';
import { render } from '../../../tests/unit/support/render';

/** Renders the table of a group as the cookie policy has it. */
const renderTable = (group: string, locale: string) =>
  render(Blocks, { blocks: [{ blockType: 'cookies', group }], team: [], locale });
const namesIn = async (group: string) => (await renderTable(group, 'es')).texts('tbody code');

test('lists the site’s own cookies as necessary', async () => {
  const names = await namesIn('necessary');
  expect(names).toEqual(expect.arrayContaining(['i18n_redirected', ...COOKIE_NAMES]));
  expect(await namesIn('optional')).toEqual(['_ga', '_ga_*']);
});

test.each(CONSENT_GROUPS)(
  'every cookie of the group %s has a row with each of its fields',
  async (group) => {
    const table = await renderTable(group, 'en');
    expect(table.all('tbody tr').length).toBeGreaterThan(1);
    for (const cell of table.texts('tbody :is(th, td)')) expect(cell).not.toMatch(/^$|storage\./);
    expect(table.texts('thead th')).toEqual(['Name', 'What for', 'Whose', 'How long']);
  },
);

test('every cookie name is unique', async () => {
  const names = (await Promise.all(CONSENT_GROUPS.map(namesIn))).flat();
  expect(new Set(names).size).toBe(names.length);
});
