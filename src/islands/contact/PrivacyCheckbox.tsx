import type { ContactTexts } from '~/lib/contact/texts';
import { controlId } from '~/lib/contact/fields';
import { FaultText, controlProps } from './Field';

interface Props {
  /** The sentence around its link. */
  words: ContactTexts['privacy'];
  href: string;
  fault: string | undefined;
}

/** The box that agrees to the privacy policy. */
export default function PrivacyCheckbox({ words, href, fault }: Props) {
  return (
    <div className="grid gap-1.5">
      <FaultText name="privacy" fault={fault} />
      <div className="flex items-start gap-3">
        <input
          {...controlProps('privacy', { fault })}
          type="checkbox"
          value="accepted"
          className="tick"
        />
        <label htmlFor={controlId('privacy')}>
          {words.before}
          <a href={href} className="underline decoration-2 underline-offset-4">
            {words.link}
          </a>
          {words.after}
        </label>
      </div>
    </div>
  );
}
