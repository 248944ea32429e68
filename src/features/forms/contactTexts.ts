import type { FormTexts, Options } from '~/features/forms/formTexts';
import type { FieldName } from './contactFields';

/** Every text of the contact form, in the page's language. */
export interface ContactTexts extends FormTexts<FieldName> {
  writers: Options;
}
