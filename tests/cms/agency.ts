import type { RunningCms } from '../../cms/server.ts';

const PAGES = [
  'aviso-legal',
  'politica-de-privacidad',
  'politica-de-cookies',
  'nosotras',
  'representacion',
  'descubre',
  'actores',
  'actrices',
  'directores-y-guionistas',
  'contacto',
];

/** Publishes the least that a site can be built from: an agency, a home page and the fixed pages. */
export async function publishAgency({ payload }: RunningCms): Promise<void> {
  await payload.updateGlobal({ slug: 'agency', data: { name: 'Agencia de prueba' } });
  await payload.updateGlobal({ slug: 'home', data: { _status: 'published' } });
  for (const slug of PAGES) {
    const data = { slug, title: `Página ${slug}`, _status: 'published' };
    await payload.create({ collection: 'pages', locale: 'es', data: data as never });
  }
}
