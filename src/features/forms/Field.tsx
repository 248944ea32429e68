import type { FieldSettings } from '~/features/forms/forms';
import type { FormTexts } from '~/features/forms/formTexts';

export interface FieldProps {
  /** The id of the control. */
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

function Select(props: FieldProps) {
  const { name, field, texts } = props;
  return (
    <span className="select">
      <select {...controlProps(props)} className="control">
        <option value="">{texts.placeholder}</option>
        {field.options!.map((value) => (
          <option key={value} value={value}>
            {texts.options[name]![value]}
          </option>
        ))}
      </select>
    </span>
  );
}

/** The control that the field's settings ask for: a select, a text area or a single-line input. */
function Control(props: FieldProps) {
  const { options, rows, maxLength, pattern, control } = props.field;
  if (options) return <Select {...props} />;
  const attributes = { ...controlProps(props), maxLength, className: 'control' };
  if (rows) return <textarea {...attributes} rows={rows} {...control} />;
  return <input {...attributes} pattern={pattern} {...control} />;
}

/** A field: its label, hint and error message, followed by its control. */
export function Field(props: FieldProps) {
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

/** The checkbox that accepts the privacy policy. */
export function PrivacyCheckbox({ href, ...props }: FieldProps & { href: string }) {
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
