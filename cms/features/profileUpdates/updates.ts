import { createHash, randomBytes } from 'node:crypto';
import {
  type CollectionConfig,
  createLocalReq,
  type Payload,
  type PayloadRequest,
  type Where,
} from 'payload';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#contract/locales.ts';
import { access, editorName } from '../../access.ts';
import { isMinor } from '../../collections/talents/profile.ts';
import type { FileKind } from '../../fields/upload.ts';
import type { Talent } from '../../payload-types.ts';
import { bilingual } from '../../texts/labels.ts';
import { formatMoment } from '../../texts/times.ts';
import type { AdminLanguage } from '../../texts/problems.ts';
import { textsIn } from '../../texts/texts.ts';
import { adminOrigin, canSendEmail, reasonOfFailure, renderMail } from '../accounts/mail.ts';
import { recordEvent } from '../audit/auditEvents.ts';
import { findUsingRows } from '../media/fileUses.ts';
import { stored } from '../../stored/stored.ts';
import { PICTURES, toSheet } from './sheet.ts';
import TEXTS from './texts.json' with { type: 'json' };

export type Values = Record<string, unknown>;

const STATES = ['asked', 'opened', 'confirmed', 'sent', 'decided', 'revoked'] as const;

/** What somebody has uploaded with a link, and which kind of field shows it. */
export interface SentFile {
  id: number;
  kind: FileKind;
  bytes: number;
}

/** One request to a person to check their sheet, and what they have sent. Times are ISO 8601. */
export interface ProfileUpdate {
  id: number;
  talent: number;
  /**
   * `confirmed`: everything is right; `sent`: changes wait for an editor; `decided`: an editor has taken
   * some, all or none.
   */
  state: (typeof STATES)[number];
  language: Locale;
  /** SHA-256 of the link's token; `null` when the link has ended. */
  tokenHash: string | null;
  expiresAt: string;
  createdAt: string;
  askedBy: string | null;
  openedAt: string | null;
  answeredAt: string | null;
  decidedAt: string | null;
  /** Counts what was sent and decided: a phone that knows an earlier one must read again. */
  round: number;
  /** The phone's own id of what it has sent last, so that sending it again does nothing. */
  submission: string | null;
  /** The offered fields as the person saw them, with the record's `updatedAt`. */
  base: Values | null;
  /** The fields that the person has changed. */
  sent: Values | null;
  files: SentFile[] | null;
  asksConsent: boolean | null;
  /** What the person has agreed to, in which words, and until which day (YYYY-MM-DD). */
  consent: { until: string; words: string; version: number; at: string } | null;
  /** The agency's answer, and how many changes it took. */
  word: string | null;
  taken: number | null;
  total: number | null;
}

const collection = 'profile-updates' as const;

const date = (name: string, label: { es: string; en: string }) => ({
  name,
  type: 'date' as const,
  label,
  admin: { date: { displayFormat: 'd MMM yyyy, HH:mm' } },
});
const hidden = { admin: { hidden: true, disableListColumn: true, disableListFilter: true } };

/** The requests, which the endpoints alone write; editors see the list and {@link ProfileUpdate.sent}. */
export const ProfileUpdates: CollectionConfig = {
  slug: collection,
  versions: false,
  labels: TEXTS.labels,
  admin: {
    group: false,
    useAsTitle: 'askedBy',
    defaultColumns: ['talent', 'state', 'createdAt', 'openedAt', 'answeredAt', 'askedBy'],
    components: {
      views: {
        edit: { root: { Component: '/features/profileUpdates/admin/ReviewView.tsx#ReviewView' } },
      },
    },
  },
  defaultSort: '-createdAt',
  graphQL: false,
  lockDocuments: false,
  access: { read: access.editors, ...access.changedByNobody },
  fields: [
    {
      name: 'talent',
      type: 'relationship',
      relationTo: 'talents',
      index: true,
      label: TEXTS.talent,
    },
    {
      name: 'state',
      type: 'select',
      index: true,
      label: TEXTS.state,
      options: STATES.map((value) => ({ value, label: TEXTS.states[value] })),
    },
    { name: 'language', type: 'select', options: [...LOCALES], ...hidden },
    { name: 'tokenHash', type: 'text', unique: true, access: { read: () => false }, ...hidden },
    date('expiresAt', TEXTS.expiresAt),
    { name: 'askedBy', type: 'text', label: TEXTS.askedBy },
    date('openedAt', TEXTS.openedAt),
    date('answeredAt', TEXTS.answeredAt),
    date('decidedAt', TEXTS.decidedAt),
    { name: 'round', type: 'number', ...hidden },
    { name: 'submission', type: 'text', ...hidden },
    ...['base', 'sent', 'files', 'consent'].map((name) => ({
      name,
      type: 'json' as const,
      ...hidden,
    })),
    { name: 'asksConsent', type: 'checkbox', ...hidden },
    { name: 'word', type: 'textarea', label: bilingual('Respuesta', 'Answer'), ...hidden },
    { name: 'taken', type: 'number', ...hidden },
    { name: 'total', type: 'number', ...hidden },
  ],
};

const now = () => new Date().toISOString();
const DAY_MS = 24 * 60 * 60 * 1000;

/** Until December 2026 the photographs were stored as in the record; requests are deleted after a year. */
function withPictures(update: ProfileUpdate): ProfileUpdate {
  const { base, sent } = update;
  if (!base || !('gallery' in base)) return update;
  const { photo, gallery, ...others } = sent ?? {};
  const hasPictures = photo !== undefined || gallery !== undefined;
  const pictures = hasPictures && { [PICTURES]: toSheet({ ...base, ...sent })[PICTURES] };
  return { ...update, base: toSheet(base), sent: sent && { ...others, ...pictures } };
}

async function findWhere(payload: Payload, where: Where): Promise<ProfileUpdate[]> {
  const query = { where, sort: '-createdAt' };
  return (await stored.find<ProfileUpdate>({ payload }, collection, query)).map(withPictures);
}

/** Reads and writes the stored requests. */
export const updates = {
  find: findWhere,
  get: async (payload: Payload, id: number | string): Promise<ProfileUpdate | undefined> =>
    (await findWhere(payload, { id: { equals: id } }))[0],
  /** @param req of the transaction in which it is written */
  change: (
    payload: Payload,
    id: number,
    data: Partial<ProfileUpdate>,
    req: Partial<PayloadRequest> = {},
  ) => stored.write({ ...req, payload }, { kind: collection, id }, { ...data, updatedAt: now() }),
  /** Returns when a request came into its state. */
  changedAt: ({ answeredAt, createdAt, decidedAt, openedAt }: ProfileUpdate): string =>
    decidedAt ?? answeredAt ?? openedAt ?? createdAt,
  stateText: ({ state }: ProfileUpdate, language: AdminLanguage): string =>
    TEXTS.states[state][language],
};

const last = new Map<number, Promise<unknown>>();

/** Runs what changes one request in order: each reads what those before have written. One process runs. */
export async function inOrder<T>(id: number, run: () => Promise<T>): Promise<T> {
  const running = (last.get(id) ?? Promise.resolve()).then(run, run);
  last.set(id, running);
  try {
    return await running;
  } finally {
    if (last.get(id) === running) last.delete(id);
  }
}

/** The header with a link's token: never a part of an address, which logs would keep. */
export const TOKEN_HEADER = 'x-profile-token';
const TOKEN = /^[\w-]{22}$/;
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Returns the request that a link opens; none for a link that is wrong, has expired or was revoked. */
export async function findByToken(
  payload: Payload,
  headers: Headers,
): Promise<ProfileUpdate | undefined> {
  const token = headers.get(TOKEN_HEADER) ?? '';
  if (!TOKEN.test(token)) return undefined;
  const where: Where = {
    and: [{ tokenHash: { equals: hashOf(token) } }, { expiresAt: { greater_than: now() } }],
  };
  return (await findWhere(payload, where))[0];
}

/**
 * Deletes files that were uploaded with a link and that no record uses.
 *
 * @param operation the request in whose transaction they are deleted, if there is one
 */
export async function deleteFiles(
  payload: Payload,
  files: readonly SentFile[] | null,
  operation: Partial<PayloadRequest> = {},
): Promise<void> {
  // A request of its own: the rules of the network keep everything that is not in the trash.
  const req = await createLocalReq({ req: operation }, payload);
  for (const { id } of files ?? []) {
    if ((await findUsingRows(req, id)).length > 0) continue;
    const where = { id: { equals: id } };
    // As in the trash: the deletion of a file that could be public would request a build.
    await stored.write(req, { kind: 'media', id }, { deletedAt: now() });
    await payload.delete({ collection: 'media', where, trash: true, depth: 0, req });
  }
}

/** Returns the address to which is written about a person: for a minor only the guardian's. */
const addressOf = (talent: Partial<Talent>): string | undefined =>
  (isMinor(talent) ? talent.guardianEmail : talent.contactEmail) || undefined;

type MailState = 'sent' | 'failed' | 'noAddress' | 'noServer';

/** Sends an e-mail about a person's sheet. The log names neither the address nor the link. */
export async function sendMail(
  payload: Payload,
  talent: Partial<Talent>,
  subject: string,
  mail: Parameters<typeof renderMail>[0],
): Promise<MailState> {
  const to = addressOf(talent);
  if (!canSendEmail(payload)) return 'noServer';
  if (!to) return 'noAddress';
  try {
    await payload.email.sendEmail({ to, subject, html: renderMail(mail) });
    return 'sent';
  } catch (error) {
    payload.logger.error({ msg: `An e-mail to a talent was not sent (${reasonOfFailure(error)})` });
    return 'failed';
  }
}

const VALID_DAYS = 30;
const tr = (language: Locale) => textsIn(TEXTS.mail, language);

/** Ends the links of a person. What was sent stays for the editors. */
export async function revokeLinks(payload: Payload, talent: number): Promise<void> {
  const where: Where = { and: [{ talent: { equals: talent } }, { tokenHash: { exists: true } }] };
  for (const { id } of await findWhere(payload, where)) {
    await inOrder(id, async () => {
      const { state, files, sent } = (await updates.get(payload, id))!;
      const isDone = state === 'sent' || state === 'decided' || state === 'confirmed';
      await updates.change(payload, id, {
        tokenHash: null,
        ...(!isDone && { state: 'revoked' }),
        ...(!sent && { files: null, base: null }),
      });
      if (!sent) await deleteFiles(payload, files);
    });
  }
}

/** What was asked of one person; `link` is shown once, because only its hash is stored. */
export interface AskedPerson {
  id: number;
  name: string;
  link: string;
  mail: MailState;
  isMinor: boolean;
}

interface Asking {
  /** The agency's own words, in the e-mail. */
  words?: string | undefined;
  asksConsent?: boolean | undefined;
}

/** Asks a person to check their sheet: a new link ends the one before. */
async function askPerson(
  req: PayloadRequest,
  talent: Talent,
  { words, asksConsent = false }: Asking,
): Promise<AskedPerson> {
  const { payload } = req;
  const waiting: Where = {
    and: [{ talent: { equals: talent.id } }, { state: { equals: 'sent' } }],
  };
  const [sent] = await findWhere(payload, waiting);
  await revokeLinks(payload, talent.id);
  const token = randomBytes(16).toString('base64url');
  const language: Locale = talent.contactLanguage ?? DEFAULT_LOCALE;
  const expiresAt = new Date(Date.now() + VALID_DAYS * DAY_MS).toISOString();
  const data = { tokenHash: hashOf(token), expiresAt, askedBy: editorName(req), language };
  // What waits for an editor stays the same request: the person goes on with it.
  if (sent) await updates.change(payload, sent.id, { ...data, asksConsent });
  else {
    const fresh = { talent: talent.id, state: 'asked', round: 0, asksConsent };
    await stored.create({ payload }, collection, { ...data, ...fresh });
  }
  await recordEvent(req, { action: 'askForCheck', kind: 'talents', recordId: talent.id });
  const { name: agency } = await payload.findGlobal({ slug: 'agency', depth: 0 });
  const t = tr(language);
  const link = `${adminOrigin()}/ficha#${token}`;
  const mail = await sendMail(payload, talent, t('subject', agency), {
    language,
    before: [t('asked', talent.name, agency), ...(words ? [words] : [])],
    link: { url: link, label: t('open') },
    after: [t('valid', formatMoment(expiresAt, language, 'date'))],
  });
  return { id: talent.id, name: talent.name, link, mail, isMinor: isMinor(talent) };
}

/** Asks people to check their sheets; those in the trash are left out. */
export async function askPeople(
  req: PayloadRequest,
  ids: readonly number[],
  asking: Asking,
): Promise<AskedPerson[]> {
  const asked: AskedPerson[] = [];
  for (const id of ids) {
    const talent = await req.payload.findByID({
      ...({ collection: 'talents', id, depth: 0, draft: true, disableErrors: true } as const),
    });
    if (talent && !talent.deletedAt) asked.push(await askPerson(req, talent, asking));
  }
  return asked;
}
