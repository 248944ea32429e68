import { completeSubject, joinMarks } from '../features/forms/enquiryPeople.ts';
import { findReceivingForm } from '../features/forms/receivingForm.ts';

/** The part of Netlify's context that the function uses. */
interface Context {
  /** Passes a request on, here to Netlify Forms. */
  next: (request: Request) => Promise<Response>;
}

/** Netlify's configuration of the function. If the function fails, the form is received unfiltered. */
export const config = {
  path: ['/success', '/en/success'],
  method: ['POST'],
  onError: 'bypass',
};

/** The encoding of a form without files, with and without script. */
const ENCODING = 'application/x-www-form-urlencoded';

/** The field with the form's name at Netlify. */
const NAME = 'form-name';

/** The largest submission: twice an enquiry about a thousand people with a full note for each. */
const MAX_BYTES = 1_000_000;

/** Returns the body of a request, or undefined, without reading the rest, if it is too large. */
async function readBody(request: Request): Promise<string | undefined> {
  if (Number(request.headers.get('Content-Length')) > MAX_BYTES) return undefined;
  const reader = request.clone().body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    bytes += part.value.byteLength;
    if (bytes > MAX_BYTES) return undefined;
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}

/**
 * Netlify edge function for submissions of the site's forms: moves those that look like spam to a form
 * of their own, where the agency can read them, adds the project to the subject of an enquiry, and joins
 * the marks of an answer to a proposal. The sender gets the same response. One of more than {@link MAX_BYTES} is refused: parsing it would take seconds.
 *
 * @returns undefined for anything else, which is passed on unchanged
 */
export default async function forms(
  request: Request,
  context: Context,
): Promise<Response | undefined> {
  if (!request.headers.get('Content-Type')?.startsWith(ENCODING)) return undefined;
  const body = await readBody(request);
  if (body === undefined) return new Response(null, { status: 413 });
  const form = new URLSearchParams(body);
  const name = form.get(NAME);
  const receiver = findReceivingForm(name, Object.fromEntries(form));
  const isChanged = [joinMarks(form), completeSubject(form)].includes(true);
  if (!receiver || (receiver === name && !isChanged)) return undefined;
  form.set(NAME, receiver);
  const headers = new Headers(request.headers);
  // The length changes with the name of the form.
  headers.delete('Content-Length');
  return context.next(new Request(request, { headers, body: form.toString() }));
}
