import { FORM_NAME, SPAM_FORM_NAME } from '../lib/contact/names.ts';
import { isSpam } from '../lib/contact/spam.ts';

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

/**
 * Netlify edge function for submissions of the contact form: moves those that look like spam to a form
 * of their own, where the agency can read them. The sender gets the same response.
 *
 * @returns undefined for anything else, which is passed on unchanged
 */
export default async function contact(
  request: Request,
  context: Context,
): Promise<Response | undefined> {
  if (!request.headers.get('Content-Type')?.startsWith(ENCODING)) return undefined;
  const form = new URLSearchParams(await request.clone().text());
  if (form.get('form-name') !== FORM_NAME || !isSpam(Object.fromEntries(form))) return undefined;
  form.set('form-name', SPAM_FORM_NAME);
  const headers = new Headers(request.headers);
  // The length changes with the name of the form.
  headers.delete('Content-Length');
  return context.next(new Request(request, { headers, body: form.toString() }));
}
