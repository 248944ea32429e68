import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Locale } from '~/lib/i18n/locale';
import type { Talent } from '~/model/talent';
import { talentFacts } from '~/features/profile/talentFacts';
import TalentPage from './TalentPage.astro';
import { everything, nameOnly } from '../../../tests/unit/support/fixtures';
import { render } from '../../../tests/unit/support/render';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-02-28T12:00:00Z') }));
afterEach(() => vi.useRealTimers());

const agent = {
  name: 'Marta Olmedo',
  isPerson: true,
  phone: '+34 910 000 012',
  email: 'marta@agency.example',
};

/** Renders the page of a talent with the facts of the day. */
const renderPage = (
  { talent, locale, ...props }: { talent: Talent; locale: Locale } & Record<string, unknown>,
  locals?: App.Locals,
) => render(TalentPage, { talent, facts: talentFacts(locale, talent), locale, ...props }, locals);

describe('a talent with every field', () => {
  const show = (locale: Locale) => renderPage({ talent: everything, agent, locale });

  test('has every section, each labelled by its heading', async () => {
    const page = await show('es');
    const names = page.all('section').map(({ attributes }) => attributes['aria-labelledby']);
    expect(names).toEqual([
      'languages',
      'accents',
      'voices',
      'skills',
      'latest',
      'videos',
      'cinema',
      'television',
      'theatre',
      'otherWork',
      'projects',
      'gallery',
      'awards',
      'studies',
      'biography',
      'agent',
      'press',
      'agencies-abroad',
      'pack',
    ]);
    for (const name of names) expect(page.all(`h2#${name}`)).toHaveLength(1);
    expect(page.all('h1')).toHaveLength(1);
  });

  test('names the fields of the CMS in its live preview, and nowhere else', async () => {
    const named = async (locals?: App.Locals) => {
      const page = await renderPage({ talent: everything, agent, locale: 'es' }, locals);
      return page.all('[data-cms-field]').map(({ attributes }) => attributes['data-cms-field']);
    };
    // An unfinished row is before the others of the form.
    const paths = await named({ shownForm: { kind: 'talents', rows: { cinema: [1, 2] } } });
    expect(paths).toEqual(expect.arrayContaining(['name', 'heightCm', 'cinema.1', 'biography']));
    expect(paths).not.toContain('cinema.0');
    expect(await named({ shownForm: { kind: 'agency', rows: {} } })).not.toContain('name');
    expect(await named()).toEqual([]);
  });

  test('the facts use the labels of the locale, the playing age first', async () => {
    const facts = async (locale: Locale) => {
      const page = await show(locale);
      return page.texts('.facts dd').map((value) => value.replace(/\s/g, ' '));
    };
    expect((await facts('es')).slice(0, 4)).toEqual([
      '28–38',
      '1,68 m',
      'Madrid',
      'Disponible en enero',
    ]);
    expect(await facts('es')).toEqual(
      expect.arrayContaining(['España, Argentina', '1,68 m', 'Negro (largo), castaños', 'Madrid']),
    );
    expect(await facts('en')).toEqual(
      expect.arrayContaining(['28–38', 'Spain, Argentina', '1.68 m', 'Black (long), brown']),
    );
  });

  test('marks untranslated texts as Spanish on the English page only', async () => {
    const english = await show('en');
    expect(english.texts('[lang=es]')).toEqual(
      expect.arrayContaining(['Madrid', 'Nuria', 'Nació en Madrid.', 'Mejor actriz', 'Videobook']),
    );
    expect((await show('es')).all('[lang]')).toHaveLength(0);
  });

  test('the curriculum downloads under its own name and shows its size', async () => {
    const page = await show('es');
    const { name, url } = everything.curriculum!;
    expect(page.attributes(`a[download="${name}"]`).href).toBe(url);
    expect(page.texts(`a[download="${name}"]`)[0]).toContain('84');
  });

  test('a video is a link to its provider and loads nothing', async () => {
    const page = await show('es');
    expect(page.all('#video-1 a[href="https://vimeo.com/76979871/ab12"]')).toHaveLength(1);
    expect(page.all('#video-2 a[href^="/files/scene-"]')).toHaveLength(1);
    expect(page.all('iframe, video')).toHaveLength(0);
    expect(page.texts('time[datetime=PT3M12S]')).toEqual(['3:12']);
  });

  test('links to the sheet and to the files of the casting pack in the page’s language', async () => {
    const hrefs = (await show('en'))
      .all('section[aria-labelledby=pack] a')
      .map(({ attributes }) => attributes.href);
    expect(hrefs).toEqual([
      '/en/fichas/actrices/ines-quiroga.pdf',
      '/en/fichas/actrices/ines-quiroga.txt',
      '/fichas/actrices/ines-quiroga.jpg',
      'https://ines.example/',
      'https://www.imdb.com/name/nm0000001/',
      'https://www.instagram.com/ines.q',
      'https://www.tiktok.com/@inesq',
    ]);
  });

  test('names whom to call, and when the sheet was checked', async () => {
    const page = await show('es');
    expect(page.texts('[aria-labelledby=agent] .display')).toEqual(['Marta Olmedo']);
    expect(page.all('[aria-labelledby=agent] a').map(({ attributes }) => attributes.href)).toEqual([
      'tel:+34910000012',
      'mailto:marta@agency.example?subject=In%C3%A9s%20Quiroga',
    ]);
    expect(page.texts('.action-bar a')).toEqual(['Preguntar', 'Llamar a Marta']);
    expect(page.texts('time[datetime="2026-10-01"]')).toEqual(['1 de octubre de 2026']);
  });

  test('links to its parts, with the numbers of videos, works and pictures', async () => {
    const page = await show('es');
    expect(page.texts('.jumps a')).toEqual([
      'Perfil',
      'Vídeo 2',
      'Trabajos 4',
      'Fotos 1',
      'Contacto',
    ]);
    for (const { attributes } of page.all('.jumps a')) {
      expect(page.all(attributes.href!), attributes.href).toHaveLength(1);
    }
  });

  test('shows the latest works of all kinds', async () => {
    expect((await show('es')).texts('[aria-labelledby=latest] p')).toEqual([
      'La marea baja cine',
      'Nuria · protagonista',
      'La gaviota teatro',
      'Nuria · protagonista',
      'Faro doblaje',
      'Voz',
    ]);
  });

  test('a row with a voice clip has the browser’s player, which loads nothing', async () => {
    const page = await show('es');
    expect(page.texts('section[aria-labelledby=languages] summary')).toEqual([
      'Francés medio Escuchar 0:08',
    ]);
    expect(page.texts('section[aria-labelledby=voices] summary')).toHaveLength(2);
    const players = page.all('audio').map(({ attributes }) => attributes.preload);
    expect(players).toEqual(['none', 'none', 'none']);
    expect(new Set(page.all('details').map(({ attributes }) => attributes.name)).size).toBe(1);
  });
});

test('a hidden age and looks of a director are not facts', async () => {
  const talent: Talent = { ...everything, age: undefined, sections: ['director'] };
  const page = await renderPage({ talent, locale: 'es' });
  expect(page.texts('.facts dt')).toEqual([
    'Edad en pantalla',
    'Residencia',
    'Disponibilidad',
    'No disponible',
    'Géneros',
    'Nacionalidad',
  ]);
});

test('days on which somebody is not free are shown until they are over', async () => {
  const unavailable = [
    { from: '2026-02-01', until: '2026-02-27' },
    { from: '2026-03-03', until: '2026-03-20' },
  ];
  const talent = { ...everything, unavailable };
  const { text } = await renderPage({ talent, locale: 'es' });
  expect(text).toMatch(/No disponible\s?3\s?–\s?20 mar 2026/);
  expect(text).not.toContain('27 feb');
});

test('says whom the press calls, and which agencies there are abroad', async () => {
  const page = await renderPage({ talent: everything, agent, locale: 'en' });
  expect(page.texts('[aria-labelledby=press] li')).toEqual([
    'Clara Ibáñez',
    '+34 600 000 000',
    'prensa@ines.example',
  ]);
  expect(page.texts('[aria-labelledby=agencies-abroad] li')).toEqual([
    'Northern Talent United Kingdom',
  ]);
});

test('shows projects with their state, and the category of an award', async () => {
  const page = await renderPage({ talent: everything, locale: 'es' });
  expect(page.texts('[aria-labelledby=projects] li')).toEqual([
    'Marea alta largometraje · en desarrollo Un barco.',
  ]);
  // Beside the agent, as the works are.
  expect(page.texts('.cv-main')[0]).toContain('Marea alta');
  expect(page.texts('section[aria-labelledby=awards] th[scope=row]')[0]).toBe(
    'Premio Faro Mejor actriz',
  );
});

describe('a table of credits', () => {
  const works = {
    colleagues: [
      { person: { name: 'Leo Paz', slug: 'leo-paz', list: 'actors' }, titles: ['La marea baja'] },
    ],
    directors: [['Elena Prats', { name: 'Elena Prats', slug: 'elena-prats', list: 'directors' }]],
  };
  const cells = async (kind: string, locale: Locale = 'es') => {
    const page = await renderPage({ talent: everything, works, locale });
    const section = `section[aria-labelledby=${kind}]`;
    const [year, ...rest] = page.texts(`${section} td`);
    return [year, ...page.texts(`${section} th[scope=row]`), ...rest];
  };

  test('has column heads, and one row per credit with its title as the row’s head', async () => {
    const page = await renderPage({ talent: everything, works, locale: 'es' });
    const section = 'section[aria-labelledby=cinema]';
    expect(page.texts(`${section} th[scope=col]`)).toHaveLength(5);
    expect(page.all(`${section} th[scope=row]`)).toHaveLength(1);
  });

  test('shows billing, season, episodes, status and broadcaster', async () => {
    expect(await cells('television')).toEqual([
      '',
      'La raya del sur T2, 8 ep. · en producción',
      'Nuria · papel fijo',
      'Elena Prats',
      'Norte Films · Canal Sur',
    ]);
    expect((await cells('television', 'en'))[1]).toBe('La raya del sur S2, 8 eps. · in production');
  });

  test('names an unusual kind of work, and a billing without a role', async () => {
    const [, title, role] = await cells('otherWork');
    expect(title).toContain('Faro doblaje');
    expect(role).toBe('Voz');
  });

  test('links the director, and the others of this agency once, with the works in common', async () => {
    const page = await renderPage({ talent: everything, works, locale: 'en' });
    const hrefs = (section: string) =>
      page.all(`section[aria-labelledby=${section}] a`).map(({ attributes }) => attributes.href);
    expect(hrefs('cinema')).toEqual(['/en/directores-y-guionistas/elena-prats']);
    expect(hrefs('colleagues')).toEqual(['/en/actores/leo-paz']);
    expect(page.texts('.colleagues li')).toEqual(['Leo Paz La marea baja']);
  });
});

test('links to the previous and next talent of the list', async () => {
  const previous = { ...nameOnly, name: 'Alba', slug: 'alba' };
  const page = await renderPage({ talent: nameOnly, previous, locale: 'en' });
  expect(page.attributes('a[rel=prev]').href).toBe('/en/actrices/alba');
  expect(page.all('a[rel=next]')).toHaveLength(0);
});
