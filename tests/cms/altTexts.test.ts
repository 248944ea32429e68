import { afterAll, describe, expect, it } from 'vitest';
import { fileTypeName } from '../../cms/features/media/fileTypes.ts';
import { createPicture } from './support/fixtureAgency.ts';
import { useTestCms } from './support/testCms.ts';

const cms = useTestCms();

afterAll(() => cms.close());

const png = await createPicture(40, 50);

/** Saves a picture as its form does, which sends the alternative texts of both languages. */
const save = (alt: string, altOther: string | undefined, locale: 'es' | 'en' = 'es') =>
  cms.payload.create({
    collection: 'media',
    locale,
    data: { alt, ...(altOther === undefined ? {} : { altOther }) } as never,
    file: { name: 'ana.png', mimetype: 'image/png', data: png, size: png.length },
  });

const altIn = async (id: number, locale: 'es' | 'en') =>
  (await cms.payload.findByID({ collection: 'media', id, locale, fallbackLocale: false })).alt;

describe('the form of a picture', () => {
  it.each(['es', 'en'] as const)(
    'saves both alternative texts while %s is edited',
    async (locale) => {
      const [alt, other] = ['Retrato de Ana', 'Portrait of Ana'];
      const { id } = await (locale === 'es' ? save(alt, other) : save(other, alt, 'en'));
      expect([await altIn(id, 'es'), await altIn(id, 'en')]).toEqual([alt, other]);
    },
  );

  it.each([
    ['Retrato de Ana', ' ', 'es'],
    ['', 'Retrato de Ana', 'en'],
  ] as const)('is refused when a language is missing: %j, %j', async (alt, other, locale) => {
    await expect(save(alt, other, locale)).rejects.toThrow();
  });
});

it('a picture that comes from elsewhere needs the Spanish text only', async () => {
  const { id } = await save('Retrato de Ana', undefined);
  expect(await altIn(id, 'en')).toBeFalsy();
});

it.each([
  ['image/heic', 'HEIC'],
  ['application/pdf', 'PDF'],
  ['application/msword', 'Word'],
  ['audio/ogg; codecs=opus', 'OGG'],
  ['application/octet-stream', ''],
])('a file of type %s is called %s', (type, name) => expect(fileTypeName(type)).toBe(name));

it('a new user is an editor', async () => {
  const data = { email: 'nueva@agencia.example', password: 'farola cometa ribera 93' };
  const { role } = await cms.payload.create({ collection: 'users', data: data as never });
  expect(role).toBe('editor');
});
