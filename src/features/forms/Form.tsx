import type { FormTexts } from '~/features/forms/formTexts';
import { type FieldProps, ErrorText, controlProps } from './Field';
import { type ReactNode, useRef } from 'react';
import type { Locale } from '~/lib/i18n/locale';
import { type FormFields, controlId } from '~/features/forms/formFields';
import { HONEYPOT, SECONDS_FIELD } from '~/features/forms/formNames';
import { ErrorSummary, SubmissionError } from './Notices';
import { useForm } from './useForm';

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
