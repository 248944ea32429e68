import type { FormState, Row } from 'payload';

/**
 * A field without a value, which is not saved. It names the form in a request, and Payload sends the
 * form again when its count changes.
 */
export const MARK_PATH = '_request';

interface RequestMark {
  /** An id of the open form: several forms of new records can be open, one in front of the other. */
  form: string;
  count: number;
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

/** Returns whether a path is in a row that was sent and that the form no longer has. */
function isInRemovedRow(path: string, sent: FormState, current: FormState): boolean {
  return [...path.matchAll(/\.(\d+)(?=\.)/g)].some(({ index, 1: position }) => {
    const list = path.slice(0, index);
    const count = current[list]?.rows?.length;
    const isRow = count !== undefined && sent[list]?.rows?.[Number(position)] !== undefined;
    return isRow && Number(position) >= count;
  });
}

/** Returns the rows of an answer, open or closed as they are in the form. */
function withCollapsed(rows: Row[], current: readonly Row[] = []): Row[] {
  const known = new Map(current.map((row) => [row.id, row.collapsed]));
  return rows.map((row) => {
    const collapsed = known.get(row.id);
    return collapsed === undefined ? row : { ...row, collapsed };
  });
}

/**
 * Returns the server's answer about a form without what the editor has changed since the form was
 * sent. Payload merges answers as they are: the fields of a row that was removed meanwhile would come
 * back and be saved as an empty row, a row that was opened would close, and the reason of a refusal
 * would disappear from a field that still has the refused value.
 *
 * @param sent the form in the request
 * @param current the form when the answer arrives
 */
export function withoutOutdated(answer: FormState, sent: FormState, current: FormState): FormState {
  const fields = Object.entries(answer).filter(([path]) => !isInRemovedRow(path, sent, current));
  return Object.fromEntries(
    fields.map(([path, field]) => {
      const now = current[path];
      const isRefused = now?.valid === false && now.errorMessage && field.valid !== false;
      const isUnchanged = isRefused && now.value === sent[path]?.value;
      return [
        path,
        {
          ...field,
          ...(field.rows && { rows: withCollapsed(field.rows, now?.rows) }),
          ...(isUnchanged && { valid: false, errorMessage: now.errorMessage }),
        },
      ];
    }),
  );
}
