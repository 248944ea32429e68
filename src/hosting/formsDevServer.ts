import type { IncomingMessage, ServerResponse } from 'node:http';
import { randomUUID } from 'node:crypto';
import { appendFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { FORM_NAME, HONEYPOT } from '../lib/contact/names.ts';
import type { AstroIntegration } from 'astro';
import { fileURLToPath } from 'node:url';

/** More than any message may hold; Netlify too refuses large ones. */
const LARGEST_BYTES = 1_000_000;

/** Reads a form as browsers send it, in either encoding; nothing where it is none. */
async function readForm(request: IncomingMessage): Promise<FormData | undefined> {
  const headers = { 'Content-Type': request.headers['content-type'] ?? '' };
  const body = Readable.toWeb(request) as ReadableStream;
  const read = new Response(body, { headers });
  return read.formData().catch(() => undefined);
}

async function keep(file: string, form: FormData): Promise<void> {
  const fields = [...form].filter(([name]) => name !== 'form-name' && name !== HONEYPOT);
  const submission = {
    id: randomUUID(),
    form: form.get('form-name'),
    at: new Date().toISOString(),
    data: Object.fromEntries(fields),
  };
  await mkdir(path.dirname(file), { recursive: true });
  await appendFile(file, `${JSON.stringify(submission)}\n`);
}

/**
 * Does with a sent form what Netlify does: keeps it (here as a line of a file) and leads to the page
 * it was sent to. What filled in the honeypot is thanked and not kept, what names no form of ours
 * finds nothing.
 */
export async function handleSubmission(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
): Promise<void> {
  const answer = (status: number, headers = {}) => void response.writeHead(status, headers).end();
  if (Number(request.headers['content-length'] ?? 0) > LARGEST_BYTES) return answer(413);
  const form = await readForm(request);
  if (form?.get('form-name') !== FORM_NAME) return answer(404);
  if (!form.get(HONEYPOT)) await keep(file, form);
  // Not 302: whoever reloads the page that thanks must not send again.
  answer(303, { Location: request.url });
}

/** Where submissions are kept on this machine. */
const FILE = fileURLToPath(new URL('../../.netlify/submissions.jsonl', import.meta.url));

/** The pages that thank: Netlify takes a form where it is sent. */
const ACTIONS = '^/(en/)?success$';

/** Takes what is posted, and lets the server go on with everything else. */
async function bypass(request: IncomingMessage, response: ServerResponse | undefined) {
  if (request.method === 'POST' && response) await handleSubmission(request, response, FILE);
  return request.url;
}

/**
 * Stands in for Netlify Forms in `astro dev` and `astro preview`. It is set up as a proxy that never
 * goes anywhere, since that is the only door Astro's preview leaves open.
 */
export const formsMock = (): AstroIntegration => ({
  name: 'forms-stand-in',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({ vite: { server: { proxy: { [ACTIONS]: { bypass } } } } });
    },
  },
});
