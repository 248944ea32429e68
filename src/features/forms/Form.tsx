import type { FormTexts } from './formTexts';
import type { ScriptTexts } from './Form.browser';
import { HIDDEN_FIELDS } from './formNames';
import { type FieldSettings, type FormKind, type FormSettings, FORMS, controlId } from './forms';
import type { Locale } from '~/lib/i18n/locale';
import { ErrorSummary, SubmissionError } from './Notices';

interface FieldProps {
  id: string;
  name: string;
  field: FieldSettings;
  texts: FormTexts;
}

/** Returns the attributes that every control has: name, rule and the id of its hint. */
const controlProps = ({ id, name, field, texts }: FieldProps) => ({
  id,
  name,
  required: field.isRequired ?? false,
  'aria-describedby': texts.hints[name] && `${id}-hint`,
});

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
  const { id, name, field, texts } = props;
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
      <Control {...props} />
    </div>
  );
}

function PrivacyCheckbox({ href, ...props }: FieldProps & { href: string }) {
  const { id, texts } = props;
  const { before, link, after } = texts.privacy;
  return (
    <div className="grid gap-1.5">
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
 * A form that is posted to Netlify. As static HTML the browser validates and submits it. `Form.browser.ts`,
 * 3 kB that load when it is touched, shows its errors in the page's language and keeps a message whose
 * submission failed.
 */
export default function Form({ kind, action, privacyHref, email, locale, texts }: Props) {
  const form: FormSettings = FORMS[kind];
  const { errors, failure, full, retry, send, sending, sent } = texts;
  const scriptTexts: ScriptTexts = { errors, failure, full, retry, send, sending, sent };
  const propsOf = (name: string): FieldProps => ({
    id: controlId(form, name),
    name,
    field: form.fields[name]!,
    texts,
  });

  return (
    <form
      name={form.name}
      method="post"
      action={action}
      className="fields grid max-w-measure gap-6"
      {...form.attributes}
      data-astro-reload=""
      data-part="form"
      data-texts={JSON.stringify(scriptTexts)}
    >
      <HiddenFields form={form} locale={locale} texts={texts} />
      <Fields form={form} locale={locale} texts={texts} propsOf={propsOf} />
      <PrivacyCheckbox {...propsOf('privacy')} href={privacyHref} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <button type="submit" className="button">
          {send}
        </button>
        <p role="status" className="text-small"></p>
      </div>
      <template data-notice="errors">
        <ErrorSummary errors={[{ id: '', text: '' }]} texts={texts} />
      </template>
      <template data-notice="failure">
        <SubmissionError reason="" texts={texts} email={email} />
      </template>
    </form>
  );
}
