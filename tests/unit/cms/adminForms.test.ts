import { expect, it } from 'vitest';
import { META } from '../../../cms/features/brand/brand.ts';
import { TRANSLATIONS } from '../../../cms/texts/translations.ts';
import { withFormHelp, withGlobalFormHelp } from '../../../cms/features/form/formHelp.ts';

it('a form has no tab that shows the record as JSON', () => {
  expect(withFormHelp({ slug: 'talents', fields: [] }).admin?.hideAPIURL).toBe(true);
  expect(withGlobalFormHelp({ slug: 'home', fields: [] }).admin?.hideAPIURL).toBe(true);
});

it('pages of the admin name neither Payload nor its icon', () => {
  expect(META?.icons).toEqual([
    expect.objectContaining({ url: expect.stringMatching(/^data:image\/svg\+xml,/) }),
  ]);
  expect(META?.titleSuffix).toBeTruthy();
  expect(JSON.stringify(META)).not.toMatch(/payload/i);
});

it('the buttons of saved filters do not name their collection, whose label is an object there', () => {
  for (const { general } of [TRANSLATIONS.es, TRANSLATIONS.en]) {
    const { aboutToDelete, deleteLabel, editLabel, newLabel } = general;
    expect([aboutToDelete, deleteLabel, editLabel, newLabel].join()).not.toContain('{{label}}');
  }
});
