import { randomBytes } from 'node:crypto';
import type { Field, PayloadRequest } from 'payload';
import { cleanText } from '#contract/text.ts';
import { isoDay } from '#contract/timeZone.ts';
import type { Talent } from '../../payload-types.ts';
import { stored } from '../../stored/stored.ts';
import { adminLanguage, labelOf } from '../../texts/problems.ts';
import { textsIn, fillIn } from '../../texts/texts.ts';
import { editorsEndpoint, inTransaction, readBody } from '../../plugins/endpoints.ts';
import { mergeOrder, mergeRevision } from '../revisions/mergeRevision.ts';
import { FORM_PATHS, type ShownPart } from '../revisions/revisionConflict.ts';
import { showValue } from '../revisions/showConflict.ts';
import { differs, isList, type Row, rowsOf, sheetFields, toRecord, toSheet } from './sheet.ts';
import TEXTS from './texts.json' with { type: 'json' };
import {
  deleteFiles,
  inOrder,
  type ProfileUpdate,
  sendMail,
  updates,
  type Values,
} from './updates.ts';

/** A part of what was sent that an editor takes or leaves: a field, a row of a list, or the order of its rows. */
interface Change {
  /** `heightCm`, `cinema.6743f0` or `pictures.order`; `consent` is what was agreed to. */
  path: string;
  field: Field & { name: string };
  from: unknown;
  to: unknown;
}

const ORDER = 'order';
const CONSENT = 'consent';

const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id);
const rowOf = (rows: readonly Row[], id: string) => rows.find((row) => row.id === id);

function changesOfList(name: string, base: Row[], sent: Row[]): Omit<Change, 'field'>[] {
  const rows = [...new Set([...idsOf(sent), ...idsOf(base)])].map((id) => {
    return { path: `${name}.${id}`, from: rowOf(base, id), to: rowOf(sent, id) ?? null };
  });
  const common = (list: Row[]) => idsOf(list).filter((id) => rowOf(base, id) && rowOf(sent, id));
  const isMoved = common(base).join() !== common(sent).join();
  return [
    ...rows.filter(({ from, to }) => differs(from, to)),
    ...(isMoved ? [{ path: `${name}.${ORDER}`, from: base, to: sent }] : []),
  ];
}

/** Returns what an editor can take or leave of what was sent. */
function changesOf({ payload }: PayloadRequest, update: ProfileUpdate): Change[] {
  const { base, sent, consent, decidedAt } = update;
  const changes = sheetFields(payload).flatMap((one): Change[] => {
    const { name } = one;
    if (!sent || !(name in sent)) return [];
    const [from, to] = [base?.[name], sent[name]];
    const found = isList(one)
      ? changesOfList(name, rowsOf(from), rowsOf(to))
      : [{ path: name, from, to }];
    return found.map((change) => ({ ...change, field: one as Change['field'] }));
  });
  // One that an editor has decided about is kept as what was agreed to.
  if (!consent || !sent || consent.at <= (decidedAt ?? '')) return changes;
  const field = payload.collections.talents.config.flattenedFields.find(
    ({ name }) => name === 'consentUntil',
  ) as Change['field'];
  return [...changes, { path: CONSENT, field, from: undefined, to: atNoon(consent.until) }];
}

const atNoon = (day: string) => `${day}T12:00:00.000Z`;

/** Returns a list with the taken changes; a new row follows the one before it. */
function takeRows(base: Row[], sent: Row[], isTaken: (part: string) => boolean): Row[] {
  const [lead, other] = isTaken(ORDER) ? [sent, base] : [base, sent];
  return mergeOrder(idsOf(lead), idsOf(other)).flatMap((id) => {
    const [old, row] = [base, sent].map((rows) => rowOf(rows, id));
    if (!isTaken(id)) return old ?? [];
    // An id of our own: a made-up one could be that of another person's row.
    return row && !old ? { ...row, id: randomBytes(12).toString('hex') } : (row ?? []);
  });
}

/** Returns the record's values with the taken changes, merged with what the agency has changed meanwhile. */
function takenValues(
  { payload }: PayloadRequest,
  { base, sent, consent }: ProfileUpdate,
  taken: ReadonlySet<unknown>,
  talent: Talent,
): Values {
  const fields = sheetFields(payload).filter(({ name }) => name in (sent ?? {}));
  const mine: Values = {};
  for (const field of fields) {
    const { name } = field;
    const [from, to] = [base?.[name], sent?.[name]];
    const rows = () => takeRows(rowsOf(from), rowsOf(to), (part) => taken.has(`${name}.${part}`));
    const value = isList(field) ? rows() : taken.has(name) ? to : from;
    if (differs(value, from)) mine[name] = value;
  }
  const record = talent as unknown as Values;
  // What both have changed, the editor has just seen beside the other, and taken: `mine`.
  const { values } = mergeRevision(fields as Field[], mine, toSheet(record), {
    loaded: base ?? {},
  });
  return {
    ...toRecord(values, record),
    ...(consent &&
      taken.has(CONSENT) && {
        consentUntil: atNoon(consent.until),
        consentSignedOn: atNoon(isoDay(new Date(consent.at))),
      }),
  };
}

/** Returns a request with the latest version of the person's record; `undefined` if one of them is gone. */
async function readRequest(req: PayloadRequest, id: number | string) {
  const update = await updates.get(req.payload, id);
  const talent =
    update &&
    ((await req.payload.findByID({
      ...({ collection: 'talents', id: update.talent, depth: 0, draft: true } as const),
      locale: update.language,
      fallbackLocale: false,
      disableErrors: true,
    })) as Talent | null);
  return talent ? { update, talent } : undefined;
}

/** A change as an editor sees it. */
interface ShownChange {
  path: string;
  label: string;
  before: ShownPart[];
  after: ShownPart[];
  /** Whether the sheet has another value than the person saw. */
  isChangedMeanwhile: boolean;
}

/** What was sent beside what is stored now, or `undefined` if there is no such request. */
export async function readReview(req: PayloadRequest, id: number | string) {
  const found = await readRequest(req, id);
  if (!found) return undefined;
  const { update, talent } = found;
  const language = adminLanguage(req);
  const t = textsIn(TEXTS.review, language);
  const record = { ...talent, ...toSheet(talent as unknown as Values) } as Values;
  const changes = changesOf(req, update).map(async (change): Promise<ShownChange> => {
    const { path, field, from, to } = change;
    const [, part] = path.split('.');
    const isRow = part !== undefined && part !== ORDER;
    const value = record[field.name];
    const now = isRow ? rowOf(rowsOf(value), part) : value;
    const label = path === CONSENT ? t('consent') : labelOf(field, language);
    return {
      path,
      label: part === ORDER ? t('order', label) : label,
      before: await showValue(req, now ?? undefined, field),
      after: isRow && !to ? [{ text: t('removed') }] : await showValue(req, to, field),
      isChangedMeanwhile: path !== CONSENT && differs(now, from),
    };
  });
  return {
    update,
    name: talent.name,
    /** What an editor has seen: a decision about another revision is refused. */
    seen: seenOf(update, talent),
    hasDraft: talent._status !== 'published',
    changedBy: (talent as { updatedBy?: string | null }).updatedBy ?? t('agency'),
    changes: await Promise.all(changes),
  };
}

const seenOf = ({ round }: ProfileUpdate, { updatedAt }: Talent) => `${updatedAt}/${round}`;

/**
 * `POST /api/profile-updates/:id/decide` with `{ take, seen, word, publish }`: saves the taken changes, deletes
 * the others with their files, and tells the person. Editors only.
 */
const decide = editorsEndpoint('post', '/:id/decide', (req) =>
  inOrder(Number(req.routeParams?.id), () => storeDecision(req)),
);

async function storeDecision(req: PayloadRequest): Promise<Response> {
  const { payload } = req;
  const body = await readBody(req);
  const found = await readRequest(req, Number(req.routeParams?.id));
  if (!found || !Array.isArray(body.take)) return Response.json({}, { status: 404 });
  const { update, talent } = found;
  if (update.state !== 'sent' || body.seen !== seenOf(update, talent)) {
    const message = TEXTS.review.stale[adminLanguage(req)];
    return Response.json({ errors: [{ message }] }, { status: 409 });
  }
  const changes = changesOf(req, update);
  const taken = new Set(
    changes.map(({ path }) => path).filter((path) => (body.take as unknown[]).includes(path)),
  );
  const checkedOn = atNoon(isoDay(new Date(update.answeredAt ?? Date.now())));
  const word = typeof body.word === 'string' ? cleanText(body.word.slice(0, 1000)).trim() : '';
  const close: Partial<ProfileUpdate> = {
    state: 'decided',
    decidedAt: new Date().toISOString(),
    round: update.round + 1,
    base: null,
    sent: null,
    files: null,
    word,
    taken: taken.size,
    total: changes.length,
    ...(update.consent && !taken.has(CONSENT) && { consent: null }),
  };
  await inTransaction(req, async () => {
    if (taken.size > 0) {
      const isDraft = body.publish !== true;
      const values = takenValues(req, update, taken, talent);
      await req.payload.update({
        ...({ collection: 'talents', id: talent.id, depth: 0, overrideAccess: false } as const),
        locale: update.language,
        draft: isDraft,
        user: req.user,
        req,
        // A save of a colleague that comes in between is not overwritten.
        data: {
          ...values,
          checkedOn,
          _status: isDraft ? 'draft' : 'published',
          [FORM_PATHS.revision]: { loaded: talent },
        },
      });
    } else await stored.change(req, { kind: 'talents', id: talent.id }, () => ({ checkedOn }));
    await updates.change(payload, update.id, close, req);
  });
  await deleteFiles(payload, update.files);
  const { language } = update;
  const mail = (key: 'decidedSubject' | 'decided') => TEXTS.mail[key][language];
  const before = [fillIn(mail('decided'), talent.name, taken.size, changes.length)];
  const told = await sendMail(payload, talent, mail('decidedSubject'), {
    language,
    before: [...before, ...(word ? [word] : [])],
  });
  return Response.json({ taken: taken.size, told });
}

/** `POST /api/profile-updates/:id/preview` with `{ take }`: the record with the taken changes. Editors only. */
const preview = editorsEndpoint('post', '/:id/preview', async (req) => {
  const body = await readBody(req);
  const found = await readRequest(req, Number(req.routeParams?.id));
  if (!found || !Array.isArray(body.take)) return Response.json({}, { status: 404 });
  const { update, talent } = found;
  return Response.json({ ...talent, ...takenValues(req, update, new Set(body.take), talent) });
});

export const reviewEndpoints = [decide, preview];
