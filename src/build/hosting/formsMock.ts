import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AstroIntegration } from 'astro';
import { randomUUID } from 'node:crypto';
import { appendFile, mkdir } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { completeSubject, joinMarks } from '../../features/forms/enquiryPeople.ts';
import { HIDDEN_FIELDS } from '../../features/forms/formNames.ts';
import { findReceivingForm } from '../../features/forms/receivingForm.ts';

/** Larger than any valid message. */
const MAX_BODY_BYTES = 1_000_000;

/** Parses a form in either encoding that browsers send; returns undefined for any other body. */
async function parseForm(request: IncomingMessage): Promise<FormData | undefined> {
  const headers = { 'Content-Type': request.headers['content-type'] ?? '' };
  const body = Readable.toWeb(request) as ReadableStream;
  const parsed = new Response(body, { headers });
  return parsed.formData().catch(() => undefined);
}

const dataOf = (form: FormData): Record<string, string> => {
  const fields = [...form].filter(
    ([name]) => name !== 'form-name' && name !== HIDDEN_FIELDS.honeypot,
  );
  return Object.fromEntries(fields) as Record<string, string>;
};

const SUBMISSIONS = new URL('../../../.netlify/submissions.jsonl', import.meta.url);

async function saveSubmission(form: string, data: object): Promise<void> {
  const submission = { id: randomUUID(), form, at: new Date().toISOString(), data };
  await mkdir(new URL('.', SUBMISSIONS), { recursive: true });
  await appendFile(SUBMISSIONS, `${JSON.stringify(submission)}\n`);
}

/**
 * Handles a POST as Netlify Forms and the edge function do: saves the submission, here as one JSON line,
 * and redirects to the URL that it was posted to. One with a filled honeypot is redirected but not saved.
 */
async function handleSubmission(request: IncomingMessage, response: ServerResponse) {
  const respond = (status: number, headers = {}) => void response.writeHead(status, headers).end();
  if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES) return respond(413);
  const form = await parseForm(request);
  const fields = new URLSearchParams(form ? dataOf(form) : {});
  joinMarks(fields);
  completeSubject(fields);
  const data = Object.fromEntries(fields);
  const receiver = findReceivingForm(form?.get('form-name'), data);
  if (!receiver) return respond(404);
  if (!form?.get(HIDDEN_FIELDS.honeypot)) await saveSubmission(receiver, data);
  // 303 instead of 302: reloading the success page must not post the form again.
  respond(303, { Location: request.url });
}

/** Paths of the success pages, to which the form posts. */
const FORM_ACTIONS = '^/(en/)?success$';

async function bypass(request: IncomingMessage, response: ServerResponse | undefined) {
  if (request.method === 'POST' && response) await handleSubmission(request, response);
  return request.url;
}

/**
 * Mocks Netlify Forms in `astro dev` and `astro preview`. It is a Vite proxy that never forwards,
 * because Astro's preview server has no other hook for requests.
 */
export const formsMock = (): AstroIntegration => ({
  name: 'forms-mock',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({ vite: { server: { proxy: { [FORM_ACTIONS]: { bypass } } } } });
    },
  },
});
