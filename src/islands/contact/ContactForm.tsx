import type { FieldErrors } from '~/lib/contact/validate';
import type { FieldName } from '~/lib/contact/fields';
import type { ContactTexts } from '~/lib/contact/texts';
import type { Locale } from '~/lib/i18n/locale';
import { useRef } from 'react';
import { FORM_NAME, HONEYPOT, SECONDS_FIELD } from '~/lib/contact/names';
import { SelectField, TextAreaField, TextField } from './Field';
import { ErrorSummary, SubmissionError } from './Notices';
import PrivacyCheckbox from './PrivacyCheckbox';
import { useContactForm } from './useContactForm';

interface Props {
  /** The path of the confirmation page in the page's language, to which the form is posted. */
  action: string;
  privacyHref: string;
  /** The e-mail address shown when the submission fails. */
  email?: string | undefined;
  locale: Locale;
  texts: ContactTexts;
}

/** The fields that Netlify needs, and the time and the honeypot against bots. */
const HiddenFields = ({ locale, honeypot }: { locale: Locale; honeypot: string }) => (
  <>
    <input type="hidden" name="form-name" value={FORM_NAME} />
    <input type="hidden" name="language" value={locale} />
    <input type="hidden" name={SECONDS_FIELD} />
    <p hidden>
      <label>
        {honeypot} <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  </>
);

/** Every field except the privacy checkbox. */
function Fields({ texts, errors }: { texts: ContactTexts; errors: FieldErrors }) {
  const propsOf = (name: keyof ContactTexts['labels']) => ({
    name,
    label: texts.labels[name],
    optional: texts.optional,
    hint: texts.hints[name],
    error: errorText(texts, errors, name),
  });
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField {...propsOf('name')} control={{ autoComplete: 'name' }} />
        <TextField {...propsOf('email')} control={{ type: 'email', autoComplete: 'email' }} />
        <TextField {...propsOf('phone')} control={{ type: 'tel', autoComplete: 'tel' }} />
        <SelectField
          {...propsOf('writer')}
          placeholder={texts.placeholder}
          options={texts.writers}
        />
      </div>
      <TextField {...propsOf('talent')} control={{ autoComplete: 'off' }} />
      <TextAreaField {...propsOf('message')} />
      <TextField {...propsOf('link')} control={{ type: 'url', autoComplete: 'url' }} />
    </>
  );
}

const errorText = (texts: ContactTexts, errors: FieldErrors, name: FieldName) =>
  errors[name] && texts.errors[errors[name]][name];

/**
 * The contact form. As static HTML the browser validates and submits it. Hydrated, it shows its
 * errors in the page's language and keeps a message whose submission failed. The fields are
 * uncontrolled, so text typed before hydration is kept.
 *
 * Loads with `client:interaction`: React (60 kB Brotli, shared by all islands) and 3 kB for this
 * island.
 */
export default function ContactForm({ action, privacyHref, email, locale, texts }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { errors, status, notice, onSubmit, onInput } = useContactForm(form);
  const isBusy = status === 'sending' || status === 'sent';
  const failure = isBusy || status === 'idle' ? undefined : status;
  const privacyError = errorText(texts, errors, 'privacy');

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
      {Object.keys(errors).length > 0 && (
        <ErrorSummary box={notice} errors={errors} texts={texts} />
      )}
      <Fields texts={texts} errors={errors} />
      <PrivacyCheckbox text={texts.privacy} href={privacyHref} error={privacyError} />
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
