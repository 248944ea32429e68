import type { FormTexts, SubmitFailure } from './formTexts';
import { HIDDEN_FIELDS, draftKey } from './formNames';
import { type FieldErrors, CONTROLS, completeForm, validate } from './validateForm';
import { attempt } from '~/lib/attempt';
import { keepSent } from './sentForm.browser';

/*
 * Takes over a form when somebody touches it: it then shows its errors in the page's language, and keeps a message
 * whose submission failed. The controls stay those of the page, whatever translators and extensions have made
 * of what is around them: values, focus and caret are never touched.
 */

/** What the script needs of the texts, as `Form.tsx` writes it into `data-texts`. */
export type ScriptTexts = Pick<
  FormTexts,
  'errors' | 'failure' | 'full' | 'retry' | 'send' | 'sending' | 'sent'
>;

const TIMEOUT_SECONDS = 20;

const contentOf = (form: HTMLFormElement) =>
  // Netlify accepts only this encoding from scripts; the form has no file inputs.
  new URLSearchParams([...new FormData(form)] as [string, string][]);

/** Posts a form as the browser would, and returns whether it was accepted or why it failed. */
export async function submitForm(form: HTMLFormElement): Promise<'sent' | SubmitFailure> {
  const body = contentOf(form);
  body.set(HIDDEN_FIELDS.seconds, `${Math.round(performance.now() / 1000)}`);
  const signal = AbortSignal.timeout(TIMEOUT_SECONDS * 1000);
  try {
    const { ok } = await fetch(form.action, { method: 'POST', body, signal });
    return ok ? 'sent' : 'refused';
  } catch {
    if (signal.aborted) return 'slow';
    return 'offline';
  }
}

/** Returns a copy of a notice that the form contains as a template. */
const copyNotice = (form: HTMLFormElement, name: 'errors' | 'failure'): HTMLElement =>
  form
    .querySelector<HTMLTemplateElement>(`template[data-notice=${name}]`)!
    .content.firstElementChild!.cloneNode(true) as HTMLElement;

/** Focuses a control, and scrolls its label into view too. */
function focusControl(control: HTMLElement): void {
  control.focus({ preventScroll: true });
  control.closest('div')?.scrollIntoView({ block: 'center' });
}

/** Shows the errors beside their fields, and in place of earlier ones. */
function showFieldErrors(form: HTMLFormElement, errors: FieldErrors, texts: ScriptTexts): void {
  for (const error of form.querySelectorAll('.field-error')) error.remove();
  for (const control of form.querySelectorAll<HTMLElement>(CONTROLS)) {
    const name = control.getAttribute('name')!;
    const error = errors[name];
    const hint = document.getElementById(`${control.id}-hint`)?.id;
    if (error) {
      const text = document.createElement('p');
      text.className = 'field-error';
      text.id = `${control.id}-error`;
      text.textContent = texts.errors[error][name]!;
      // Before the control, or what is around it.
      let place = control;
      while (!place.parentElement!.matches('.grid')) place = place.parentElement!;
      place.before(text);
    }
    const described = [hint, error && `${control.id}-error`].filter(Boolean).join(' ');
    if (described) control.setAttribute('aria-describedby', described);
    else control.removeAttribute('aria-describedby');
    control.ariaInvalid = error ? 'true' : null;
  }
}

function createSummary(form: HTMLFormElement, errors: FieldErrors, texts: ScriptTexts) {
  const summary = copyNotice(form, 'errors');
  const list = summary.querySelector('ul')!;
  const sample = list.firstElementChild!;
  const items = Object.entries(errors).map(([name, error]) => {
    const control = form.querySelector<HTMLElement>(`[name="${name}"]`)!;
    const item = sample.cloneNode(true) as HTMLElement;
    const link = item.querySelector('a')!;
    link.textContent = texts.errors[error!][name]!;
    link.href = `#${control.id}`;
    link.onclick = (event) => {
      event.preventDefault();
      focusControl(control);
    };
    return item;
  });
  list.replaceChildren(...items);
  return summary;
}

function createFailure(form: HTMLFormElement, failure: SubmitFailure, texts: ScriptTexts) {
  const notice = copyNotice(form, 'failure');
  notice.querySelector('.reason')!.textContent = texts.failure[failure];
  return notice;
}

/** The elements that the script changes, and the texts that it writes. */
interface Taken {
  form: HTMLFormElement;
  button: HTMLElement;
  status: HTMLElement;
  texts: ScriptTexts;
}

function setBusy({ button, status }: Taken, text: string): void {
  button.ariaDisabled = text ? 'true' : null;
  status.textContent = text;
}

/** Shows a notice, and focuses it. */
function notify(notice: HTMLElement, place: Element): void {
  place.before(notice);
  notice.focus();
}

async function submit(taken: Taken): Promise<void> {
  const { form, button, texts } = taken;
  button.textContent = texts.send;
  setBusy(taken, texts.sending);
  const sent = contentOf(form);
  const result = await submitForm(form);
  if (result === 'sent') {
    setBusy(taken, texts.sent);
    // What was written meanwhile was not sent: Back shows it.
    if (String(contentOf(form)) === String(sent)) {
      attempt(() => sessionStorage.removeItem(draftKey(form)));
      form.reset();
    }
    keepSent(sent);
    // The back-forward cache may restore the page as it is now.
    addEventListener('pageshow', () => setBusy(taken, ''), { once: true });
    return location.assign(form.action);
  }
  setBusy(taken, '');
  button.textContent = texts.retry;
  notify(createFailure(form, result, texts), button.parentElement!);
}

/** Says in place of the status that a field has as many characters as it may have: the browser cuts what is pasted. */
function showFull({ form, button, status, texts }: Taken): void {
  const controls = [...form.querySelectorAll<HTMLTextAreaElement>('.control')];
  const isFull = controls.some(
    ({ maxLength, value }) => maxLength > 0 && value.length >= maxLength,
  );
  if (!button.ariaDisabled) status.textContent = isFull ? texts.full : '';
}

/** Validates and submits a form from now on, one submission at a time. */
export function attach(root: HTMLElement): void {
  const form = root as HTMLFormElement;
  const texts = JSON.parse(form.dataset.texts!) as ScriptTexts;
  const button = form.querySelector<HTMLElement>('[type=submit]')!;
  const taken = { form, button, texts, status: button.parentElement!.querySelector('p')! };
  let shown: FieldErrors = {};
  form.noValidate = true;

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (button.ariaDisabled) return;
    completeForm(form);
    shown = validate(form);
    showFieldErrors(form, shown, texts);
    form.querySelector('.form-notice')?.remove();
    if (Object.keys(shown).length === 0) return void submit(taken);
    button.textContent = texts.send;
    notify(createSummary(form, shown, texts), form.querySelector('.columns, fieldset')!);
  });
  form.addEventListener('input', () => {
    showFull(taken);
    const names = Object.keys(shown);
    // Typing never adds an error.
    const current = Object.entries(validate(form)).filter(([name]) => names.includes(name));
    if (current.length === names.length) return;
    shown = Object.fromEntries(current);
    showFieldErrors(form, shown, texts);
    const notice = form.querySelector('.form-notice');
    if (current.length > 0) notice?.replaceWith(createSummary(form, shown, texts));
    else notice?.remove();
  });
  // Somebody may have pasted before the script was there.
  showFull(taken);
}
