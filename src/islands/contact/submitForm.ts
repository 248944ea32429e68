import type { Failure } from '~/lib/contact/texts';

/** After so long the visitor is told, and may try again. */
const LIMIT_SECONDS = 20;

/** Sends a form as the browser would, and tells what came of it. */
export async function sendForm(form: HTMLFormElement): Promise<'sent' | Failure> {
  // Files there are none, and Netlify takes no other encoding from scripts.
  const body = new URLSearchParams([...new FormData(form)] as [string, string][]);
  const signal = AbortSignal.timeout(LIMIT_SECONDS * 1000);
  try {
    const { ok } = await fetch(form.action, { method: 'POST', body, signal });
    return ok ? 'sent' : 'refused';
  } catch {
    if (signal.aborted) return 'slow';
    return 'offline';
  }
}
