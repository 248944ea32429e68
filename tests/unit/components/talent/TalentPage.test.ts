import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import TalentPage from '~/components/talent/TalentPage.astro';
import { everything, nameOnly } from '../fixtures';
import { render } from '../render';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-02-28T12:00:00Z') }));
afterEach(() => vi.useRealTimers());

describe('a talent with every field', () => {
  const show = (locale: string) => render(TalentPage, { talent: everything, locale });

  test('has every section, each labelled by its heading', async () => {
    const page = await show('es');
    const names = page.all('section').map(({ attributes }) => attributes['aria-labelledby']);
    expect(names).toEqual([
      ...['videos', 'languages', 'accents', 'skills', 'biography', 'gallery'],
      ...['cinema', 'television', 'theatre', 'studies', 'awards'],
    ]);
    for (const name of names) expect(page.all(`h2#${name}`)).toHaveLength(1);
    expect(page.all('h1')).toHaveLength(1);
  });

  test('turns a year older on the birthday, which the page never contains', async () => {
    const page = await show('es');
    expect(page.texts('dd')[0]).toBe('36 años');
    expect(page.text).not.toContain('1990');
  });

  test('the facts use the labels of the locale', async () => {
    const spanish = (await show('es')).texts('dd').map((value) => value.replace(/\s/g, ' '));
    expect(spanish).toEqual(expect.arrayContaining(['28–38', 'España, Argentina', '1,68 m']));
    const english = (await show('en')).texts('dd').map((value) => value.replace(/\s/g, ' '));
    expect(english).toEqual(expect.arrayContaining(['28–38', 'Spain, Argentina', '1.68 m']));
  });

  test('marks untranslated texts as Spanish on the English page only', async () => {
    const english = await show('en');
    expect(english.texts('[lang=es]')).toEqual(
      expect.arrayContaining(['Madrid', 'Nuria', 'Nació en Madrid.', 'Premio Faro', 'Videobook']),
    );
    expect((await show('es')).all('[lang]')).toHaveLength(0);
  });

  test('the curriculum downloads under its own name and shows its size', async () => {
    const page = await show('es');
    expect(page.attributes('a[download]')).toMatchObject({
      href: '/files/ines.pdf',
      download: 'ines.pdf',
    });
    expect(page.texts('a[download]')[0]).toContain('84');
  });

  test('a video is a link to its provider and loads nothing', async () => {
    const page = await show('es');
    expect(page.all('a[href="https://vimeo.com/76979871/ab12"]')).toHaveLength(1);
    expect(page.all('a[href="/files/scene.mp4"]')).toHaveLength(1);
    expect(page.all('iframe, video')).toHaveLength(0);
    expect(page.texts('time[datetime=PT3M12S]')).toEqual(['3:12']);
  });
});

test('a talent with only a name has a page with only the name', async () => {
  const page = await render(TalentPage, { talent: nameOnly, locale: 'es' });
  expect(page.texts('h1')).toEqual(['Inés Quiroga']);
  for (const absent of ['section', 'h2', 'dl', 'img', 'video', 'a[download]']) {
    expect(page.all(absent), absent).toHaveLength(0);
  }
});

test('links to the previous and next talent of the list', async () => {
  const previous = { ...nameOnly, name: 'Alba', slug: 'alba' };
  const page = await render(TalentPage, { talent: nameOnly, previous, locale: 'en' });
  expect(page.attributes('a[rel=prev]').href).toBe('/en/actrices/alba');
  expect(page.all('a[rel=next]')).toHaveLength(0);
});
