import type { FormValues } from './validateForm.ts';
import * as contact from './contactNames.ts';
import * as enquiry from './enquiryNames.ts';
import { type SpamFields, isSpam } from './spam.ts';

/** The forms of the site by name, each with the form that collects its spam. */
const FORMS = new Map<string, { spamForm: string; fields: SpamFields }>([
  [
    contact.FORM_NAME,
    {
      spamForm: contact.SPAM_FORM_NAME,
      fields: { plain: ['name', 'phone', 'talent'], prose: ['message'] },
    },
  ],
  [
    enquiry.FORM_NAME,
    {
      spamForm: enquiry.SPAM_FORM_NAME,
      fields: {
        plain: ['name', 'company', 'phone', 'dates', 'place'],
        prose: ['conditions', 'message'],
      },
    },
  ],
]);

/**
 * Returns the name of the form that receives a submission, its own or the one for spam; `undefined`
 * when the site has no such form.
 */
export function findReceivingForm(name: unknown, values: FormValues): string | undefined {
  const form = typeof name === 'string' ? FORMS.get(name) : undefined;
  return form && isSpam(values, form.fields) ? form.spamForm : form && String(name);
}
