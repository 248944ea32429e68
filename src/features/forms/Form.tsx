import type { SubmitFailure, FormTexts } from '~/features/forms/formTexts';
import { SECONDS_FIELD, HONEYPOT } from '~/features/forms/formNames';
import { type FormFields, fieldNames, controlId } from '~/features/forms/formFields';
import {
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { type FieldErrors, completeLinks, validate } from '~/features/forms/validateForm';
import { keepSent } from './sentForm.browser';
import { type FieldProps, ErrorText, controlProps } from './Field';
import type { Locale } from '~/lib/i18n/locale';
import { ErrorSummary, SubmissionError } from './Notices';

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
function useForm(fields: FormFields, form: RefObject<HTMLFormElement | null>) {
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

interface PrivacyCheckboxProps extends Pick<FieldProps, 'id' | 'name' | 'rule' | 'error'> {
  /** The label, split around its link. */
  text: FormTexts['privacy'];
  href: string;
}

/** The checkbox that accepts the privacy policy. */
function PrivacyCheckbox({ text, href, ...field }: PrivacyCheckboxProps) {
  return (
    <div className="grid gap-1.5">
      <ErrorText id={field.id} error={field.error} />
      <div className="flex items-start gap-3">
        <input {...controlProps(field)} type="checkbox" value="accepted" className="checkbox" />
        <label htmlFor={field.id}>
          {text.before}
          <a href={href} className="underline decoration-2 underline-offset-4">
            {text.link}
          </a>
          {text.after}
        </label>
      </div>
    </div>
  );
}

/** What the page passes to each form. */
export interface FormProps<Texts extends FormTexts = FormTexts> {
  /** The path of the confirmation page in the page's language, to which the form is posted. */
  action: string;
  privacyHref: string;
  /** The e-mail address shown when the submission fails. */
  email?: string | undefined;
  locale: Locale;
  texts: Texts;
}

interface Props extends FormProps {
  form: FormFields;
  /** Attributes of the form element. */
  attributes: Record<string, string>;
  /** The names of hidden fields, which are sent after a script has enabled them. @default none */
  hidden?: readonly string[];
  /** Renders every field except the privacy checkbox. */
  children: (propsOf: (name: string) => FieldProps) => ReactNode;
}

/** The fields that Netlify needs, and the time and the honeypot against bots. */
const HiddenFields = ({ form, locale, texts, hidden = [] }: Omit<Props, 'children'>) => (
  <>
    <input type="hidden" name="form-name" value={form.name} />
    <input type="hidden" name="language" value={locale} />
    <input type="hidden" name={SECONDS_FIELD} />
    {hidden.map((name) => (
      <input key={name} type="hidden" name={name} disabled />
    ))}
    <p hidden>
      <label>
        {texts.honeypot} <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  </>
);

/**
 * A form that is posted to Netlify. As static HTML the browser validates and submits it. Hydrated, it
 * shows its errors in the page's language and keeps a message whose submission failed. The fields are
 * uncontrolled, so text typed before hydration is kept.
 */
export default function Form(props: Props) {
  const { form, action, privacyHref, email, texts, attributes, children } = props;
  const element = useRef<HTMLFormElement>(null);
  const { errors, status, notice, onSubmit, onInput } = useForm(form, element);
  const isBusy = status === 'sending' || status === 'sent';
  const failure = isBusy || status === 'idle' ? undefined : status;
  const propsOf = (name: string): FieldProps => ({
    id: controlId(form, name),
    name,
    rule: form.rules[name]!,
    label: texts.labels[name],
    optional: texts.optional,
    hint: texts.hints[name],
    error: errors[name] && texts.errors[errors[name]][name],
  });

  return (
    <form
      ref={element}
      name={form.name}
      method="post"
      action={action}
      {...attributes}
      data-astro-reload=""
      onSubmit={onSubmit}
      onInput={onInput}
    >
      <HiddenFields {...props} />
      {Object.keys(errors).length > 0 && (
        <ErrorSummary box={notice} form={form} errors={errors} texts={texts} />
      )}
      {children(propsOf)}
      <PrivacyCheckbox {...propsOf('privacy')} text={texts.privacy} href={privacyHref} />
      {failure && <SubmissionError box={notice} failure={failure} texts={texts} email={email} />}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <button type="submit" aria-disabled={isBusy || undefined} className="button">
          {failure ? texts.retry : texts.send}
        </button>
        <p role="status" className="text-small">
          {isBusy && texts[status]}
        </p>
      </div>
    </form>
  );
}
