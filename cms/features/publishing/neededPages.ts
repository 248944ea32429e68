import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type GlobalBeforeChangeHook,
  type GlobalBeforeOperationHook,
  type PayloadRequest,
  ValidationError,
  type Payload,
} from 'payload';
import type { Problem } from '../../texts/problems.ts';
import { adminLanguage, describeProblem } from '../../texts/problems.ts';
import { REQUIRED_PAGES, PAGE_PATHS } from '#contract/pages.ts';
import { isDraftSave } from './draftSaves.ts';
import { trashOperation } from '../trash/trashPlugin.ts';

interface Row {
  slug?: string;
  _status?: string;
  deletedAt?: string | null;
}

const messageOf = (req: PayloadRequest, code: Problem['code']) =>
  describeProblem({ code }, adminLanguage(req));

const neededPage = (req: PayloadRequest) =>
  new APIError(messageOf(req, 'neededPage'), 400, undefined, true);

const findPublicPage = async (req: PayloadRequest, id: number | string) => {
  const page = await req.payload.db.findOne<Row & { id: number }>({
    collection: 'pages',
    where: { id: { equals: id } },
    req,
  });
  return page?._status === 'published' && !page.deletedAt ? page : undefined;
};

/**
 * Refuses to take down a page that the site cannot do without, to move it to the trash, or to turn it
 * into another one.
 */
export const keepNeededPage: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const original = originalDoc as (Row & { id: number }) | undefined;
  if (!original?.id || isDraftSave(req)) return data;
  const page = await findPublicPage(req, original.id);
  if (!page?.slug || !REQUIRED_PAGES.includes(page.slug)) return data;
  const { slug, _status } = { ...original, ...(data as Row) };
  if (trashOperation(req) === 'trash') throw neededPage(req);
  if (_status === 'published' && slug === page.slug) return data;
  const errors = [{ path: 'slug', message: messageOf(req, 'neededPage') }];
  throw new ValidationError({ collection: 'pages', errors }, req.t);
};

/** Refuses to delete a page that the site cannot do without. */
export const keepNeededPageOnDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const page = await findPublicPage(req, id);
  if (!page?.slug || !REQUIRED_PAGES.includes(page.slug)) return;
  throw neededPage(req);
};

/** Refuses to take down the home page. */
export const keepHome: GlobalBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const home = data as Row;
  if (isDraftSave(req)) return home;
  const published = await req.payload.db.findGlobal<Record<string, unknown>>({ slug: 'home', req });
  const { _status } = { ...(originalDoc as Row | undefined), ...home };
  if (published?._status !== 'published' || _status === 'published') return home;
  throw new APIError(messageOf(req, 'neededHome'), 400, undefined, true);
};

/**
 * Refuses to restore a draft of the home page. Payload would write it over the published version
 * without validation, also when the editor asks for a draft, and so take the home page down.
 */
export const keepHomeOnRestore: GlobalBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'restoreVersion') return args;
  const { id, draft } = args as { id: string; draft?: boolean };
  const { version } = await req.payload.findGlobalVersionByID({ slug: 'home', id, depth: 0 });
  if (!draft && version._status === 'published') return args;
  throw new APIError(messageOf(req, 'draftVersion'), 400, undefined, true);
};

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
