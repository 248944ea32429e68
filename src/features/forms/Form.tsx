import type { SubmitFailure, FormTexts } from '~/features/forms/formTexts';
import { HIDDEN_FIELDS, draftKey } from '~/features/forms/formNames';
import { type FieldSettings, type FormKind, type FormSettings, FORMS, controlId } from './forms';
import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { type FieldErrors, completeForm, validate } from '~/features/forms/validateForm';
import { keepSent } from './sentForm.browser';
import type { Locale } from '~/lib/i18n/locale';
import { attempt } from '~/lib/attempt';
import { useListener } from '~/lib/useListener';
import { ErrorSummary, SubmissionError } from './Notices';

interface FieldProps {
  id: string;
  name: string;
  field: FieldSettings;
  error: string | undefined;
  texts: FormTexts;
}

/** Returns the attributes that every control has: name, validation state and description ids. */
const controlProps = ({ id, name, field, error, texts }: FieldProps) => {
  const describedBy = [texts.hints[name] && `${id}-hint`, error && `${id}-error`];
  return {
    id,
    name,
    required: field.isRequired ?? false,
    'aria-describedby': describedBy.filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
  };
};

const ErrorText = ({ id, error }: Pick<FieldProps, 'id' | 'error'>) =>
  error && (
    <p id={`${id}-error`} className="field-error">
      {error}
    </p>
  );

/** The control that the field's settings ask for: a select, a text area or a single-line input. */
function Control(props: FieldProps) {
  const { name, texts } = props;
  const { options, rows, maxLength, pattern, control } = props.field;
  const attributes = { ...controlProps(props), maxLength, className: 'control' };
  if (rows) return <textarea {...attributes} rows={rows} {...control} />;
  if (!options) return <input {...attributes} pattern={pattern} {...control} />;
  return (
    <span className="select">
      <select {...attributes}>
        <option value="">{texts.placeholder}</option>
        {options.map((value) => (
          <option key={value} value={value}>
            {texts.options[name]![value]}
          </option>
        ))}
      </select>
    </span>
  );
}

function Field(props: FieldProps) {
  const { id, name, field, error, texts } = props;
  const hint = texts.hints[name];
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="font-bold leading-snug">
        {texts.labels[name]}
        {!field.isRequired && (
          <span className="text-small font-normal text-muted"> {texts.optional}</span>
        )}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-small text-muted">
          {hint}
        </p>
      )}
      <ErrorText id={id} error={error} />
      <Control {...props} />
    </div>
  );
}

function PrivacyCheckbox({ href, ...props }: FieldProps & { href: string }) {
  const { id, error, texts } = props;
  const { before, link, after } = texts.privacy;
  return (
    <div className="grid gap-1.5">
      <ErrorText id={id} error={error} />
      <div className="flex items-start gap-3">
        <input {...controlProps(props)} type="checkbox" value="accepted" className="checkbox" />
        <label htmlFor={id}>
          {before}
          <a href={href} className="underline decoration-2 underline-offset-4">
            {link}
          </a>
          {after}
        </label>
      </div>
    </div>
  );
}

const TIMEOUT_SECONDS = 20;

/** Posts a form as the browser would, and returns whether it was accepted or why it failed. */
export async function submitForm(form: HTMLFormElement): Promise<'sent' | SubmitFailure> {
  // Netlify accepts only this encoding from scripts; the form has no file inputs.
  const body = new URLSearchParams([...new FormData(form)] as [string, string][]);
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

/** The state of the submission; `idle` before the first one and while fields have errors. */
type Status = 'idle' | 'sending' | 'sent' | SubmitFailure;

const isPending = (status: Status) => status === 'sending' || status === 'sent';

/** Validates and submits the form, one submission at a time; a failure focuses `notice`. */
function useForm(form: RefObject<HTMLFormElement | null>) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [status, setStatus] = useState<Status>('idle');
  const [failedAttempts, setFailedAttempts] = useState(0);
  const notice = useRef<HTMLDivElement>(null);

  useEffect(() => void (form.current!.noValidate = true), [form]);
  // The back-forward cache may restore the page in the state after a submission. The server has no window.
  useListener(globalThis.window, 'pageshow', (event) => {
    if ((event as PageTransitionEvent).persisted) setStatus('idle');
  });

  useEffect(() => notice.current?.focus(), [failedAttempts]);

  const submit = async (element: HTMLFormElement) => {
    setStatus('sending');
    const result = await submitForm(element);
    setStatus(result);
    if (result === 'sent') {
      keepSent(element);
      // Back would fill in the draft again.
      attempt(() => sessionStorage.removeItem(draftKey(element)));
      element.reset();
      location.assign(element.action);
    } else {
      setFailedAttempts((count) => count + 1);
    }
  };

  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending(status)) return;
    completeForm(event.currentTarget);
    const found = validate(event.currentTarget);
    setErrors(found);
    if (Object.keys(found).length === 0) return void submit(event.currentTarget);
    setStatus('idle');
    setFailedAttempts((count) => count + 1);
  };

  const onInput = (event: SyntheticEvent<HTMLFormElement>) => {
    const current = Object.entries(validate(event.currentTarget));
    // Typing never adds an error.
    setErrors((shown) => Object.fromEntries(current.filter(([name]) => name in shown)));
  };

  return { errors, status, notice, onSubmit, onInput };
}

interface Props {
  kind: FormKind;
  /** The path of the confirmation page in the page's language, to which the form is posted. */
  action: string;
  privacyHref: string;
  /** The e-mail address shown when the submission fails. */
  email?: string | undefined;
  locale: Locale;
  texts: FormTexts;
}

interface FormProps extends Pick<Props, 'locale' | 'texts'> {
  form: FormSettings;
}

/** The fields that Netlify needs, and the time and the honeypot against bots. */
const HiddenFields = ({ form, locale, texts }: FormProps) => (
  <>
    <input type="hidden" name="form-name" value={form.name} />
    <input type="hidden" name="language" value={locale} />
    <input type="hidden" name={HIDDEN_FIELDS.seconds} />
    {form.hidden?.map((name) => (
      <input key={name} type="hidden" name={name} disabled />
    ))}
    <p hidden>
      <label>
        {texts.honeypot} <input name={HIDDEN_FIELDS.honeypot} tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  </>
);

/** Every field except the privacy checkbox: the groups, and the others below them. */
function Fields({ form, texts, propsOf }: FormProps & { propsOf: (name: string) => FieldProps }) {
  const apart = [...form.groups.flatMap(({ fields }) => fields), 'privacy'];
  const others = Object.keys(form.fields).filter((name) => !apart.includes(name));
  const toFields = (names: readonly string[]) =>
    names.map((name) => <Field key={name} {...propsOf(name)} />);
  return (
    <>
      {form.groups.map(({ legend, fields }) => {
        const columns = (
          <div key={fields[0]} className="columns grid gap-6 sm:grid-cols-2">
            {toFields(fields)}
          </div>
        );
        if (!legend) return columns;
        return (
          <fieldset key={legend}>
            <legend className="eyebrow">{texts.groups[legend]}</legend>
            {columns}
          </fieldset>
        );
      })}
      {toFields(others)}
    </>
  );
}

/**
 * A form that is posted to Netlify. As static HTML the browser validates and submits it. Hydrated, it
 * shows its errors in the page's language and keeps a message whose submission failed. The fields are
 * uncontrolled, so text typed before hydration is kept.
 */
export default function Form({ kind, action, privacyHref, email, locale, texts }: Props) {
  const form: FormSettings = FORMS[kind];
  const element = useRef<HTMLFormElement>(null);
  const { errors, status, notice, onSubmit, onInput } = useForm(element);
  const isBusy = isPending(status);
  const failure = isBusy || status === 'idle' ? undefined : status;
  const propsOf = (name: string): FieldProps => ({
    id: controlId(form, name),
    name,
    field: form.fields[name]!,
    error: errors[name] && texts.errors[errors[name]][name],
    texts,
  });

  return (
    <form
      ref={element}
      name={form.name}
      method="post"
      action={action}
      className="fields grid max-w-measure gap-6"
      {...form.attributes}
      data-astro-reload=""
      onSubmit={onSubmit}
      onInput={onInput}
    >
      <HiddenFields form={form} locale={locale} texts={texts} />
      {Object.keys(errors).length > 0 && (
        <ErrorSummary box={notice} form={form} errors={errors} texts={texts} />
      )}
      <Fields form={form} locale={locale} texts={texts} propsOf={propsOf} />
      <PrivacyCheckbox {...propsOf('privacy')} href={privacyHref} />
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
