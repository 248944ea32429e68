import { expect, it } from 'vitest';
import type { Config } from 'payload';
import { brand } from './brandPlugin.ts';
import TRANSLATIONS from '../../texts/translations.json';
import { form } from '../form/formPlugin.ts';

const MODEL = {
  collections: [{ slug: 'talents', fields: [] }],
  globals: [{ slug: 'home', fields: [] }],
} as unknown as Config;

it('a form has no tab that shows the record as JSON', async () => {
  const { collections, globals } = await form(MODEL);
  for (const { admin } of [...collections!, ...globals!]) expect(admin?.hideAPIURL).toBe(true);
});

it('pages of the admin name neither Payload nor its icon', async () => {
  const { meta } = (await brand(MODEL)).admin!;
  expect(meta?.icons).toEqual([
    expect.objectContaining({ url: expect.stringMatching(/^data:image\/svg\+xml,/) }),
  ]);
  expect(meta?.titleSuffix).toBeTruthy();
  expect(JSON.stringify(meta)).not.toMatch(/payload/i);
});

it('the buttons of saved filters do not name their collection, whose label is an object there', () => {
  for (const { general } of [TRANSLATIONS.es, TRANSLATIONS.en]) {
    const { aboutToDelete, deleteLabel, editLabel, newLabel } = general;
    expect([aboutToDelete, deleteLabel, editLabel, newLabel].join()).not.toContain('{{label}}');
  }
});

it('a list shows a tick box in words, not as code', () => {
  expect(TRANSLATIONS.es.general).toMatchObject({ true: 'Sí', false: 'No' });
});
