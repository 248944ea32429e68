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

/** Returns the lists and positions of the rows that a path is in, the outermost first. */
const rowsOn = (path: string): { list: string; position: number }[] =>
  [...path.matchAll(/\.(\d+)(?=\.)/g)].map(({ index, 1: position }) => ({
    list: path.slice(0, index),
    position: Number(position),
  }));

/** Returns whether a path is in a row that was sent, in whose place the form has another one or none. */
function isInOtherRow(path: string, sent: FormState, current: FormState): boolean {
  return rowsOn(path).some(({ list, position }) => {
    const sentRow = sent[list]?.rows?.[position];
    const rows = current[list]?.rows;
    return sentRow !== undefined && rows !== undefined && sentRow.id !== rows[position]?.id;
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
 * back and be saved as an empty row, or empty the row that is in its place now, a row that was opened would
 * close, and the reason of a refusal would disappear from a field that still has the refused value. A list
 * without rows is sent as a value (`disableFormData` is false), one with rows is not: a list that was emptied
 * meanwhile would not be saved, and its rows would stay.
 *
 * @param sent the form in the request
 * @param current the form when the answer arrives
 */
export function withoutOutdated(answer: FormState, sent: FormState, current: FormState): FormState {
  const fields = Object.entries(answer).filter(([path]) => !isInOtherRow(path, sent, current));
  return Object.fromEntries(
    fields.map(([path, { disableFormData, ...field }]) => {
      const now = current[path];
      const isRefused = now?.valid === false && now.errorMessage && field.valid !== false;
      const isUnchanged = isRefused && now.value === sent[path]?.value;
      return [
        path,
        {
          ...field,
          ...(!now?.rows && disableFormData !== undefined && { disableFormData }),
          ...(field.rows && { rows: withCollapsed(field.rows, now?.rows) }),
          ...(isUnchanged && { valid: false, errorMessage: now.errorMessage }),
        },
      ];
    }),
  );
}

/**
 * Returns what makes a form equal to the answer to its save, which can have other values than were sent: a
 * save is merged with those of others. Payload adds the answer to the fields that the form has, so that a
 * row that somebody else has deleted would be saved again, with the id of the row that has its place now.
 *
 * @param current the form when the answer arrives
 * @returns the answer with the fields that have no value any more, and the paths of fields that are gone
 */
export function asSaved(
  answer: FormState,
  current: FormState,
): { state: FormState; gone: string[] } {
  const state = Object.entries(answer).map(([path, field]) => {
    const isEmptied = field.value === undefined && current[path]?.value !== undefined;
    return [
      path,
      {
        ...field,
        ...(isEmptied && { value: undefined, initialValue: undefined }),
        ...(field.rows?.length === 0 && { disableFormData: false }),
      },
    ] as const;
  });
  const gone = Object.keys(current).filter(
    (path) => !(path in answer) && rowsOn(path).some(({ list }) => answer[list]?.rows),
  );
  return { state: Object.fromEntries(state), gone };
}
