import {
  type CollectionSlug,
  type Endpoint,
  type Field,
  type GlobalSlug,
  type PayloadRequest,
  APIError,
  Forbidden,
} from 'payload';
import { editors } from '../../access.ts';
import { takeAttempt } from '../accounts/attempts.ts';
import { tr } from '../../texts/labels.ts';
import type { Siblings } from '../../fields/rules.ts';
import { findMissingEnglish } from './missingEnglish.ts';
import { findTranslationService, type Translate, TranslationError } from './translationService.ts';
import { isLocalised, dataFieldsOf } from '../../fields/dataFields.ts';
import { containsBirthDate, type Line, linesOf, protect, unprotect } from './translationMarkup.ts';
import type { EnglishDrafts } from './draftStates.ts';

/** What a service has proposed for a record, and the texts that it was not asked for or changed. */
interface Proposals {
  drafts: EnglishDrafts;
  /** Keys of texts that contain the birth date, which is never sent. */
  private: string[];
  /** Keys of texts in which the service has changed a name. */
  unusable: string[];
}

type MissingEnglish = ReturnType<typeof findMissingEnglish>[number];

/** A text on its way to the service: one protected string per line that has words. */
interface Job {
  key: string;
  from: string;
  lines: Line[];
  sent: string[];
}

/** Texts and characters of one request; DeepL accepts 50 texts and 128 kB. */
const BATCH_TEXTS = 50;
const BATCH_CHARACTERS = 30_000;
/** Fields whose values are addresses or keys, and never words of a text. */
const NO_NAMES = ['slug', 'url', 'website', 'imdb', 'agentId', 'shareId', 'email', 'address'];

const isWord = ({ words }: Line): boolean => /\p{L}/u.test(words);

/** Returns the names in a record: texts without translation, such as people, works and companies. */
const namesIn = (fields: readonly Field[], record: Siblings): string[] =>
  [...dataFieldsOf(fields, record)]
    .filter(({ field }) => field.type === 'text' && !isLocalised(field))
    .filter(({ field }) => !NO_NAMES.includes(field.name))
    .map(({ field, siblings }) => siblings[field.name])
    .filter((value): value is string => typeof value === 'string' && value.trim().length > 1);

/** Splits texts into requests of a bounded size, in order. */
function toBatches(texts: readonly string[]): string[][] {
  const batches: string[][] = [];
  let characters = 0;
  for (const text of texts) {
    const last = batches.at(-1);
    characters += text.length;
    if (last && last.length < BATCH_TEXTS && characters <= BATCH_CHARACTERS) last.push(text);
    else {
      batches.push([text]);
      characters = text.length;
    }
  }
  return batches;
}

/** Puts the translated lines of a text together; `undefined` if one of them is not usable. */
function assemble({ lines, sent }: Job, translated: readonly string[]): string | undefined {
  let position = 0;
  const result: string[] = [];
  for (const line of lines) {
    if (!isWord(line)) {
      result.push(line.start + line.words);
      continue;
    }
    const words = unprotect(translated[position] ?? '', sent[position] ?? '');
    if (!words?.trim()) return undefined;
    result.push(line.start + words);
    position++;
  }
  return result.join('\n');
}

/**
 * Asks a service for the English of texts. It receives the texts themselves, one line at a time, and
 * nothing else of the record: no pictures, no birth date, no other field.
 *
 * @param names that the service must not translate
 * @throws {TranslationError} when the service fails
 */
async function proposeEnglish(
  missing: readonly MissingEnglish[],
  { names, birthDate }: { names: readonly string[]; birthDate?: unknown },
  translate: Translate,
): Promise<Proposals> {
  const isPrivate = ({ spanish }: MissingEnglish) => containsBirthDate(spanish, birthDate);
  const jobs = missing
    .filter((text) => !isPrivate(text))
    .map(({ key, spanish }): Job => {
      const lines = linesOf(spanish);
      const sent = lines.filter(isWord).map(({ words }) => protect(words, names));
      return { key, from: spanish, lines, sent };
    });
  const translated: string[] = [];
  for (const batch of toBatches(jobs.flatMap(({ sent }) => sent))) {
    translated.push(...(await translate(batch)));
  }
  const drafts: EnglishDrafts = {};
  const unusable: string[] = [];
  for (const job of jobs) {
    const text = assemble(job, translated.splice(0, job.sent.length));
    if (text === undefined) unusable.push(job.key);
    else drafts[job.key] = { text, from: job.from };
  }
  return { drafts, private: missing.filter(isPrivate).map(({ key }) => key), unusable };
}

/** The record to translate, and the keys of its texts. */
interface Body {
  collection?: unknown;
  global?: unknown;
  id?: unknown;
  keys?: unknown;
}

/** A record in all languages, and its fields. */
interface Source {
  fields: Field[];
  record: Siblings;
}

/** Characters of one request: the longest biography and the longest page. */
const MAX_CHARACTERS = 100_000;
/** Where proposals are stored. */
const COLLECTIONS = ['talents', 'pages'];
const GLOBALS = ['home', 'agency'];

const refuse = (req: PayloadRequest, status: number, es: string, en: string) =>
  new APIError(tr(req, es, en), status, undefined, true);

/** Reads the record as the editor may read it: the latest draft, in all languages. */
async function readSource(req: PayloadRequest, { collection, global, id }: Body): Promise<Source> {
  const { payload, user } = req;
  const options = { depth: 0, draft: true, locale: 'all', overrideAccess: false, user } as const;
  if (typeof global === 'string' && GLOBALS.includes(global)) {
    const { fields } = payload.globals.config.find(({ slug }) => slug === global)!;
    const record = await payload.findGlobal({ ...options, slug: global as GlobalSlug });
    return { fields, record: record as unknown as Siblings };
  }
  const isId = typeof id === 'number' || typeof id === 'string';
  if (!isId || typeof collection !== 'string' || !COLLECTIONS.includes(collection)) {
    throw refuse(req, 400, 'La petición no es válida', 'The request is not valid');
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

/** Says which texts have no proposal, and why. */
function noticeOf(req: PayloadRequest, { private: hidden, unusable }: Proposals) {
  const notices = [
    hidden.length > 0 &&
      tr(
        req,
        `${hidden.length} con la fecha de nacimiento no se envían: tradúcelos tú.`,
        `${hidden.length} with the birth date are not sent: translate them yourself.`,
      ),
    unusable.length > 0 &&
      tr(
        req,
        `En ${unusable.length} el servicio ha cambiado un nombre o un enlace: tradúcelos tú.`,
        `In ${unusable.length} the service has changed a name or a link: translate them yourself.`,
      ),
  ].filter(Boolean);
  return notices.length > 0 ? notices.join(' ') : undefined;
}

async function propose(req: PayloadRequest, body: Body): Promise<Response> {
  const translate = findTranslationService();
  if (!translate) {
    throw refuse(req, 404, 'No hay servicio de traducción', 'There is no translation service');
  }
  await takeAttempt(req, 'translation', String(req.user!.id));
  const { fields, record } = await readSource(req, body);
  const keys = Array.isArray(body.keys) ? body.keys : [];
  const missing = findMissingEnglish(fields, record).filter(({ key }) => keys.includes(key));
  if (missing.length === 0) return Response.json({ drafts: {} });
  if (missing.reduce((sum, { spanish }) => sum + spanish.length, 0) > MAX_CHARACTERS) {
    throw refuse(
      req,
      413,
      'Son demasiados textos de una vez: traduce antes los más largos',
      'These are too many texts at once: translate the longest first',
    );
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
export const translateEndpoint: Endpoint = {
  path: '/translate',
  method: 'post',
  handler: async (req) => {
    if (!editors({ req })) throw new Forbidden(req.t);
    const body = (await req.json?.().catch(() => ({}))) as Body | null;
    try {
      return await propose(req, body ?? {});
    } catch (error) {
      if (!(error instanceof TranslationError)) throw error;
      req.payload.logger.warn({ msg: error.message });
      throw refuse(req, 502, error.advice.es, error.advice.en);
    }
  },
};
