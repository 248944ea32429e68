import type { FormState } from 'payload';

/**
 * A field without a value, which is not saved. It names the form in a request, and Payload sends the
 * form again when its count changes.
 */
export const MARK_PATH = '_request';

/** What the field contains as its initial value. */
export interface RequestMark {
  /** An id of the open form: several forms of new records can be open, one in front of the other. */
  form: string;
  count: number;
}

/** The end of a request that sent a form's values to the server. */
export interface SentForm {
  form: string;
  /** The values that were sent, see {@link valuesOf}; `undefined` if the server did not answer. */
  values: string | undefined;
}

/** Returns the id of the form that a request contains, or `undefined` if it has no mark. */
export const formOf = (fields: FormState): string | undefined =>
  (fields[MARK_PATH]?.initialValue as RequestMark | undefined)?.form;

/** Returns the values of a form as text; a chosen file is not sent to the server. */
export const valuesOf = (fields: FormState): string =>
  JSON.stringify(
    Object.entries(fields).flatMap(([path, { value }]) =>
      value === undefined || path === 'file' ? [] : [[path, value]],
    ),
  );
