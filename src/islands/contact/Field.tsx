import type { ComponentProps, ReactNode } from 'react';
import { type FieldName, controlId, ruleOf } from '~/lib/contact/fields';

interface FieldProps {
  name: FieldName;
  label: string;
  /** Put after the label of a field that may stay empty. */
  optional: string;
  hint?: string | undefined;
  /** What is wrong with it. */
  fault: string | undefined;
}

/** What every control is given: its name, whether it may stay empty, and what describes it. */
export const controlProps = (
  name: FieldName,
  { hint, fault }: { hint?: string | undefined; fault?: string | undefined },
) => {
  const id = controlId(name);
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ');
  return {
    id,
    name,
    required: ruleOf(name).isRequired ?? false,
    'aria-describedby': described || undefined,
    'aria-invalid': fault ? true : undefined,
  };
};

/** What is wrong with a field, beside it. */
export const FaultText = ({ name, fault }: { name: FieldName; fault: string | undefined }) =>
  fault && (
    <p id={`${controlId(name)}-fault`} className="fault">
      {fault}
    </p>
  );

/** A label, what helps and what is wrong; the control comes last. */
function Field(props: FieldProps & { children: ReactNode }) {
  const { name, label, optional, hint, fault, children } = props;
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
      <FaultText name={name} fault={fault} />
      {children}
    </div>
  );
}

/** A field of one line. */
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

/** A field of many lines. */
export function LongField(field: FieldProps) {
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

interface ChoiceProps extends FieldProps {
  /** The first entry, which is no answer. */
  choose: string;
  options: [key: string, words: string][];
}

/** A field whose value is one of several. */
export function ChoiceField({ choose, options, ...field }: ChoiceProps) {
  return (
    <Field {...field}>
      <span className="choice">
        <select {...controlProps(field.name, field)} className="control">
          <option value="">{choose}</option>
          {options.map(([key, words]) => (
            <option key={key} value={key}>
              {words}
            </option>
          ))}
        </select>
      </span>
    </Field>
  );
}
