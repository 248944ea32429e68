import { createHash } from 'node:crypto';
import { jwtVerify } from 'jose';
import {
  type Access,
  type CollectionBeforeDeleteHook,
  type CollectionConfig,
  type Endpoint,
  type Field,
  type PayloadRequest,
  type Plugin,
  type Where,
} from 'payload';
import { LIMITS } from '#contract/limits.ts';
import { FEATURE_PATHS } from '#contract/pages.ts';
import { MAX_PROPOSED, PROPOSAL_ID, markField } from '#contract/proposals.ts';
import { cleanLine, cleanText } from '#contract/text.ts';
import { isoDay, proposedLastDay } from '#contract/timeZone.ts';
import { access } from '../../access.ts';
import { agentField } from '../../collections/talents/visibility.ts';
import { dayField } from '../../fields/storable.ts';
import { onDuplicate } from '../../fields/duplicate.ts';
import {
  arrayField,
  relatedNameLabel,
  row,
  DRAFTS,
  publicationStatus,
  uiField,
} from '../../fields/layout.ts';
import { selectField } from '../../fields/choices.ts';
import { randomIdField } from '../../fields/randomId.ts';
import { findRule, type RequestCheck, withRule } from '../../fields/rules.ts';
import { textField, textareaField } from '../../fields/text.ts';
import { uploadField } from '../../fields/upload.ts';
import type { Proposal, Talent } from '../../payload-types.ts';
import { settings } from '../../runtime/settings.ts';
import { stored } from '../../stored/stored.ts';
import { bilingual, labelled } from '../../texts/labels.ts';
import { extendConfig } from '../../plugins/extendConfig.ts';
import TEXTS from '../../texts/fields/proposals.json' with { type: 'json' };

/** Returns the id in the address of a proposal's page, or `undefined` if it is not one. */
const findProposalId = (address: string): string | undefined =>
  new RegExp(`${FEATURE_PATHS.proposals}/([0-9a-z]{${PROPOSAL_ID.length}})(?:[/?#]|$)`).exec(
    address,
  )?.[1];

/** Characters that are kept of each text; a message has at most half of them. */
const MAX_TEXT = 10_000;

const ANSWER_TEXTS = ['name', 'email', 'company', 'people', 'message'] as const;

/** The answers to proposals, as the host of the form reports them. Editors read them beside the proposal. */
const ProposalAnswers: CollectionConfig = {
  slug: 'proposal-answers',
  versions: false,
  admin: { hidden: true },
  graphQL: false,
  lockDocuments: false,
  access: { read: access.editors, ...access.changedByNobody },
  fields: [
    { name: 'proposal', type: 'relationship', relationTo: 'proposals', index: true },
    // The host reports a submission again if it gets no answer.
    { name: 'submission', type: 'text', required: true, unique: true },
    ...ANSWER_TEXTS.map((name) => ({ name, type: 'textarea' as const })),
  ],
};

/** What Netlify sends of a submission, as far as it is read; `data` are the values of its form. */
interface Submission {
  id: string;
  data: Record<string, unknown>;
}

/** Returns a submission, or `undefined` for another notification. */
function readSubmission(body: string): Submission | undefined {
  const { id, data } = (JSON.parse(body) ?? {}) as Partial<Record<string, unknown>>;
  if (typeof id !== 'string' || typeof data !== 'object') return undefined;
  return { id: cleanLine(id), data: (data ?? {}) as Submission['data'] };
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? cleanText(value.slice(0, MAX_TEXT)).trim() : '';

/** Returns who is marked; where the edge function has failed, each mark is still a field of its own. */
const markedPeople = (data: Record<string, unknown>): string =>
  Array.from({ length: MAX_PROPOSED }, (_, position) => textOf(data[markField(position)]))
    .filter(Boolean)
    .join('\n') || textOf(data.people);

/** Stores an answer, unless it is known or about no proposal, as other enquiries are. */
async function storeAnswer(req: PayloadRequest, { id, data }: Submission): Promise<void> {
  const linkId = findProposalId(textOf(data.link));
  if (!linkId) return;
  const [proposal] = await stored.find(req, 'proposals', { where: { linkId: { equals: linkId } } });
  const where = { submission: { equals: id } };
  const [known] = await stored.find(req, 'proposal-answers', { where });
  if (!proposal || known) return;
  await stored.create(req, 'proposal-answers', {
    ...Object.fromEntries(ANSWER_TEXTS.map((name) => [name, textOf(data[name])])),
    people: markedPeople(data),
    proposal: proposal.id,
    submission: id,
  });
}

/**
 * Returns whether Netlify has signed a notification: a JWS with HS256 whose issuer is `netlify`, and
 * that contains the SHA-256 of the body.
 *
 * @param signature the header `X-Webhook-Signature`
 */
const isSignedByNetlify = (
  signature: string | null,
  body: string,
  secret: string,
): Promise<boolean> =>
  jwtVerify(signature ?? '', new TextEncoder().encode(secret), {
    algorithms: ['HS256'],
    issuer: 'netlify',
  }).then(
    ({ payload }) => payload.sha256 === createHash('sha256').update(body).digest('hex'),
    () => false,
  );

/** `POST /api/proposals/answers`: Netlify's signed notifications about submissions of the casting form. */
const answersEndpoint: Endpoint = {
  path: '/answers',
  method: 'post',
  handler: async (req) => {
    const respond = (status: number) => Response.json({}, { status });
    const secret = settings.netlifySecret;
    if (!secret) return respond(401);
    const text = (await req.text?.()) ?? '';
    const signature = req.headers.get('x-webhook-signature');
    if (!(await isSignedByNetlify(signature, text, secret))) return respond(401);
    const submission = readSubmission(text);
    if (submission) await storeAnswer(req, submission);
    return respond(submission ? 200 : 400);
  },
};

/** The conditions for what the site shows today: published, not withdrawn, and not past its day. */
export const shownToday = (): Where[] => [
  { _status: { equals: 'published' } },
  { deletedAt: { exists: false } },
  { withdrawn: { not_equals: true } },
  { validUntil: { greater_than_equal: `${isoDay()}T00:00:00.000Z` } },
];

const readShown: Access = ({ req }) =>
  req.user?.role === 'reader' ? { and: shownToday() } : access.signedIn({ req });

const findTalent = async (id: unknown, { req }: Parameters<RequestCheck>[1]) => {
  if (typeof id !== 'number' && typeof id !== 'string') return undefined;
  return stored.get<Talent>(req, 'talents', id);
};

/** Refuses a person without a page. A page that no list shows is enough. */
const isOnline: RequestCheck = async (id, options) => {
  const talent = await findTalent(id, options);
  return talent?._status === 'published' && !talent.deletedAt ? undefined : { code: 'notOnline' };
};

const isTheirs =
  (valuesOf: (talent: Talent) => unknown[]): RequestCheck =>
  async (value, options) => {
    if (value === null || value === undefined || value === '') return undefined;
    const talent = await findTalent((options.siblingData as { talent?: unknown }).talent, options);
    // Without a person, that field has the message.
    return !talent || valuesOf(talent).includes(value) ? undefined : { code: 'notTheirs' };
  };

const FIRST = '/features/proposals/admin/FirstShown.tsx';

const personFields: Field[] = [
  withRule(
    {
      name: 'talent',
      type: 'relationship',
      relationTo: 'talents',
      required: true,
      label: TEXTS.talent,
      admin: { allowCreate: false, allowEdit: false },
    },
    (value) => (value ? undefined : { code: 'missing' }),
    isOnline,
  ),
  textareaField('note', TEXTS.note, LIMITS.short),
  withRule(
    uploadField('photo', TEXTS.photo, 'picture', {
      admin: { components: { Field: `${FIRST}#FirstPhoto` } },
    }),
    () => undefined,
    isTheirs(({ photo, gallery }) => [photo, ...(gallery ?? []).map(({ picture }) => picture)]),
  ),
  textField('clip', TEXTS.clip, LIMITS.datum, {
    requestCheck: isTheirs(({ videos }) => (videos ?? []).map(({ id }) => id)),
    admin: { components: { Field: `${FIRST}#FirstClip` } },
  }),
];

const people: Field = {
  ...arrayField('people', TEXTS.people, personFields, {
    admin: {
      initCollapsed: true,
      components: {
        beforeInput: ['/features/proposals/admin/PasteSelection.tsx#PasteSelection'],
        RowLabel: relatedNameLabel('talent'),
      },
    },
  }),
  required: true,
  minRows: 1,
  maxRows: MAX_PROPOSED,
};

const validUntil = dayField('validUntil', TEXTS.validUntil, {
  required: true,
  defaultValue: proposedLastDay,
  index: true,
  admin: { width: '50%' },
});
const dayRule = findRule(validUntil)!;

/** A proposal that is withdrawn may be past its day. */
const isNotPast: RequestCheck = (value, { siblingData }) => {
  const isPast = typeof value === 'string' && value.slice(0, 10) < isoDay();
  return isPast && !(siblingData as Partial<Proposal>).withdrawn ? { code: 'past' } : undefined;
};

/** Deletes the answers to a proposal with it: they contain names and e-mail addresses. */
const deleteAnswers: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const where = { proposal: { equals: id } };
  await stored.delete(req, 'proposal-answers', where);
};

/** What the agency proposes for a casting: people in an order, with notes, on a page of its own. */
const Proposals: CollectionConfig = {
  slug: 'proposals',
  labels: TEXTS.labels,
  admin: {
    useAsTitle: 'project',
    defaultColumns: ['project', 'recipient', 'validUntil', 'withdrawn', '_status', 'updatedAt'],
    listSearchableFields: ['project', 'recipient'],
    group: bilingual('Contenido', 'Content'),
  },
  defaultSort: '-updatedAt',
  versions: { drafts: DRAFTS, maxPerDoc: 20 },
  trash: true,
  access: {
    read: readShown,
    readVersions: access.editors,
    ...access.changedByEditors,
  },
  hooks: { beforeDelete: [deleteAnswers] },
  fields: [
    publicationStatus(),
    uiField('link', {
      path: '/features/proposals/admin/ProposalLink.tsx#ProposalLink',
      clientProps: { siteAddress: settings.siteAddress ?? '' },
    }),
    row(
      onDuplicate.mark(
        textField('project', TEXTS.project, LIMITS.name, {
          required: true,
          admin: { width: '50%' },
        }),
        LIMITS.name,
      ),
      textField('recipient', TEXTS.recipient, LIMITS.name, { admin: { width: '50%' } }),
    ),
    textareaField('text', TEXTS.text, LIMITS.paragraph),
    people,
    row(
      withRule(
        { ...validUntil, hooks: { ...validUntil.hooks, beforeDuplicate: [proposedLastDay] } },
        (value, siblings) => (value ? dayRule(value, siblings) : { code: 'missing' }),
        isNotPast,
      ),
      selectField('language', TEXTS.language, TEXTS.language.options, {
        required: true,
        defaultValue: 'es',
        admin: { width: '50%' },
      }),
    ),
    { ...agentField(), label: TEXTS.agentId },
    {
      name: 'withdrawn',
      type: 'checkbox',
      defaultValue: false,
      access: { read: access.editors },
      ...labelled(TEXTS.withdrawn),
    },
    uiField('answers', '/features/proposals/admin/Answers.tsx#Answers'),
    randomIdField('linkId', TEXTS.linkId, PROPOSAL_ID),
  ],
};

const MAKE = '/features/proposals/admin/MakeProposal.tsx#MakeProposal';

/** Answers castings: proposals of people with pages that nobody finds without their link. */
export const proposals: Plugin = (config) => {
  const extended = extendConfig.collection(config, 'talents', {
    components: { beforeListTable: [MAKE] },
  });
  const own = [{ ...Proposals, endpoints: [answersEndpoint] }, ProposalAnswers];
  const [talents, ...others] = extended.collections ?? [];
  return { ...extended, collections: [talents!, ...own, ...others] };
};
