import type { ComponentProps, ReactNode } from 'react';
import { type FieldName, controlId, ruleOf } from '~/lib/contact/fields';

interface FieldProps {
  name: FieldName;
  label: string;
  /** Shown after the label of an optional field. */
  optional: string;
  hint?: string | undefined;
  error: string | undefined;
}

/** Returns the attributes that every control has: name, validation state and description ids. */
export const controlProps = (
  name: FieldName,
  { hint, error }: { hint?: string | undefined; error?: string | undefined },
) => {
  const id = controlId(name);
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    name,
    required: ruleOf(name).isRequired ?? false,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? true : undefined,
  };
};

/** The error message of a field. */
export const ErrorText = ({ name, error }: { name: FieldName; error: string | undefined }) =>
  error && (
    <p id={`${controlId(name)}-error`} className="field-error">
      {error}
    </p>
  );

/** The label, hint and error message of a field, followed by its control. */
function Field(props: FieldProps & { children: ReactNode }) {
  const { name, label, optional, hint, error, children } = props;
  const id = controlId(name);
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="font-bold leading-snug">
        {label}
        {!ruleOf(name).isRequired && (
          <span className="text-small font-normal text-muted"> {optional}</span>
        )}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-small text-muted">
          {hint}
        </p>
      )}
      <ErrorText name={name} error={error} />
      {children}
    </div>
  );
}

/** A single-line text field. */
export function TextField({
  control,
  ...field
}: FieldProps & { control: ComponentProps<'input'> }) {
  const { maxLength, pattern } = ruleOf(field.name);
  const props = { ...controlProps(field.name, field), maxLength, pattern, ...control };
  return (
    <Field {...field}>
      <input {...props} className="control" />
    </Field>
  );
}

/** A multi-line text field. */
export function TextAreaField(field: FieldProps) {
  const { maxLength } = ruleOf(field.name);
  return (
    <Field {...field}>
      <textarea
        {...controlProps(field.name, field)}
        maxLength={maxLength}
        rows={6}
        className="control"
      />
    </Field>
  );
}

interface SelectProps extends FieldProps {
  /** The first option, whose value is empty. */
  placeholder: string;
  options: [value: string, label: string][];
}

/** A field with a list of options. */
export function SelectField({ placeholder, options, ...field }: SelectProps) {
  return (
    <Field {...field}>
      <span className="select">
        <select {...controlProps(field.name, field)} className="control">
          <option value="">{placeholder}</option>
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </span>
    </Field>
  );
}
