'use client';

import { useAllFormFields, useConfig, useDocumentInfo, useForm } from '@payloadcms/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { openRows } from './addedRows.ts';
import { holdKeys } from './heldKeys.ts';

const FIELD = ':is(input:not([type="hidden"]), textarea):not([disabled])';

/** What an editor does to go on, after which the focus is theirs. */
const GOING_ON = ['keydown', 'pointerdown', 'change', 'drop'];

/** Whether the editor is already writing somewhere, and must not be interrupted. */
const isWriting = () => document.activeElement?.matches('input, textarea') ?? false;

/** Whether Payload shows the rows of a field: others, such as chips, have no fields to wait for. */
const hasRows = (path: string) =>
  document
    .getElementById(`field-${path.replaceAll('.', '__')}`)
    ?.matches('.array-field, .blocks-field') ?? false;

/** Finds the first field of a row, which the server renders after the row has been added. */
const findRowField = (path: string, index: number) =>
  document
    .getElementById(`${path.split('.').join('-')}-row-${index}`)
    ?.querySelector<HTMLElement>(`.render-fields ${FIELD}`);

/** Finds the first field of the form in front: drawers come later in the document. */
const findFirstField = () =>
  [...document.querySelectorAll('.document-fields__main')]
    .at(-1)
    ?.querySelector<HTMLElement>(FIELD);

/**
 * Moves the focus to a field as soon as it can take it, and again if it loses it: fields appear late,
 * are disabled at first, and are replaced by the server's answer. Stops when the editor goes on.
 *
 * @returns a function that stops waiting
 */
function focusWhenReady(find: () => HTMLElement | null | undefined): () => void {
  const waiting = new MutationObserver(() => tryNow());
  const stop = () => {
    waiting.disconnect();
    for (const type of GOING_ON) window.removeEventListener(type, stop, true);
  };
  const tryNow = () => {
    if (!isWriting()) find()?.focus();
  };
  for (const type of GOING_ON) window.addEventListener(type, stop, true);
  const attributeFilter = ['disabled'];
  waiting.observe(document.body, { childList: true, subtree: true, attributeFilter });
  tryNow();
  return stop;
}

/**
 * Opens a row that is added, which Payload shows collapsed where rows start collapsed, and moves the
 * focus to its first field; several rows that are added at once stay closed. In a new record, moves
 * the focus to the first field.
 */
export function FormFocus() {
  const [fields, dispatchFields] = useAllFormFields();
  const { getFields } = useForm();
  const { id, collectionSlug } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const stop = useRef<() => void>(undefined);
  /** The id of the row that was opened last, until the server has answered. */
  const opened = useRef<string>(undefined);
  const isNew = collectionSlug !== undefined && id === undefined;
  const isUpload = Boolean(collectionSlug && getEntityConfig({ collectionSlug })?.upload);

  useEffect(() => {
    if (isNew && !isUpload) stop.current = focusWhenReady(findFirstField);
  }, [isNew, isUpload]);

  // Before any other change of the fields: their rows are replaced as a whole. The form may be newer
  // than `fields`.
  useLayoutEffect(() => {
    for (const [path, { rows = [] }] of Object.entries(getFields())) {
      const { rows: updatedRows, added, isAnswered } = openRows(rows, opened.current);
      if (isAnswered) opened.current = undefined;
      if (updatedRows) dispatchFields({ type: 'SET_ROW_COLLAPSED', path, updatedRows });
      if (!added || !hasRows(path)) continue;
      opened.current = added.id;
      stop.current?.();
      const find = () => findRowField(path, rows.indexOf(added));
      const stopFocusing = focusWhenReady(find);
      const stopHolding = holdKeys(find);
      stop.current = () => {
        stopFocusing();
        stopHolding();
      };
    }
  }, [fields, getFields, dispatchFields]);

  useEffect(() => () => stop.current?.(), []);
  return null;
}
