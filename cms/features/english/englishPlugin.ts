import {
  type Field,
  type FieldHook,
  type JSONField,
  type Plugin,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  type GlobalBeforeChangeHook,
  type GlobalBeforeOperationHook,
  type GlobalSlug,
  type PayloadRequest,
  ValidationError,
  APIError,
} from 'payload';
import { access } from '../../access.ts';
import { type Bilingual, bilingual } from '../../texts/labels.ts';
import { textsIn } from '../../texts/texts.ts';
import messages from './problems.json' with { type: 'json' };
import { editorsEndpoint, readBody } from '../../plugins/endpoints.ts';
import { extendConfig } from '../../plugins/extendConfig.ts';
import { findTranslationService, TranslationError } from './translationService.ts';
import { type EnglishDrafts, withoutDrafts } from './draftStates.ts';
import { dataFieldsOf, isLocalised } from '../../fields/dataFields.ts';
import type { Siblings } from '../../fields/rules.ts';
import { adminLanguage, describeProblem, labelOf } from '../../texts/problems.ts';
import type { Locale } from '#contract/locales.ts';
import { findFieldProblems } from '../../fields/recordProblems.ts';
import { inSameTransaction } from '../../runtime/transaction.ts';
import { attemptsOf } from '../../network/attempts.ts';
import { findMissingEnglish } from './missingEnglish.ts';
import { proposeEnglish } from './proposeEnglish.ts';
import { contextOf } from '../../runtime/requestContext.ts';

/** Fields whose values are addresses or keys, and never words of a text. */
const NO_NAMES = [
  'slug',
  'url',
  'website',
  'imdb',
  'instagram',
  'tiktok',
  'agentId',
  'shareId',
  'email',
  'address',
  'pressPhone',
];

/** Returns the names in a record: texts without translation, such as people, works and companies. */
const namesIn = (fields: readonly Field[], record: Siblings): string[] =>
  [...dataFieldsOf(fields, record)]
    .filter(({ field }) => field.type === 'text' && !isLocalised(field))
    .filter(({ field }) => !NO_NAMES.includes(field.name))
    .map(({ field, siblings }) => siblings[field.name])
    .filter((value): value is string => typeof value === 'string' && value.trim().length > 1);

interface Body {
  collection?: unknown;
  global?: unknown;
  id?: unknown;
  keys?: unknown;
}

/** Characters of one request: the longest biography and the longest page. */
const MAX_CHARACTERS = 100_000;
/** Where proposals are stored; redirects and files have no panel for them. */
const COLLECTIONS = ['talents', 'pages'];
const GLOBALS = ['home', 'agency'];

const refuse = (req: PayloadRequest, status: number, text: Bilingual) =>
  new APIError(text[adminLanguage(req)], status, undefined, true);

/** Reads the record as the editor may read it: the latest draft, in all languages. */
async function readSource(req: PayloadRequest, { collection, global, id }: Body) {
  const { payload, user } = req;
  const options = { depth: 0, draft: true, locale: 'all', overrideAccess: false, user } as const;
  if (typeof global === 'string' && GLOBALS.includes(global)) {
    const { fields } = payload.globals.config.find(({ slug }) => slug === global)!;
    const record = await payload.findGlobal({ ...options, slug: global as GlobalSlug });
    return { fields, record: record as unknown as Siblings };
  }
  const isId = typeof id === 'number' || typeof id === 'string';
  if (!isId || typeof collection !== 'string' || !COLLECTIONS.includes(collection)) {
    throw refuse(req, 400, messages.badRequest);
  }
  const slug = collection as CollectionSlug;
  const record = await payload.findByID({ ...options, collection: slug, id });
  return { fields: payload.collections[slug].config.fields, record: record as unknown as Siblings };
}

/** Returns the names that texts of the agency contain: its own, its team's and its talents'. */
async function agencyNames({ payload }: PayloadRequest): Promise<string[]> {
  const agency = await payload.findGlobal({ slug: 'agency', depth: 0 });
  const { docs } = await payload.find({
    collection: 'talents',
    select: { name: true },
    depth: 0,
    pagination: false,
  });
  const names = [agency.name, agency.legalName, ...(agency.team ?? []).map(({ name }) => name)];
  return [...names, ...docs.map(({ name }) => name)].filter((name) => typeof name === 'string');
}

/** Says how many texts were left out, and why. */
function noticeOf(req: PayloadRequest, proposals: Awaited<ReturnType<typeof proposeEnglish>>) {
  const t = textsIn(messages, adminLanguage(req));
  const reasons = (['private', 'unusable'] as const).filter((one) => proposals[one].length > 0);
  return reasons.map((one) => t(one, proposals[one].length)).join(' ') || undefined;
}

async function propose(req: PayloadRequest, body: Body): Promise<Response> {
  const translate = findTranslationService();
  if (!translate) {
    throw refuse(req, 404, messages.noService);
  }
  await attemptsOf(req, 'translation', String(req.user!.id)).take();
  const { fields, record } = await readSource(req, body);
  const keys = Array.isArray(body.keys) ? body.keys : [];
  const missing = findMissingEnglish(fields, record).filter(({ key }) => keys.includes(key));
  if (missing.length === 0) return Response.json({ drafts: {} });
  if (missing.reduce((sum, { spanish }) => sum + spanish.length, 0) > MAX_CHARACTERS) {
    throw refuse(req, 413, messages.tooMuch);
  }
  const names = [...namesIn(fields, record), ...(await agencyNames(req))];
  const known = { names, birthDate: record.birthDate };
  const proposals = await proposeEnglish(missing, known, translate);
  return Response.json({ drafts: proposals.drafts, notice: noticeOf(req, proposals) });
}

/**
 * `POST /api/translate`: asks the translation service for the English of a record's texts, for
 * editors only. It stores nothing: the form does, with its next save.
 */
const translateEndpoint = editorsEndpoint('post', '/translate', async (req) => {
  try {
    return await propose(req, await readBody(req));
  } catch (error) {
    if (!(error instanceof TranslationError)) throw error;
    req.payload.logger.warn({ msg: error.message });
    throw refuse(req, 502, error.advice);
  }
});

const isRow = (value: unknown): value is Siblings => typeof value === 'object' && value !== null;

/** Returns the stored rows that are kept, at their new positions; new rows have no translation. */
function keepRows(stored: unknown, saved: unknown): unknown {
  if (Array.isArray(stored)) {
    // A list of texts has no rows: each language has its own.
    if (!Array.isArray(saved) || ![...stored, ...saved].every(isRow)) return stored;
    return (saved as Siblings[]).map((row) => {
      const old = (stored as Siblings[]).find(({ id }) => id === row.id);
      return old ? keepRows(old, row) : {};
    });
  }
  if (!isRow(stored) || !isRow(saved)) return stored;
  return Object.fromEntries(
    Object.entries(stored).map(([key, value]) => [
      key,
      Array.isArray(value) ? keepRows(value, saved[key]) : value,
    ]),
  );
}

const otherLocaleOf = (req: PayloadRequest): Locale => (req.locale === 'en' ? 'es' : 'en');

function refuseProblems(
  req: PayloadRequest,
  fields: readonly Field[],
  stored: unknown,
  saved: Siblings,
) {
  const locale = otherLocaleOf(req);
  const record = keepRows(stored, saved) as Siblings;
  const problems = findFieldProblems(fields, record, locale, (field, siblings) =>
    // Only localised values are of the other language.
    isLocalised(field) ? siblings[field.name] : undefined,
  ).filter(({ field }) => isLocalised(field as Field));
  if (problems.length === 0) return;
  const language = adminLanguage(req);
  const t = textsIn(messages, language);
  const errors = problems.map(({ path, field, problem }) => ({
    path,
    label: labelOf(field, language),
    message: t(locale === 'en' ? 'inEnglish' : 'inSpanish', describeProblem(problem, language)),
  }));
  throw new ValidationError({ errors }, req.t);
}

type Save = Parameters<CollectionBeforeChangeHook>[0] | Parameters<GlobalBeforeChangeHook>[0];

/** Reads what a save is about, in the language that is not being edited. */
async function readOtherLanguage(save: Save): Promise<unknown> {
  const { payload } = save.req;
  const place = { locale: otherLocaleOf(save.req), req: inSameTransaction(save.req) };
  const options = { ...place, depth: 0, fallbackLocale: false, overrideAccess: true } as const;
  if ('global' in save) {
    const slug = save.global.slug as GlobalSlug;
    return payload.findGlobal({ ...options, slug, draft: true });
  }
  const collection = save.collection.slug as CollectionSlug;
  const version = contextOf(save.req).restoredVersion;
  if (version)
    return (await payload.findVersionByID({ ...options, collection, id: version })).version;
  const { id } = save.originalDoc as { id: number };
  return payload.findByID({ ...options, collection, id, draft: true });
}

/**
 * Refuses to publish a record whose text in the language that is not being edited breaks a rule:
 * Payload validates one language only, and a draft may contain anything.
 */
async function refuseInvalidTranslation(save: Save) {
  const { req } = save;
  const data = save.data as Siblings;
  const original = save.originalDoc as Siblings | undefined;
  const { fields, versions } = 'global' in save ? save.global : save.collection;
  const isPublic = !versions?.drafts || (data._status ?? original?._status) === 'published';
  if (!isPublic || contextOf(req).isDraftSave) return data;
  if ('collection' in save && (!original?.id || contextOf(req).trashOperation)) return data;
  refuseProblems(req, fields as Field[], await readOtherLanguage(save), data);
  return data;
}

/** Removes the proposals of rows that were deleted; a change of some fields only keeps the others. */
const pruneDrafts: FieldHook = ({ collection, global, siblingData, value }) => {
  const fields = (collection?.fields ?? global?.fields ?? []) as Field[];
  const drafts = (value ?? {}) as EnglishDrafts;
  const record = siblingData as Siblings;
  const keys = new Set([...dataFieldsOf(fields, record)].map(({ key }) => key));
  const isGone = (key: string) => !keys.has(key) && key.split('.', 1)[0]! in record;
  return withoutDrafts(drafts, Object.keys(drafts).filter(isGone));
};

/**
 * Creates the field for English texts that wait to be accepted. They are stored apart from the texts
 * themselves, so that nothing published can contain them. Its form shows which texts have no English.
 */
const englishDraftsField = (): JSONField => ({
  name: 'englishDrafts',
  type: 'json',
  label: bilingual('Textos en inglés', 'English texts'),
  access: { read: access.editors },
  hooks: { beforeChange: [pruneDrafts] },
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    disableListFilter: true,
    disableBulkEdit: true,
    components: {
      Field: {
        path: '/features/english/admin/EnglishPanel.tsx#EnglishPanel',
        // The browser learns only whether there is a service.
        clientProps: { hasService: findTranslationService() !== undefined },
      },
    },
  },
});

/**
 * Answers a save without Spanish texts in the place of missing English ones: the form, which Payload's button
 * for publishing fills with the answer, would store them as English with its next save.
 */
const answerWithoutFallback: CollectionBeforeOperationHook & GlobalBeforeOperationHook = ({
  operation,
  req,
}) => {
  if (operation !== 'read' && req.payloadAPI === 'REST') req.fallbackLocale = false as never;
};

/**
 * Adds the panel of English texts and their proposals, and refuses to publish a record whose text in
 * the other language breaks a rule.
 *
 * @throws {Error} if a setting of the translation service is wrong: at the start, not in a form
 */
export const english: Plugin = (config) => {
  const hooks = {
    first: { beforeOperation: [answerWithoutFallback] },
    last: { beforeChange: [refuseInvalidTranslation] },
  };
  const extended = extendConfig.content(
    config,
    (collection) =>
      extendConfig.hooks(
        COLLECTIONS.includes(collection.slug)
          ? { ...collection, fields: [englishDraftsField(), ...collection.fields] }
          : collection,
        hooks,
      ),
    (global) =>
      extendConfig.hooks({ ...global, fields: [englishDraftsField(), ...global.fields] }, hooks),
  );
  return {
    ...extendConfig.formComponents(extended, [
      '/features/english/admin/EnglishMark.tsx#EnglishMark',
    ]),
    endpoints: [...(config.endpoints ?? []), translateEndpoint],
  };
};
