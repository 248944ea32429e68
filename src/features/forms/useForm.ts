import type { SubmitFailure } from '~/features/forms/formTexts';
import { SECONDS_FIELD } from '~/features/forms/formNames';
import { type FormFields, fieldNames } from '~/features/forms/formFields';
import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { type FieldErrors, completeLinks, validate } from '~/features/forms/validateForm';
import { keepSent } from './sentForm.browser';

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

/** The state of the submission; `idle` before the first one and while fields have errors. */
type Status = 'idle' | 'sending' | 'sent' | SubmitFailure;

/** Empties a form whose message was sent, and deletes its draft: Back would fill it in again. */
function clear(form: HTMLFormElement, name: string): void {
  form.reset();
  try {
    sessionStorage.removeItem(name);
  } catch {
    // The browser blocks session storage, so there is no draft.
  }
}

/** Adds the protocol to links without one, in the form itself. */
function completeForm(fields: FormFields, form: HTMLFormElement): HTMLFormElement {
  for (const name of fieldNames(fields)) {
    const control = form.elements.namedItem(name);
    const isLink = fields.rules[name]!.kind?.startsWith('link');
    if (isLink && control && 'value' in control) control.value = completeLinks(control.value);
  }
  return form;
}

const validateForm = (fields: FormFields, form: HTMLFormElement): FieldErrors =>
  validate(fields, Object.fromEntries([...new FormData(form)] as [string, string][]));

/** Returns the current errors of fields that already show one: typing never adds an error. */
const updateShown = (shown: FieldErrors, current: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(current).filter(([name]) => name in shown));

/** Validates and submits the form, one submission at a time; a failure focuses `notice`. */
export function useForm(fields: FormFields, form: RefObject<HTMLFormElement | null>) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [status, setStatus] = useState<Status>('idle');
  const [failedAttempts, setFailedAttempts] = useState(0);
  const notice = useRef<HTMLDivElement>(null);
  const isBusy = useRef(false);

  useEffect(() => {
    form.current!.noValidate = true;
    // The back-forward cache may restore the page in the state after a submission.
    const reset = ({ persisted }: PageTransitionEvent) => {
      isBusy.current &&= !persisted;
      if (persisted) setStatus('idle');
    };
    addEventListener('pageshow', reset);
    return () => removeEventListener('pageshow', reset);
  }, [form]);

  useEffect(() => notice.current?.focus(), [failedAttempts]);

  const submit = async (element: HTMLFormElement) => {
    isBusy.current = true;
    setStatus('sending');
    const result = await submitForm(element);
    setStatus(result);
    if (result === 'sent') {
      keepSent(element);
      clear(element, fields.name);
      location.assign(element.action);
    } else {
      isBusy.current = false;
      setFailedAttempts((count) => count + 1);
    }
  };

  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy.current) return;
    const found = validateForm(fields, completeForm(fields, event.currentTarget));
    setErrors(found);
    if (Object.keys(found).length === 0) return void submit(event.currentTarget);
    setStatus('idle');
    setFailedAttempts((count) => count + 1);
  };

  const onInput = (event: SyntheticEvent<HTMLFormElement>) => {
    const current = validateForm(fields, event.currentTarget);
    setErrors((shown) => updateShown(shown, current));
  };

  return { errors, status, notice, onSubmit, onInput };
}
