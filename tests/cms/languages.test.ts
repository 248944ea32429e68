import { beforeAll, expect, it } from 'vitest';
import { contextWith } from '../../cms/runtime/requestContext.ts';
import { send, useSession } from './support/accounts.ts';
import { createPicture, fillEmptyAgency, upload } from './support/fixtureAgency.ts';
import { publish, useTestCms } from './support/testCms.ts';

const cms = useTestCms();
const editor = useSession(cms, 'editor@agencia.example');

let photo: number;
let person: number;

const credit = { title: 'Norte', role: 'Inspectora', year: 2020, billing: 'lead' };

beforeAll(async () => {
  await fillEmptyAgency(cms);
  photo = (await upload(cms, 'a.png', 'image/png', await createPicture(400, 500))).id;
  const { id } = await publish(cms, 'Ana Gil', {
    biography: 'Nació en Vigo.',
    availability: 'Libre',
    homeBase: ['Vigo'],
    searchTitle: 'Actriz',
    cinema: [{ ...credit, kind: 'feature' }],
    theatre: [credit],
    otherWork: [{ ...credit, kind: 'advertisement' }],
    studies: [{ year: 2012, title: 'Interpretación', school: 'RESAD' }],
    awards: [{ year: 2025, award: 'Premio Faro', work: 'Norte', result: 'won' }],
    videos: [{ kind: 'showreel', title: 'Escena', url: 'https://vimeo.com/76979871/ab12' }],
  });
  person = id;
  await cms.payload.updateGlobal({
    slug: 'home',
    locale: 'es',
    data: {
      slides: [{ picture: photo, headline: 'Un titular', talent: id }],
      searchTitle: 'Foco',
      _status: 'published',
    } as never,
  });
  await cms.payload.updateGlobal({
    slug: 'agency',
    locale: 'es',
    data: {
      tagline: 'Un lema',
      phones: [{ label: 'Oficina', number: '+34 910 000 000' }],
      team: [{ name: 'Irene Soler', role: 'Dirección' }],
    } as never,
  });
  await cms.payload.update({
    collection: 'pages',
    where: { slug: { equals: 'nosotras' } },
    locale: 'es',
    data: {
      intro: 'Una entrada',
      blocks: [{ blockType: 'text', heading: 'Un título', body: 'Un texto.' }],
      _status: 'published',
    } as never,
  });
});

/** Returns the localised texts of a record and its rows, each language's. */
function textsOf(record: unknown): Record<string, unknown>[] {
  if (typeof record !== 'object' || record === null) return [];
  if ('es' in record) return [record as Record<string, unknown>];
  return Object.values(record).flatMap(textsOf);
}

it.each(['talents', 'media', 'pages', 'home', 'agency'] as const)(
  'a record that is published twice in English has no English that nobody wrote (%s)',
  async (slug) => {
    const { payload } = cms;
    const isGlobal = slug === 'home' || slug === 'agency';
    const where = { slug: { equals: 'nosotras' } };
    const page = await payload.find({ collection: 'pages', where });
    const ids = { talents: person, media: photo, pages: page.docs[0]!.id };
    const path = isGlobal ? `/globals/${slug}` : `/${slug}/${ids[slug]}`;
    // As the admin's button for publishing sends it.
    const save = async (form: object) => {
      const response = await send(
        ...([cms, isGlobal ? 'POST' : 'PATCH', `${path}?depth=0&locale=en`] as const),
        { ...form, _status: 'published' },
        editor,
      );
      expect(response.status).toBe(200);
      const { doc, result } = (await response.json()) as { doc?: object; result?: object };
      return (doc ?? result)!;
    };
    const name = slug === 'talents' ? { website: 'https://ana.example/' } : {};
    await save(await save(name));
    const options = { locale: 'all', depth: 0 } as const;
    const stored = isGlobal
      ? await payload.findGlobal({ slug, ...options })
      : await payload.findByID({ collection: slug, id: ids[slug], ...options });
    const texts = textsOf(stored);
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) expect(text.en ?? []).toEqual([]);
  },
);

it('one save stores both languages of a record, also those of its rows, in the record and its version', async () => {
  const { payload } = cms;
  const cinema = [
    { year: 2020, title: 'Norte', role: 'Inspectora' },
    { year: 2019, title: 'Sur', role: 'Vecina' },
  ];
  const { id } = await payload.create({
    collection: 'talents',
    locale: 'es',
    data: {
      name: 'Ana Gil',
      sections: ['actress'],
      visibility: 'listed',
      _status: 'published',
      availability: 'En Vigo',
      cinema,
    } as never,
    context: contextWith({
      translations: {
        availability: 'In Vigo',
        cinema: [{ title: 'not localised', role: 'Inspector' }, {}],
      },
    }),
  });
  const options = { collection: 'talents', id, fallbackLocale: false } as const;
  for (const draft of [false, true]) {
    const spanish = await payload.findByID({ ...options, locale: 'es', draft });
    const english = await payload.findByID({ ...options, locale: 'en', draft });
    expect(spanish).toMatchObject({ availability: 'En Vigo', cinema });
    expect(english).toMatchObject({
      availability: 'In Vigo',
      cinema: [{ title: 'Norte', role: 'Inspector' }, { title: 'Sur' }],
    });
    expect(english.cinema![1]!.role).toBeFalsy();
  }
});
