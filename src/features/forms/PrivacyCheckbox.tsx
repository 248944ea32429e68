import type { FormTexts } from '~/features/forms/formTexts';
import { type FieldProps, ErrorText, controlProps } from './Field';

interface Props extends Pick<FieldProps, 'id' | 'name' | 'rule' | 'error'> {
  /** The label, split around its link. */
  text: FormTexts['privacy'];
  href: string;
}

/** The checkbox that accepts the privacy policy. */
export default function PrivacyCheckbox({ text, href, ...field }: Props) {
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
