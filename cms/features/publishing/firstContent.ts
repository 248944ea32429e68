import type { Payload } from 'payload';
import { PAGE_PATHS } from '#contract/pages.ts';

/** Titles of the pages whose texts only the agency can write, and what the drafts say in their place. */
const DRAFTS: Record<string, { title: string; intro: string }> = {
  [PAGE_PATHS.about]: {
    title: 'Nosotras',
    intro: 'Por escribir: quién es la agencia y desde cuándo.',
  },
  [PAGE_PATHS.representation]: {
    title: 'Representación',
    intro: 'Por escribir: a quién representáis y cómo se os puede escribir.',
  },
  [PAGE_PATHS.legalNotice]: {
    title: 'Aviso legal',
    intro: 'Por escribir con vuestro abogado: titular, NIF, domicilio y contacto.',
  },
  [PAGE_PATHS.privacy]: {
    title: 'Política de privacidad',
    intro: 'Por escribir con vuestro abogado: qué datos se guardan, para qué y hasta cuándo.',
  },
  [PAGE_PATHS.cookies]: {
    title: 'Política de cookies',
    intro: 'Por escribir con vuestro abogado: qué cookies usa la web y cómo se rechazan.',
  },
};

/**
 * Creates the pages of an empty CMS and its home page as drafts that say what to fill in. The first
 * page of the admin lists drafts, so it leads through what the first build needs.
 */
export async function createFirstContent(payload: Payload): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'pages', trash: true });
  if (totalDocs > 0) return;
  for (const [path, texts] of Object.entries(DRAFTS)) {
    const slug = path.slice(1) as 'nosotras';
    await payload.create({
      collection: 'pages',
      locale: 'es',
      draft: true,
      data: { ...texts, slug, _status: 'draft' },
    });
  }
  const home = await payload.findGlobal({ slug: 'home', draft: true, depth: 0 });
  if (home.updatedAt) return;
  await payload.updateGlobal({ slug: 'home', draft: true, data: { _status: 'draft' } });
}
