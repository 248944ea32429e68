import { useRef } from 'react';
import type { Faults } from '~/lib/contact/validate';
import type { FieldName } from '~/lib/contact/fields';
import type { ContactTexts } from '~/lib/contact/texts';
import type { Locale } from '~/lib/i18n/locale';
import { FORM_NAME, HONEYPOT } from '~/lib/contact/names';
import { ChoiceField, LongField, TextField } from './Field';
import { FailureBox, FaultList } from './Notices';
import PrivacyCheckbox from './PrivacyCheckbox';
import { useContactForm } from './useContactForm';

interface Props {
  /** The page that thanks, in the page's language; Netlify takes the message there. */
  action: string;
  privacyHref: string;
  /** An address to write to when the form fails. */
  email?: string | undefined;
  locale: Locale;
  texts: ContactTexts;
}

/** What Netlify needs, and the field that only a machine fills in. */
const HiddenFields = ({ locale, honeypot }: { locale: Locale; honeypot: string }) => (
  <>
    <input type="hidden" name="form-name" value={FORM_NAME} />
    <input type="hidden" name="language" value={locale} />
    <p hidden>
      <label>
        {honeypot} <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  </>
);

/** Every field but the box that is ticked. */
function Fields({ texts, faults }: { texts: ContactTexts; faults: Faults }) {
  const of = (name: keyof ContactTexts['labels']) => ({
    name,
    label: texts.labels[name],
    optional: texts.optional,
    hint: texts.hints[name],
    fault: faultText(texts, faults, name),
  });
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField {...of('name')} control={{ autoComplete: 'name' }} />
        <TextField {...of('email')} control={{ type: 'email', autoComplete: 'email' }} />
        <TextField {...of('phone')} control={{ type: 'tel', autoComplete: 'tel' }} />
        <ChoiceField {...of('writer')} choose={texts.choose} options={texts.writers} />
      </div>
      <TextField {...of('talent')} control={{ autoComplete: 'off' }} />
      <LongField {...of('message')} />
      <TextField {...of('link')} control={{ type: 'url', autoComplete: 'url' }} />
    </>
  );
}

const faultText = (texts: ContactTexts, faults: Faults, name: FieldName) =>
  faults[name] && texts.faults[name][faults[name]];

/**
 * The form that writes to the agency. As HTML the browser checks and sends it. With React the faults
 * are named in the page's language, beside the fields and in sum, and a message that could not be
 * sent is kept. The fields stay the browser's own: what was typed before React came stays.
 *
 * Loads with `client:interaction`: React (60 kB Brotli, shared by all islands) and about 3 kB.
 */
export default function ContactForm({ action, privacyHref, email, locale, texts }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { faults, progress, notice, onSubmit, onInput } = useContactForm(form);
  const isWaiting = progress === 'sending' || progress === 'sent';
  const failure = isWaiting || progress === 'asked' ? undefined : progress;
  const send = failure ? texts.retry : texts.send;
  const privacyFault = faultText(texts, faults, 'privacy');

  return (
    <form
      ref={form}
      name={FORM_NAME}
      method="post"
      action={action}
      data-netlify="true"
      data-netlify-honeypot={HONEYPOT}
      data-astro-reload=""
      onSubmit={onSubmit}
      onInput={onInput}
      aria-labelledby="write"
      className="grid max-w-[40rem] gap-6"
    >
      <HiddenFields locale={locale} honeypot={texts.honeypot} />
      {Object.keys(faults).length > 0 && <FaultList box={notice} faults={faults} texts={texts} />}
      <Fields texts={texts} faults={faults} />
      <PrivacyCheckbox words={texts.privacy} href={privacyHref} fault={privacyFault} />
      {failure && <FailureBox box={notice} failure={failure} texts={texts} email={email} />}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <button type="submit" aria-disabled={isWaiting || undefined} className="button">
          {send}
        </button>
        <p role="status" className="text-small">
          {isWaiting && texts[progress]}
        </p>
      </div>
    </form>
  );
}
