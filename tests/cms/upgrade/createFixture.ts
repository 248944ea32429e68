import { getPayload } from 'payload';

/*
 * Fills an empty database, as users of an earlier version did: accounts, edits, drafts, and records
 * that later rules refuse. It has made `earlier.db.gz` and `earlier.sql.gz` with the code of commit
 * 1cf94c5 and must run with that code (`git worktree add ../earlier 1cf94c5`):
 *
 *   DATABASE_URI=… MEDIA_DIR=… CMS_IS_LOCAL=true NODE_ENV=production node createFixture.ts <repository>
 */

const [repository = '.'] = process.argv.slice(2);
const { default: config } = await import(`${repository}/cms/payload.config.ts`);
const { default: sharp } = await import('sharp');
const payload = await getPayload({ config });
await payload.db.migrate();

const users = [
  { email: 'admin@agencia.example', password: 'corta', role: 'admin' },
  { email: 'editor@agencia.example', password: 'la de siempre', role: 'editor' },
  {
    email: 'build@agencia.example',
    password: 'never used by anybody',
    role: 'reader',
    enableAPIKey: true,
    apiKey: 'the-key-of-the-site',
  },
] as const;
for (const data of users) await payload.create({ collection: 'users', data });

const data = await sharp({ create: { width: 40, height: 50, channels: 3, background: '#ffd60a' } })
  .png()
  .toBuffer();
const picture = await payload.create({
  collection: 'media',
  locale: 'es',
  data: { alt: 'Un campo amarillo' },
  file: { name: 'campo.png', mimetype: 'image/png', data, size: data.length },
});

const talent = (name: string, fields = {}) =>
  payload.create({
    collection: 'talents',
    locale: 'es',
    data: {
      name,
      sections: ['actress'],
      visibility: 'listed',
      _status: 'published',
      photo: picture.id,
      ...fields,
    } as never,
  });
const nerea = await talent('Nerea Soto', { heightCm: 170 });
await talent('Inés Quiroga', {
  videos: [{ kind: 'showreel', title: 'Sin vídeo', url: 'https://youtu.be/' }],
});
const save = (fields: object, draft = false) =>
  payload.update({
    collection: 'talents',
    id: nerea.id,
    locale: 'es',
    data: fields as never,
    draft,
  });
await save({ name: 'Nerea Sotomayor', heightCm: 179, _status: 'published' });
await save({ homeBase: 'Lugo', _status: 'draft' }, true);

for (const [from, to] of [
  ['/antigua', '/actrices'],
  ['/uno', '/dos'],
  ['/dos', '/uno'],
])
  await payload.create({ collection: 'redirects', data: { from, to, status: '301' } as never });
await payload.updateGlobal({ slug: 'agency', data: { name: 'Foco', taxId: 'B00000000' } });
// A session that is open during the upgrade.
await payload.login({
  collection: 'users',
  data: { email: 'editor@agencia.example', password: 'la de siempre' },
});
process.exit(0);
