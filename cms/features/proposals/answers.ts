import { createHash, timingSafeEqual } from 'node:crypto';
import type { CollectionConfig, Endpoint, Payload, PayloadRequest } from 'payload';
import { jwtVerify } from 'jose';
import { cleanText } from '#contract/text.ts';
import { editors } from '../../access.ts';
import { findNetlifySecret } from '../../runtime/settings.ts';
import { PROPOSALS_PATH } from '#contract/pages.ts';
import { PROPOSAL_ID_LENGTH } from '#contract/proposals.ts';

/** Returns the id in the address of a proposal's page, or `undefined` if it is not one. */
const findProposalId = (address: string): string | undefined =>
  new RegExp(`${PROPOSALS_PATH}/([0-9a-z]{${PROPOSAL_ID_LENGTH}})(?:[/?#]|$)`).exec(address)?.[1];

const nobody = () => false;
const MAX_BYTES = 200_000;
/** Characters that are kept of each text; a message has at most half of them. */
const MAX_TEXT = 10_000;

const TEXTS = ['name', 'email', 'company', 'people', 'message'] as const;

/** The answers to proposals, as the host of the form reports them. Editors read them beside the proposal. */
export const ProposalAnswers: CollectionConfig = {
  slug: 'proposal-answers',
  admin: { hidden: true },
  graphQL: false,
  lockDocuments: false,
  access: { read: editors, create: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'proposal', type: 'relationship', relationTo: 'proposals', index: true },
    // The host reports a submission again if it gets no answer.
    { name: 'submission', type: 'text', required: true, unique: true },
    ...TEXTS.map((name) => ({ name, type: 'textarea' as const })),
  ],
};

/** What Netlify sends of a submission, as far as it is read. */
interface Submission {
  id: string;
  data: Record<string, unknown>;
}

function parseSubmission(text: string): Submission | undefined {
  try {
    const { id, data } = JSON.parse(text) as Partial<Submission>;
    return typeof id === 'string' && id && typeof data === 'object' && data
      ? { id, data }
      : undefined;
  } catch {
    return undefined;
  }
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? cleanText(value.slice(0, MAX_TEXT)).trim() : '';

/** Stores an answer, unless it is known or about no proposal, as other enquiries are. */
async function storeAnswer({ db }: Payload, { id, data }: Submission): Promise<void> {
  const linkId = findProposalId(textOf(data.link));
  if (!linkId) return;
  const proposal = await db.findOne<{ id: number }>({
    collection: 'proposals',
    where: { linkId: { equals: linkId } },
  });
  const known = await db.findOne<{ id: number }>({
    collection: 'proposal-answers',
    where: { submission: { equals: id } },
  });
  if (!proposal || known) return;
  const now = new Date().toISOString();
  await db.create({
    collection: 'proposal-answers',
    data: {
      ...Object.fromEntries(TEXTS.map((name) => [name, textOf(data[name])])),
      ...{ proposal: proposal.id, submission: id, createdAt: now, updatedAt: now },
    },
  });
}

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/**
 * Returns whether Netlify has signed a notification: a JWS with HS256 whose issuer is `netlify`, and
 * that contains the SHA-256 of the body.
 *
 * @param signature the header `X-Webhook-Signature`
 * @param body as it was received
 */
export async function isSignedByNetlify(
  signature: string | null,
  body: string,
  secret: string,
): Promise<boolean> {
  if (!signature) return false;
  try {
    const key = new TextEncoder().encode(secret);
    const options = { algorithms: ['HS256'], issuer: 'netlify' };
    const { payload } = await jwtVerify(signature, key, options);
    const signed = Buffer.from(String(payload.sha256), 'hex');
    const received = sha256(body);
    return signed.length === received.length && timingSafeEqual(signed, received);
  } catch {
    return false;
  }
}

/** `POST /api/proposals/answers`: Netlify's signed notifications about submissions of the casting form. */
export const answersEndpoint: Endpoint = {
  path: '/answers',
  method: 'post',
  handler: async (req: PayloadRequest) => {
    const respond = (status: number) => Response.json({}, { status });
    const secret = findNetlifySecret();
    const text = secret ? ((await req.text?.()) ?? '') : '';
    if (text.length > MAX_BYTES) return respond(413);
    const signature = req.headers.get('x-webhook-signature');
    if (!secret || !(await isSignedByNetlify(signature, text, secret))) return respond(401);
    const submission = parseSubmission(text);
    if (submission) await storeAnswer(req.payload, submission);
    return respond(200);
  },
};
