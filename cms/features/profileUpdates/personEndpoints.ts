import { Readable } from 'node:stream';
import { addDataAndFileToRequest, APIError, type Endpoint, type PayloadRequest } from 'payload';
import { proposedAlt } from '#contract/alternativeText.ts';
import { findDateProblem } from '#contract/dates.ts';
import { LOCALES } from '#contract/locales.ts';
import { cleanText } from '#contract/text.ts';
import { isoDay } from '#contract/timeZone.ts';
import { readBody } from '../../plugins/endpoints.ts';
import { stored } from '../../stored/stored.ts';
import { FILE_KINDS } from '../../fields/upload.ts';
import type { Talent } from '../../payload-types.ts';
import { adminLanguage, describeProblem } from '../../texts/problems.ts';
import { fillIn } from '../../texts/texts.ts';
import { attemptsOf } from '../../network/attempts.ts';
import { clientAddress } from '../../network/clientAddress.ts';
import { recordEvent } from '../audit/auditEvents.ts';
import { readFile } from '../media/files.ts';
import { fontResponse, pageResponse } from './page/sheetPage.ts';
import { fileIdsIn, findProblems, readForm, readSheet } from './sheet.ts';
import { renderSheet, type UploadKind } from './sheetHtml.ts';
import TEXTS from './texts.json' with { type: 'json' };
import {
  deleteFiles,
  findByToken,
  inOrder,
  type ProfileUpdate,
  type SentFile,
  updates,
  type Values,
} from './updates.ts';
import { contextWith } from '../../runtime/requestContext.ts';

const LIMITS = { files: 20, bytes: 300_000_000 };
const MEGABYTE = 1_000_000;
const DAY_LENGTH = 'YYYY-MM-DD'.length;

const textOf = (req: PayloadRequest, key: keyof typeof TEXTS.page, ...values: number[]): string =>
  fillIn(TEXTS.page[key][adminLanguage(req)], ...values);

const refuse = (
  req: PayloadRequest,
  status: number,
  key: keyof typeof TEXTS.page,
  ...values: number[]
) => new APIError(textOf(req, key, ...values), status, undefined, true);

interface Visit {
  req: PayloadRequest;
  update: ProfileUpdate;
  talent: Talent;
  /** The offered fields as they are now. */
  base: Values;
}

/**
 * Creates an endpoint for whoever has a link, whose token is in a header. The answer to a wrong link, one
 * that has ended and one of a person who is gone is the same.
 */
const linkEndpoint = (
  path: string,
  answer: (visit: Visit) => Promise<Response> | Response,
): Endpoint => ({
  path: `/mine/${path}`,
  method: 'post',
  handler: async (req) => {
    const { payload, headers } = req;
    const update = await findByToken(payload, headers);
    const sheet = update && (await readSheet(payload, update.talent, update.language));
    if (!sheet) {
      await attemptsOf(req, 'address', `link:${clientAddress(headers)}`).take();
      // Not thrown: errors are logged, and anybody can cause as many of these as they like.
      return Response.json({ errors: [{ message: textOf(req, 'over') }] }, { status: 404 });
    }
    await attemptsOf(req, 'link', String(update.id)).take();
    return answer({ req, update, ...sheet });
  },
});

/** What a page knows; one that is older, or in another language, must read the sheet again before it sends. */
const revisionOf = ({ round, language }: ProfileUpdate, base: Values): string =>
  `${String(base.updatedAt)}/${round}/${language}`;

/** What was sent stays compared with what the person saw. */
const baseOf = ({ update, base }: Pick<Visit, 'update' | 'base'>): Values =>
  (update.sent && update.base) || base;

/**
 * `POST …/mine/sheet` with `{ language }`: the sheet as a form. The language can be changed until something
 * was sent, because its texts are in it.
 */
const sheet = linkEndpoint('sheet', (visit) => inOrder(visit.update.id, () => showSheet(visit)));

async function showSheet({ req, ...visit }: Visit): Promise<Response> {
  const { payload } = req;
  const { language } = await readBody(req);
  const before = await readAgain(req, visit.update);
  const wanted = before.sent ? undefined : LOCALES.find((one) => one === language);
  const update = { ...before, language: wanted ?? before.language };
  const isRead = update.language === visit.update.language;
  const current = isRead ? undefined : await readSheet(payload, update.talent, update.language);
  const isFirst = update.state === 'asked';
  if (isFirst || update.language !== before.language) {
    const opened = isFirst && ({ state: 'opened', openedAt: new Date().toISOString() } as const);
    await updates.change(payload, update.id, { language: update.language, ...opened });
  }
  const base = baseOf({ update, base: current?.base ?? visit.base });
  return Response.json({
    id: update.id,
    revision: revisionOf(update, base),
    language: update.language,
    title: visit.talent.name,
    html: await renderSheet(req, update, visit.talent, { ...base, ...update.sent }),
    texts: Object.fromEntries(
      Object.entries(TEXTS.page).map(([key, text]) => [key, text[update.language]]),
    ),
  });
}

/** `POST …/mine/file` with `{ id }`: the thumbnail of a picture of the sheet, or a recording. */
const file = linkEndpoint('file', async ({ req, update, base }) => {
  const { payload } = req;
  const { id } = await readBody(req);
  const own = [
    ...fileIdsIn(payload, { ...base, ...update.sent }),
    ...fileIdsIn(payload, update.base ?? {}),
    ...(update.files ?? []),
  ];
  if (!own.some((one) => one.id === id)) throw refuse(req, 404, 'notTheirs');
  const found = await payload.findByID({ collection: 'media', id: id as number, depth: 0 });
  const thumbnail = found.sizes?.thumbnail;
  const name = thumbnail?.filename ?? found.filename;
  const type = (thumbnail?.filename ? thumbnail.mimeType : found.mimeType) ?? '';
  const body = Readable.toWeb(Readable.from(readFile(req, name!))) as ReadableStream<Uint8Array>;
  return new Response(body, { headers: { 'Content-Type': type } });
});

const isUploadKind = (kind: unknown): kind is UploadKind =>
  kind === 'picture' || kind === 'audio' || kind === 'pdf';

/** Returns the request as it is now: another phone may have sent, or its link have ended, in between. */
async function readAgain(req: PayloadRequest, { id, tokenHash }: ProfileUpdate) {
  const update = await updates.get(req.payload, id);
  if (update?.tokenHash !== tokenHash) throw refuse(req, 404, 'over');
  return update!;
}

/** Stores what was uploaded with the rules of the admin's uploads, unless there is no room for it. */
async function storeFile(
  req: PayloadRequest,
  visit: Pick<Visit, 'update' | 'talent'>,
  kind: UploadKind,
) {
  const { payload, i18n, t } = req;
  const update = await readAgain(req, visit.update);
  const { data, mimetype, name, size } = req.file!;
  const files = update.files ?? [];
  const used = files.reduce((sum, { bytes }) => sum + bytes, size);
  if (files.length >= LIMITS.files || used > LIMITS.bytes) {
    throw refuse(req, 413, 'tooManyFiles', LIMITS.files, LIMITS.bytes / MEGABYTE);
  }
  const { name: person } = visit.talent;
  const { docs } = await payload.find({
    ...({ collection: 'media', locale: 'es', depth: 0, pagination: false } as const),
    where: { alt: { contains: person } },
    select: { alt: true },
  });
  const alt = proposedAlt(person, new Set(docs.map((one) => one.alt ?? '')));
  const created = await payload.create({
    ...({ collection: 'media', locale: 'es', depth: 0, data: { alt: alt.es } } as const),
    file: { data, mimetype, name, size },
    context: contextWith({ translations: { alt: alt.en } }),
    req: { i18n, t },
  });
  const sent: SentFile = { id: created.id, kind, bytes: size };
  // Only now: what a file is says its content.
  if (!FILE_KINDS[kind].types.includes(created.mimeType ?? '')) {
    await deleteFiles(payload, [sent]);
    throw refuse(req, 400, 'wrongKind');
  }
  await updates.change(payload, update.id, { files: [...files, sent] });
  return created.id;
}

/** `POST …/mine/upload?kind=picture` with a form. */
const upload = linkEndpoint('upload', async ({ req, ...visit }) => {
  const kind = req.searchParams.get('kind');
  if (!isUploadKind(kind)) throw refuse(req, 400, 'unknownField');
  await addDataAndFileToRequest(req);
  if (!req.file) throw refuse(req, 400, 'wrongKind');
  const id = await inOrder(visit.update.id, () => storeFile(req, visit, kind));
  return Response.json({ id });
});

/** Returns the consent that a page sends, or throws when its day is wrong. */
function consentOf({
  req,
  update,
  body,
}: {
  req: PayloadRequest;
  update: ProfileUpdate;
  body: Values;
}) {
  if (!update.asksConsent || typeof body.consent !== 'string') return undefined;
  const consent = body.consent.slice(0, DAY_LENGTH);
  const wrong = consent ? findDateProblem(consent) : 'missing';
  const problem = wrong ?? (consent < isoDay() ? 'past' : undefined);
  if (problem) return { problem: describeProblem({ code: problem }, adminLanguage(req)) };
  const words = TEXTS.page.consent[update.language];
  const at = new Date().toISOString();
  return { consent: { until: consent, words, version: TEXTS.consentVersion, at } };
}

/** Enters today as the day on which the sheet was checked: in the record, its draft, and no build. */
async function checkToday(req: PayloadRequest, talent: number): Promise<void> {
  const today = { checkedOn: `${isoDay()}T12:00:00.000Z` };
  await stored.change(req, { kind: 'talents', id: talent }, () => today);
  await recordEvent(req, {
    action: 'update',
    kind: 'talents',
    recordId: talent,
    fields: ['checkedOn'],
  });
}

/**
 * `POST …/mine/send` with `{ submission, revision, form, consent }`, or with `isRight` in place of the form. Sending the same again changes nothing; 409 if the page is older than the sheet.
 */
const send = linkEndpoint('send', (visit) => inOrder(visit.update.id, () => store(visit)));

async function store(visit: Visit): Promise<Response> {
  const { req, talent } = visit;
  const { payload } = req;
  const body = await readBody(req);
  const update = await readAgain(req, visit.update);
  const submission = cleanText(String(body.submission ?? '').slice(0, 60));
  if (submission && submission === update.submission) return Response.json({ state: update.state });
  const base = baseOf({ update, base: visit.base });
  if (body.revision !== revisionOf(update, base)) throw refuse(req, 409, 'stale');
  const consent = consentOf({ req, update, body });
  const isRight = body.isRight === true;
  const sent = isRight ? (update.sent ?? {}) : await readForm(req, body.form, talent, base, update);
  const problems = {
    ...(consent?.problem && { consentUntil: consent.problem }),
    ...(await findProblems(req, sent, base, update.language)),
  };
  if (Object.keys(problems).length > 0) {
    return Response.json(
      { problems, errors: [{ message: textOf(req, 'problems') }] },
      { status: 422 },
    );
  }
  const hasChanges = Object.keys(sent).length > 0 || Boolean(consent?.consent);
  const used = new Set(fileIdsIn(payload, sent).map(({ id }) => id));
  const files = update.files ?? [];
  await updates.change(payload, update.id, {
    state: hasChanges ? 'sent' : 'confirmed',
    answeredAt: new Date().toISOString(),
    submission,
    round: update.round + 1,
    word: null,
    sent: hasChanges ? sent : null,
    base: hasChanges ? base : null,
    files: files.filter(({ id }) => used.has(id)),
    ...(consent?.consent && { consent: consent.consent }),
  });
  await deleteFiles(
    payload,
    files.filter(({ id }) => !used.has(id)),
  );
  if (!hasChanges || isRight) await checkToday(req, talent.id);
  return Response.json({ state: hasChanges ? 'sent' : 'confirmed' });
}

/** What a link opens, and the page, which is the same for everybody. */
export const personEndpoints: Endpoint[] = [
  sheet,
  file,
  upload,
  send,
  { path: '/page', method: 'get', handler: pageResponse },
  { path: '/font', method: 'get', handler: fontResponse },
];
