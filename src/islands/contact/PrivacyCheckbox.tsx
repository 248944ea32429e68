import type { ContactTexts } from '~/lib/contact/texts';
import { controlId } from '~/lib/contact/fields';
import { ErrorText, controlProps } from './Field';

interface Props {
  /** The label, split around its link. */
  text: ContactTexts['privacy'];
  href: string;
  error: string | undefined;
}

/** The checkbox that accepts the privacy policy. */
export default function PrivacyCheckbox({ text, href, error }: Props) {
  return (
    <div className="grid gap-1.5">
      <ErrorText name="privacy" error={error} />
      <div className="flex items-start gap-3">
        <input
          {...controlProps('privacy', { error })}
          type="checkbox"
          value="accepted"
          className="checkbox"
        />
        <label htmlFor={controlId('privacy')}>
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
