import type { FormTexts, Options } from '~/features/forms/formTexts';
import type { FieldName } from './enquiryFields';

/** What an enquiry is about: one talent, or the visitor's selection. */
export type Subject = 'talent' | 'selection';

/** Every text of the enquiry form, in the page's language. */
export interface EnquiryTexts extends FormTexts<FieldName> {
  productions: Options;
  /** The legends of the two groups of fields. */
  groups: { project: string; sender: string };
}
