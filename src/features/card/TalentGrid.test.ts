import { expect, test } from 'vitest';
import TalentGrid from './TalentGrid.astro';
import { everything, nameOnly } from '../../../tests/unit/support/fixtures';
import { render } from '../../../tests/unit/support/render';

test('links to the talent; shows playing age and base, then what sets the talent apart', async () => {
  const card = await render(TalentGrid, { talents: [everything], locale: 'es', level: 2 });
  expect(card.attributes('a').href).toBe('/actrices/ines-quiroga');
  expect(card.texts('h2')).toEqual(['Inés Quiroga']);
  expect(card.texts('p')).toEqual(['28–38 años · Madrid', 'Francés, esgrima']);
  expect(card.text).not.toContain('36');
});

test('has a mark for a reel and for a voice clip', async () => {
  const card = await render(TalentGrid, { talents: [everything], locale: 'es', level: 2 });
  expect(card.texts('b')).toEqual(['Vídeo', 'Voz']);
});

test('of a director shows the craft and the latest work, and no playing age', async () => {
  const sections = ['director', 'screenwriter'];
  const cinema = [2019, 2025].map((year) => ({
    ...everything.cinema[0]!,
    title: `T${year}`,
    year,
  }));
  const talent = { ...everything, sections, cinema, television: [], theatre: [], otherWork: [] };
  const card = await render(TalentGrid, { talents: [talent], locale: 'es', level: 2 });
  expect(card.texts('p')).toEqual(['Dirección y guion', '«T2025», 2025']);
});

test('links to the English page in English, with the requested heading level', async () => {
  const card = await render(TalentGrid, { talents: [everything], locale: 'en', level: 3 });
  expect(card.attributes('a').href).toBe('/en/actrices/ines-quiroga');
  expect(card.texts('h3')).toEqual(['Inés Quiroga']);
});

test('renders a complete card from a name only', async () => {
  const card = await render(TalentGrid, { talents: [nameOnly], locale: 'es', level: 2 });
  expect(card.text).toBe('Inés Quiroga');
  expect(card.all('img')).toHaveLength(0);
});

test('the picture is lazy, has dimensions, and repeats no text', async () => {
  const card = await render(TalentGrid, { talents: [everything], locale: 'es', level: 2 });
  expect(card.attributes('img')).toMatchObject({
    alt: '',
    loading: 'lazy',
    width: '720',
    height: '900',
  });
  const props = { talents: [everything, everything], locale: 'es', level: 2, hasMain: true };
  const page = await render(TalentGrid, props);
  expect(page.all('img').map(({ attributes }) => attributes.loading)).toEqual(['eager', 'lazy']);
  expect(page.attributes('img')).toMatchObject({ fetchPriority: 'high' });
});

test('has a plus beside the link, with the name and the id of the person', async () => {
  const card = await render(TalentGrid, { talents: [nameOnly], locale: 'en', level: 2 });
  expect(card.all('a button')).toEqual([]);
  expect(card.attributes('button')).toMatchObject({
    class: 'add',
    'data-id': nameOnly.shareId,
    'aria-pressed': 'false',
    'aria-label': 'Select Inés Quiroga',
  });
});
