import type { FormTexts, Options } from '~/lib/form/texts';
import type { FieldName } from './fields';

/** Every text of the contact form, in the page's language. */
export interface ContactTexts extends FormTexts<FieldName> {
  writers: Options;
}
