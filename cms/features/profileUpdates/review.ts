import type { Field, PayloadRequest } from 'payload';
import { isoDay } from '#contract/timeZone.ts';
import type { Talent } from '../../payload-types.ts';
import { stored } from '../../stored/stored.ts';
import { adminLanguage, labelOf } from '../../texts/problems.ts';
import { textsIn, fillIn } from '../../texts/texts.ts';
import { editorsEndpoint, inTransaction } from '../../plugins/endpoints.ts';
import {
  type Conflict,
  FORM_PATHS,
  type Revision,
  type ShownPart,
} from '../revisions/revisionConflict.ts';
import { showValue } from '../revisions/showConflict.ts';
import {
  differs,
  fieldOf,
  fileIdsIn,
  isList,
  PICTURES,
  picturesOf,
  type Row,
  rowsOf,
} from './sheet.ts';
import TEXTS from './texts.json' with { type: 'json' };
import {
  deleteFiles,
  inOrder,
  type ProfileUpdate,
  sendMail,
  updates,
  type Values,
} from './updates.ts';

/**
 * A part of what was sent that an editor takes or leaves: a field, a row of a list, or the order of its rows.
 * All photographs are one part when the main one has changed: it may come from the gallery, or go there, and
 * half of that would lose or double it.
 */
interface Change {
  /** `heightCm`, `cinema.6743f0`, `gallery.order` or `pictures`; `consent` is what was agreed to. */
  path: string;
  name: string;
  from: unknown;
  to: unknown;
}

const ORDER = 'order';
const CONSENT = 'consent';

/** Whether a field is a part of {@link PICTURES}, which is taken or left as one. */
const isInPictures = (sent: ProfileUpdate['sent'], name: string): boolean =>
  (name === 'photo' || name === 'gallery') && 'photo' in (sent ?? {});

const pictureIds = (values: Values) => picturesOf(values).map(({ picture }) => picture);

const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id);

function changesOfList(name: string, base: Row[], sent: Row[]): Change[] {
  const [old, next] = [base, sent].map((rows) => new Map(rows.map((row) => [row.id, row])));
  const rows = [...new Set([...idsOf(sent), ...idsOf(base)])].map((id): Change => {
    return { path: `${name}.${id}`, name, from: old!.get(id), to: next!.get(id) ?? null };
  });
  const common = (list: Row[]) => idsOf(list).filter((id) => old!.has(id) && next!.has(id));
  const isMoved = common(base).join() !== common(sent).join();
  return [
    ...rows.filter(({ from, to }) => differs(from, to)),
    ...(isMoved ? [{ path: `${name}.${ORDER}`, name, from: base, to: sent }] : []),
  ];
}

/** Returns what an editor can take or leave of what was sent. */
function changesOf(
  req: PayloadRequest,
  { base, sent, consent, decidedAt }: ProfileUpdate,
): Change[] {
  const fields = Object.entries(sent ?? {}).flatMap(([name, to]): Change[] => {
    const from = base?.[name];
    if (isInPictures(sent, name)) {
      const [old, next] = [base ?? {}, { ...base, ...sent }].map(pictureIds);
      return name === 'photo' ? [{ path: PICTURES, name, from: old, to: next }] : [];
    }
    if (!isList(fieldOf(req.payload, name))) return [{ path: name, name, from, to }];
    return changesOfList(name, rowsOf(from), rowsOf(to));
  });
  // One that an editor has decided about is kept as what was agreed to.
  const isNew = consent && sent && consent.at > (decidedAt ?? '');
  const until = isNew && { from: undefined, to: `${consent.until}T12:00:00.000Z` };
  return until ? [...fields, { path: CONSENT, name: 'consentUntil', ...until }] : fields;
}

/** Returns a list with the taken changes; a new row follows the last one before it that is there. */
function takeRows(
  name: string,
  base: Row[],
  sent: Row[],
  isTaken: (path: string) => boolean,
): Row[] {
  const next = new Map(sent.map((row) => [row.id, row]));
  const kept = base.flatMap((row) => {
    if (!isTaken(`${name}.${row.id}`)) return [row];
    const changed = next.get(row.id);
    return changed ? [changed] : [];
  });
  const rows = isTaken(`${name}.${ORDER}`)
    ? [
        ...sent.flatMap(({ id }) => kept.find((row) => row.id === id) ?? []),
        ...kept.filter(({ id }) => !next.has(id)),
      ]
    : kept;
  for (const [index, row] of sent.entries()) {
    if (base.some(({ id }) => id === row.id) || !isTaken(`${name}.${row.id}`)) continue;
    const before = sent.slice(0, index).findLast(({ id }) => rows.some((one) => one.id === id));
    rows.splice(before ? rows.findIndex(({ id }) => id === before.id) + 1 : 0, 0, row);
  }
  return rows;
}

/** Returns the photographs in the person's order, with what the agency has added and removed meanwhile. */
function mergePictures({ base, sent }: ProfileUpdate, now: Values): Values {
  const [old, own, theirs] = [base ?? {}, { ...base, ...sent }, now].map(pictureIds);
  const isNew = (id: number) => !old!.includes(id);
  const kept = own!.filter((id) => isNew(id) || theirs!.includes(id));
  const [photo = null, ...others] = new Set([...kept, ...theirs!.filter(isNew)]);
  const gallery = others.map(
    (picture) => rowsOf(now.gallery).find((row) => row.picture === picture) ?? { picture },
  );
  return { photo, gallery };
}

/**
 * Returns the fields of which something is taken, as the person would have saved them.
 *
 * @param now the record's values, into which the photographs are merged
 */
function takenValues(
  req: PayloadRequest,
  update: ProfileUpdate,
  taken: ReadonlySet<string>,
  now: Values,
): Values {
  const { base, sent, consent } = update;
  const isTaken = (path: string) => taken.has(path);
  const entries = Object.entries(sent ?? {}).flatMap(([name, value]): [string, unknown][] => {
    if (isInPictures(sent, name))
      return isTaken(PICTURES) ? Object.entries(mergePictures(update, now)) : [];
    if (!isList(fieldOf(req.payload, name))) return isTaken(name) ? [[name, value]] : [];
    const isTouched = [...taken].some((path) => path.startsWith(`${name}.`));
    return isTouched ? [[name, takeRows(name, rowsOf(base?.[name]), rowsOf(value), isTaken)]] : [];
  });
  const agreed = consent && isTaken(CONSENT);
  return {
    ...(Object.fromEntries(entries) as Values),
    ...(agreed && {
      consentUntil: `${consent.until}T12:00:00.000Z`,
      consentSignedOn: `${isoDay(new Date(consent.at))}T12:00:00.000Z`,
    }),
  };
}

const findTalent = (req: PayloadRequest, { talent, language }: ProfileUpdate) =>
  req.payload.findByID({
    ...({ collection: 'talents', id: talent, depth: 0, draft: true } as const),
    locale: language,
    fallbackLocale: false,
    disableErrors: true,
  }) as Promise<Talent | null>;

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
  const update = await updates.get(req.payload, id);
  const talent = update && (await findTalent(req, update));
  if (!update || !talent) return undefined;
  const language = adminLanguage(req);
  const t = textsIn(TEXTS.review, language);
  const values = talent as unknown as Values;
  const changes = changesOf(req, update).map(async (change): Promise<ShownChange> => {
    const { path, name, from, to } = change;
    const [, rowId] = path.split('.');
    const field = fieldOf(req.payload, name) as Field;
    const isRow = rowId !== undefined && rowId !== ORDER;
    const now = isRow
      ? rowsOf(values[name]).find((row) => row.id === rowId)
      : path === PICTURES
        ? pictureIds(values)
        : values[name];
    const show = (value: unknown) => showValue(req, value ?? undefined, field);
    const ownLabels: Record<string, string> = {
      [CONSENT]: t('consent'),
      [PICTURES]: TEXTS.sections.pictures[language],
    };
    const label = ownLabels[path] ?? labelOf(field, language).replace(/ \*$/, '');
    return {
      path,
      label: rowId === ORDER ? t('order', label) : label,
      before: await show(now),
      after: to === null && isRow ? [{ text: t('removed') }] : await show(to),
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
 * Saves the taken values as an editor's form does that was loaded when the person saw the sheet: what the agency
 * has changed meanwhile is merged. What both have changed, the editor has just seen beside the other and taken.
 *
 * @param talent the record, into which the photographs are already merged
 * @param close is written with the record, or neither is
 */
async function saveTaken(
  req: PayloadRequest,
  update: ProfileUpdate,
  values: Values,
  talent: Talent,
  close: Partial<ProfileUpdate>,
  isDraft: boolean,
): Promise<void> {
  const save = (revision: Revision) =>
    inTransaction(req, async () => {
      await req.payload.update({
        ...({ collection: 'talents', id: update.talent, depth: 0, draft: isDraft } as const),
        locale: update.language,
        overrideAccess: false,
        user: req.user,
        req,
        data: {
          ...values,
          _status: isDraft ? 'draft' : 'published',
          [FORM_PATHS.revision]: revision,
        } as never,
      });
      await updates.change(req.payload, update.id, close, req);
    });
  const isMerged = isInPictures(update.sent, 'photo');
  const loaded = {
    ...update.base,
    ...(isMerged && { photo: talent.photo, gallery: talent.gallery }),
  };
  try {
    await save({ loaded });
  } catch (error) {
    const { questions, when } = (error as { data?: Partial<Conflict> }).data ?? {};
    if (!questions || !when) throw error;
    const choices = Object.fromEntries(questions.map(({ path }) => [path, 'mine' as const]));
    await save({ loaded, seen: when, choices });
  }
}

/**
 * `POST /api/profile-updates/:id/decide` with `{ take, seen, word, publish }`: saves the taken changes, deletes
 * the others with their files, and tells the person. Editors only.
 */
const decide = editorsEndpoint('post', '/:id/decide', (req) =>
  inOrder(Number(req.routeParams?.id), () => storeDecision(req)),
);

async function storeDecision(req: PayloadRequest): Promise<Response> {
  const { payload } = req;
  const body = ((await req.json?.().catch(() => undefined)) ?? {}) as Values;
  const update = await updates.get(payload, Number(req.routeParams?.id));
  const talent = update && (await findTalent(req, update));
  if (!update || !talent || !Array.isArray(body.take)) return Response.json({}, { status: 404 });
  if (update.state !== 'sent' || body.seen !== seenOf(update, talent)) {
    const message = TEXTS.review.stale[adminLanguage(req)];
    return Response.json({ errors: [{ message }] }, { status: 409 });
  }
  const changes = changesOf(req, update);
  const taken = new Set(
    changes.map(({ path }) => path).filter((path) => (body.take as unknown[]).includes(path)),
  );
  const values = takenValues(req, update, taken, talent as unknown as Values);
  const checkedOn = `${isoDay(new Date(update.answeredAt ?? Date.now()))}T12:00:00.000Z`;
  const word = typeof body.word === 'string' ? body.word.slice(0, 1000).trim() : '';
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
  if (taken.size > 0) {
    const isDraft = body.publish !== true;
    await saveTaken(req, update, { ...values, checkedOn }, talent, close, isDraft);
  } else {
    await inTransaction(req, async () => {
      await stored.change(req, { kind: 'talents', id: talent.id }, () => ({ checkedOn }));
      await updates.change(payload, update.id, close, req);
    });
  }
  const used = new Set(fileIdsIn(payload, values).map(({ id }) => id));
  await deleteFiles(
    payload,
    (update.files ?? []).filter(({ id }) => !used.has(id)),
  );
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
  const body = ((await req.json?.().catch(() => undefined)) ?? {}) as Values;
  const update = await updates.get(req.payload, Number(req.routeParams?.id));
  const talent = update && (await findTalent(req, update));
  if (!update || !talent || !Array.isArray(body.take)) return Response.json({}, { status: 404 });
  const now = talent as unknown as Values;
  const values = takenValues(req, update, new Set(body.take.map(String)), now);
  return Response.json({ ...talent, ...values });
});

export const reviewEndpoints = [decide, preview];
