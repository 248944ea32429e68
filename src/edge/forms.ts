import { findReceivingForm } from '../lib/form/receivingForm.ts';

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

/**
 * Netlify edge function for submissions of the site's forms: moves those that look like spam to a form
 * of their own, where the agency can read them. The sender gets the same response.
 *
 * @returns undefined for anything else, which is passed on unchanged
 */
export default async function forms(
  request: Request,
  context: Context,
): Promise<Response | undefined> {
  if (!request.headers.get('Content-Type')?.startsWith(ENCODING)) return undefined;
  const form = new URLSearchParams(await request.clone().text());
  const name = form.get(NAME);
  const receiver = findReceivingForm(name, Object.fromEntries(form));
  if (!receiver || receiver === name) return undefined;
  form.set(NAME, receiver);
  const headers = new Headers(request.headers);
  // The length changes with the name of the form.
  headers.delete('Content-Length');
  return context.next(new Request(request, { headers, body: form.toString() }));
}
