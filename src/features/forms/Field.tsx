import type { ComponentProps, ReactNode } from 'react';
import type { FieldRule } from '~/features/forms/formFields';
import type { Options } from '~/features/forms/formTexts';

export interface FieldProps {
  /** The id of the control. */
  id: string;
  name: string;
  rule: FieldRule;
  label: string | undefined;
  /** Shown after the label of an optional field. */
  optional: string;
  hint?: string | undefined;
  error: string | undefined;
}

/** Returns the attributes that every control has: name, validation state and description ids. */
export const controlProps = ({
  id,
  name,
  rule,
  hint,
  error,
}: Pick<FieldProps, 'id' | 'name' | 'rule' | 'hint' | 'error'>) => {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    name,
    required: rule.isRequired ?? false,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? true : undefined,
  };
};

/** The error message of a field. */
export const ErrorText = ({ id, error }: { id: string; error: string | undefined }) =>
  error && (
    <p id={`${id}-error`} className="field-error">
      {error}
    </p>
  );

/** The label, hint and error message of a field, followed by its control. */
function Field(props: FieldProps & { children: ReactNode }) {
  const { id, rule, label, optional, hint, error, children } = props;
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="font-bold leading-snug">
        {label}
        {!rule.isRequired && <span className="text-small font-normal text-muted"> {optional}</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-small text-muted">
          {hint}
        </p>
      )}
      <ErrorText id={id} error={error} />
      {children}
    </div>
  );
}

/** A single-line text field. */
export function TextField({
  control,
  ...field
}: FieldProps & { control: ComponentProps<'input'> }) {
  const { maxLength, pattern } = field.rule;
  const props = { ...controlProps(field), maxLength, pattern, ...control };
  return (
    <Field {...field}>
      <input {...props} className="control" />
    </Field>
  );
}

/** A multi-line text field. */
export function TextAreaField({
  control,
  ...field
}: FieldProps & { control?: ComponentProps<'textarea'> }) {
  const { maxLength } = field.rule;
  return (
    <Field {...field}>
      <textarea
        {...controlProps(field)}
        maxLength={maxLength}
        rows={6}
        {...control}
        className="control"
      />
    </Field>
  );
}

interface SelectProps extends FieldProps {
  /** The first option, whose value is empty. */
  placeholder: string;
  options: Options;
}

/** A field with a list of options. */
export function SelectField({ placeholder, options, ...field }: SelectProps) {
  return (
    <Field {...field}>
      <span className="select">
        <select {...controlProps(field)} className="control">
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
