import type { SubmitFailure } from '~/features/forms/formTexts';
import { SECONDS_FIELD } from '~/features/forms/formNames';

const TIMEOUT_SECONDS = 20;

/** Posts a form as the browser would, and returns whether it was accepted or why it failed. */
export async function submitForm(form: HTMLFormElement): Promise<'sent' | SubmitFailure> {
  // Netlify accepts only this encoding from scripts; the form has no file inputs.
  const body = new URLSearchParams([...new FormData(form)] as [string, string][]);
  body.set(SECONDS_FIELD, `${Math.round(performance.now() / 1000)}`);
  const signal = AbortSignal.timeout(TIMEOUT_SECONDS * 1000);
  try {
    const { ok } = await fetch(form.action, { method: 'POST', body, signal });
    return ok ? 'sent' : 'refused';
  } catch {
    if (signal.aborted) return 'slow';
    return 'offline';
  }
}
