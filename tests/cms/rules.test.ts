import { type Field, ValidationError } from 'payload';
import { afterAll, describe, expect, it } from 'vitest';
import { fieldErrors, send, signIn } from './support/accounts.ts';
import { publish, useTestCms } from './support/testCms.ts';

const cms = useTestCms();

afterAll(() => cms.close());

/** Returns the path and the message of each field that a save refuses. */
const refusalOf = async (save: Promise<unknown>): Promise<[string, string][]> => {
  const error = await save.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect((error as Error | undefined)?.name).toBe(ValidationError.name);
  const { errors } = (error as ValidationError).data;
  return errors.map(({ path, message }) => [path, message]);
};

const DEEP = '> '.repeat(3000);
const IFRAME = 'Una vida.\n\n<iframe src="https://maps.example/embed"></iframe>';
const video = (url: string) => ({ videos: [{ kind: 'showreel', title: 'Uno', url }] });

describe('a talent is refused, at the field and with what to do, for', () => {
  it.each([
    ...[
      'https://youtu.be/',
      'https://www.youtube.com/@canal',
      'https://www.youtube.com/playlist?list=PLaB3',
      'https://music.youtube.com/watch?v=dQw4w9WgXcQ',
      'https://drive.google.com/file/d/1/view',
      'https://www.dailymotion.com/video/x8abcde',
    ].map((url): [string, object, string, RegExp] => [
      url,
      video(url),
      'videos.0.url',
      /vídeo de YouTube o Vimeo/,
    ]),
    ['an iframe', { biography: IFRAME }, 'biography', /<iframe>/],
    ['deep nesting', { biography: DEEP }, 'biography', /dentro de otros/],
    ['a long biography', { biography: 'x'.repeat(20_001) }, 'biography', /20000 como mucho/],
    ['a birth date to come', { birthDate: '2099-01-01' }, 'birthDate', /no ha llegado/],
    ['a birth date of 1812', { birthDate: '1812-01-01' }, 'birthDate', /1900/],
    ['a day that does not exist', { birthDate: '1993-02-31' }, 'birthDate', /no existe/],
    ['an unknown section', { sections: ['dancer'] }, 'sections', /sección/],
    ['a relative https link', { website: 'https:a.example' }, 'website', /https:/],
    ['a long place', { homeBase: ['Lugo', 'x'.repeat(201)] }, 'homeBase', /201 .*200/],
    ['eleven places', { homeBase: [...'abcdefghijk'] }, 'homeBase', /Hay 11: deja 10/],
    ['a long credit', { cinema: [{ title: 'x'.repeat(201) }] }, 'cinema.0.title', /200/],
  ])('%s', async (_name, fields, path, message) => {
    const refusals = await refusalOf(publish(cms, 'Ana', fields));
    expect(refusals).toEqual([[path, expect.stringMatching(message)]]);
  });

  it.each([
    ['three spaces', '   ', /Hace falta/],
    ['nothing visible', '\u200B\u202E', /Hace falta/],
    ['121 letters', 'x'.repeat(121), /Tiene 121 caracteres: déjalo en 120/],
  ])('a name of %s', async (_name, name, message) => {
    expect(await refusalOf(publish(cms, name))).toEqual([['name', expect.stringMatching(message)]]);
  });
});

it('a draft can contain all of this', async () => {
  const data = { name: 'x'.repeat(121), biography: IFRAME, ...video('https://youtu.be/') };
  const draft = await cms.payload.create({
    collection: 'talents',
    locale: 'es',
    draft: true,
    data: { ...data, birthDate: '2099-01-01', _status: 'draft' } as never,
  });
  expect(draft.id).toBeTruthy();
});

it.each([
  ['a date in words', { birthDate: 'yesterday' }, 'birthDate', /no existe/],
  ['a choice that is a number', { eyes: 5 }, 'eyes', /opción de la lista/],
  ['a number for a list of choices', { citizenships: 5 }, 'citizenships', /opción de la lista/],
  ['a number for a list of texts', { homeBase: 5 }, 'homeBase', /Escribe un texto/],
  ['an object among texts', { homeBase: ['Lugo', {}] }, 'homeBase', /Escribe un texto/],
  [
    'an integer that SQLite cannot return',
    { cinema: [{ year: 2 ** 53 }] },
    'cinema.0.year',
    /número/,
  ],
])('a draft cannot contain %s', async (_name, fields, path, message) => {
  const data = { name: 'Ana', ...fields, _status: 'draft' } as never;
  const save = cms.payload.create({ collection: 'talents', locale: 'es', draft: true, data });
  expect(await refusalOf(save)).toEqual([[path, expect.stringMatching(message)]]);
});

it.each(['Tel. 910 000 001', '910 000 001 / 600 000 002', '+34 910 000 001 ext. 12'])(
  '%s is not one telephone number',
  async (number) => {
    for (const [path, data] of [
      ['phones.0.number', { phones: [{ number }] }],
      ['team.0.phone', { team: [{ name: 'Ana', phone: number }] }],
    ] as const) {
      const save = cms.payload.updateGlobal({
        slug: 'agency',
        locale: 'es',
        data: { name: 'Foco', ...data } as never,
      });
      expect(await refusalOf(save)).toEqual([[path, expect.stringMatching(/un solo número/)]]);
    }
  },
);

it('an empty e-mail address is stored as none', async () => {
  const team = [{ name: 'Ana', email: '' }];
  const agency = await cms.payload.updateGlobal({
    slug: 'agency',
    locale: 'es',
    data: { name: 'Foco', team } as never,
  });
  expect(agency.team?.[0]?.email).toBeNull();
});

it('a list of texts is stored clean, and none as an empty one', async () => {
  const homeBase = [
    ' Lugo ',
    'Lugo',
    '\u200B',
    'Vi\u0000go\uD800',
    'Ourense; Pontevedra\nA Coruña',
  ];
  const { id } = await publish(cms, 'Cleo', { homeBase });
  const options = { collection: 'talents', id, locale: 'all' } as const;
  const save = (value: unknown) =>
    cms.payload.update({ ...options, locale: 'es', data: { homeBase: value } as never });
  const stored = async () =>
    ((await cms.payload.findByID(options)).homeBase as unknown as { es?: string[] }).es;
  expect(await stored()).toEqual(['Lugo', 'Vigo\uFFFD', 'Ourense', 'Pontevedra', 'A Coruña']);
  // A form of an earlier version sends one text.
  await save('Lugo y Vigo');
  expect(await stored()).toEqual(['Lugo', 'Vigo']);
  await save(undefined);
  expect(await stored()).toEqual(['Lugo', 'Vigo']);
  await save(null);
  expect((await stored()) ?? []).toEqual([]);
});

it('a list of texts is another in English, which is checked when the Spanish one is published', async () => {
  const { id } = await publish(cms, 'Dora', { homeBase: ['Sevilla', 'Lugo'] });
  const options = { collection: 'talents', id } as const;
  const save = (locale: 'es' | 'en', homeBase: string[], _status: string) =>
    cms.payload.update({
      ...options,
      locale,
      draft: _status === 'draft',
      data: { homeBase, _status } as never,
    });
  await save('en', ['Seville'], 'published');
  await save('es', ['Vigo'], 'published');
  const all = await cms.payload.findByID({ ...options, locale: 'all' });
  expect(all.homeBase).toEqual({ es: ['Vigo'], en: ['Seville'] });
  await save('en', ['x'.repeat(201)], 'draft');
  expect(await refusalOf(save('es', ['Lugo', 'Vigo'], 'published'))).toEqual([
    ['homeBase', expect.stringMatching(/^En inglés: .*200/)],
  ]);
});

it('an English text that breaks a rule is refused when the Spanish one is published', async () => {
  const { id } = await publish(cms, 'Bea', { biography: 'Una vida.' });
  const options = { collection: 'talents', id } as const;
  const english = { biography: IFRAME, _status: 'draft' } as never;
  await cms.payload.update({ ...options, locale: 'en', draft: true, data: english });
  const publication = { locale: 'es', data: { _status: 'published' } as never } as const;
  expect(await refusalOf(cms.payload.update({ ...options, ...publication }))).toEqual([
    ['biography', expect.stringMatching(/^En inglés: .*<iframe>/)],
  ]);
});

it('the messages are in English for an editor who uses the admin in English', async () => {
  const headers = { ...(await signIn(cms, 'editor@agencia.example')), 'Accept-Language': 'en' };
  const data = { name: ' ', sections: ['actor'], _status: 'published' };
  const response = await send(cms, 'POST', '/talents?locale=es', data, headers);
  expect(response.status).toBe(400);
  expect(await fieldErrors(response)).toEqual({ name: 'Required: fill it in' });
});

it.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'http://plain.example/',
  '//elsewhere.example/x',
  '/\\elsewhere.example',
])('the link "%s" is refused', async (url) => {
  const pathOf = async (save: Promise<unknown>) => (await refusalOf(save)).map(([path]) => path);
  const home = { slides: [{ headline: 'x', url }] } as never;
  const redirect = { from: '/old', to: url, status: '301' } as const;
  const { payload } = cms;
  expect(await pathOf(publish(cms, 'Ana', { website: url }))).toEqual(['website']);
  expect(await pathOf(publish(cms, 'Ana', video(url)))).toEqual(['videos.0.url']);
  expect(await pathOf(payload.updateGlobal({ slug: 'home', locale: 'es', data: home }))).toContain(
    'slides.0.url',
  );
  expect(await pathOf(payload.create({ collection: 'redirects', data: redirect }))).toEqual(['to']);
});

/** Returns the paths of required lists of one choice or record that a cross empties. */
const clearable = (fields: readonly Field[], at: string): string[] =>
  fields.flatMap((field): string[] => {
    const name = 'name' in field ? `${at}.${field.name}` : at;
    const { isClearable, className } = (field.admin ?? {}) as Record<string, unknown>;
    const isRequired = 'required' in field && field.required;
    const isCleared =
      (field.type === 'select' && !field.hasMany && isClearable !== false) ||
      (field.type === 'relationship' && className !== 'not-clearable');
    const holders =
      field.type === 'tabs' ? field.tabs : field.type === 'blocks' ? field.blocks : [];
    return [
      ...(isRequired && isCleared ? [name] : []),
      ...('fields' in field ? clearable(field.fields, name) : []),
      ...holders.flatMap((holder) => clearable(holder.fields, name)),
    ];
  });

it('no required list can be emptied with the keyboard', () => {
  const { collections, globals } = cms.payload.config;
  // Payload's own collections have such lists in hidden fields only.
  const own = collections.filter(({ slug }) => !slug.startsWith('payload-'));
  expect([...own, ...globals].flatMap(({ fields, slug }) => clearable(fields, slug))).toEqual([]);
  const isRequired: Field = { name: 'level', type: 'select', required: true, options: [] };
  const row: Field = { type: 'row', fields: [isRequired] };
  const list: Field = { name: 'languages', type: 'array', fields: [row] };
  expect(clearable([{ type: 'tabs', tabs: [{ label: 'a', fields: [list] }] }], 'talents')).toEqual([
    'talents.languages.level',
  ]);
});

describe('a redirect is refused', () => {
  const save = (from: string, to = '/contacto') =>
    cms.payload.create({ collection: 'redirects', data: { from, to, status: '301' } as never });

  it.each([
    ['/a%0Ab', /invisible/],
    [`/${'x'.repeat(300)}`, /demasiado larga/],
    ['/robots.txt', /archivo suyo/],
    ['/sitemap.xml', /archivo suyo/],
    ['/finder.json', /archivo suyo/],
    ['/seleccion/agentes.json', /archivo suyo/],
    ['/actrices/', /hay una página/],
    ['/en/actrices/pagina/2', /hay una página/],
    ['/404', /hay una página/],
    ...['old', '//evil.example', '/a b', '/a?b', '/a*', '/:a', 'https://a.example/'].map(
      (from): [string, RegExp] => [from, /./],
    ),
  ])('from %s', async (from, message) => {
    expect(await refusalOf(save(from))).toEqual([['from', expect.stringMatching(message)]]);
  });

  it('from the page of a talent and from a former address', async () => {
    await publish(cms, 'Carla', { previousSlugs: [{ list: 'actresses', slug: 'antigua' }] });
    const [[, page] = []] = await refusalOf(save('/en/actrices/carla'));
    expect(page).toMatch(/hay una página/);
    const [[, casting] = []] = await refusalOf(save('/actrices/carla/casting'));
    expect(casting).toMatch(/hay una página/);
    const [[, former] = []] = await refusalOf(save('/actrices/antigua'));
    expect(former).toMatch(/dirección anterior de Carla/);
  });

  it('if it leads one path to two targets, or back to its start', async () => {
    await save('/two');
    expect(await refusalOf(save('/two/', '/actrices'))).toEqual([
      ['from', expect.stringMatching(/La redirección \/two ya lleva esta ruta a \/contacto/)],
    ]);
    await save('/uno', '/dos');
    const { id } = await save('/dos', '/tres');
    const circle = [['to', expect.stringMatching(/círculo \(.*\/dos.*\/uno.*\)/)]];
    expect(await refusalOf(save('/tres', '/uno'))).toEqual(circle);
    const data = { to: '/uno' };
    expect(await refusalOf(cms.payload.update({ collection: 'redirects', id, data }))).toEqual(
      circle,
    );
  });
});
