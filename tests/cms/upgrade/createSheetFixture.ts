import { getPayload } from 'payload';

/*
 * Fills an empty database with two people whose sheets an editor has edited, as the fields were before
 * `sheet_fields`: all thirteen tones, start seconds, uses of a consent and the date of the main photograph.
 * It has made `sheets.db.gz` and `sheets.sql.gz` with the code of commit b30e8030, and must run with it, as
 * `createFixture.ts` tells:
 *
 *   DATABASE_URI=… MEDIA_DIR=… CMS_IS_LOCAL=true NODE_ENV=production node createSheetFixture.ts <repository>
 */

const [repository = '.'] = process.argv.slice(2);
const { default: config } = await import(`${repository}/cms/payload.config.ts`);
const { default: sharp } = await import('sharp');
const payload = await getPayload({ config });
await payload.db.migrate();

const TONES =
  'drama comedy action thriller period monologue selfTape otherLanguage dance singing stage advertising presenting';

async function upload(name: string, background: string): Promise<number> {
  const create = { width: 40, height: 50, channels: 3, background } as const;
  const data = await sharp({ create }).png().toBuffer();
  const file = { name: `${name}.png`, mimetype: 'image/png', data, size: data.length };
  const { id } = await payload.create({
    collection: 'media',
    locale: 'es',
    data: { alt: name } as never,
    file,
  });
  return id as number;
}
const [portrait, other] = [await upload('retrato', '#ffd60a'), await upload('otro', '#12120f')];

const video = { kind: 'scene', url: 'https://vimeo.com/76979871' };
const { id } = await payload.create({
  collection: 'talents',
  locale: 'es',
  data: {
    name: 'Inés Quiroga',
    sections: ['actress'],
    visibility: 'listed',
    _status: 'published',
    photo: portrait,
    photoTakenOn: '2026-01-18',
    consentUses: ['web', 'social'],
    videos: [
      { ...video, title: 'Todo', startSeconds: 21, durationSeconds: 90, tones: TONES.split(' ') },
      { ...video, title: 'Baila', tones: ['dance', 'drama'] },
      { ...video, title: 'Prueba', tones: ['selfTape'] },
    ],
    awards: [
      { award: 'Premio Faro a la mejor actriz', result: 'nominated', work: 'La marea baja' },
    ],
  } as never,
});
const draft = {
  name: 'Inés Quiroga Rey',
  photo: other,
  photoTakenOn: '2026-06-01',
  _status: 'draft',
};
await payload.update({
  collection: 'talents',
  id,
  locale: 'es',
  draft: true,
  data: draft as never,
});
await payload.create({
  collection: 'talents',
  locale: 'es',
  draft: true,
  data: {
    name: 'Nerea Soto',
    sections: ['actress'],
    videos: [{ ...video, title: 'Canta', tones: ['singing', 'dance'] }],
  } as never,
});
// A person has sent the date of a photograph, and nobody has decided yet.
await payload.create({
  collection: 'profile-updates' as never,
  data: {
    talent: id,
    state: 'sent',
    language: 'es',
    base: { photoTakenOn: null, heightCm: 168 },
    sent: { photoTakenOn: '2026-07-01T12:00:00.000Z', heightCm: 169 },
  } as never,
});
process.exit(0);
