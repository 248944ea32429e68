'use client';

import { useAllFormFields, useConfig, useDocumentInfo, useForm } from '@payloadcms/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';
import PAYLOAD from '../../../admin/payloadElements.json' with { type: 'json' };

const ENABLED = ':not([disabled])';

/** What an editor does to go on, after which the focus is theirs. */
const GOING_ON = ['keydown', 'pointerdown', 'change', 'drop'];

/** Whether the editor is already writing somewhere, and must not be interrupted. */
const isWriting = () => document.activeElement?.matches(PAYLOAD.input) ?? false;

/** Finds the first field of a row, which the server renders after the row has been added. */
const findRowField = (path: string, index: number) =>
  document
    .getElementById(`${path.split('.').join('-')}-row-${index}`)
    ?.querySelector<HTMLElement>(`${PAYLOAD.rowFields} ${PAYLOAD.input}${ENABLED}`);

/**
 * Finds the first field of the form in front, unless it is still disabled: drawers come later in the
 * document.
 */
function findFirstField(): HTMLElement | undefined {
  const form = [...document.querySelectorAll(PAYLOAD.mainFields)].at(-1);
  // What reads a pasted text above the form is no field of it.
  const field = [...(form?.querySelectorAll<HTMLElement>(PAYLOAD.input) ?? [])].find(
    (one) => !one.matches('[data-tool]'),
  );
  return field?.matches(ENABLED) ? field : undefined;
}

/**
 * Moves the focus to a field as soon as it can take it, and again if it loses it: fields appear late,
 * are disabled at first, and are replaced by the server's answer. Stops when the editor goes on.
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
  const isNew = collectionSlug !== undefined && id === undefined;
  const isUpload = Boolean(collectionSlug && getEntityConfig({ collectionSlug })?.upload);

  useEffect(() => {
    if (isNew && !isUpload) stop.current = focusWhenReady(findFirstField);
  }, [isNew, isUpload]);

  // Before any other change of the fields: their rows are replaced as a whole. The form may be newer
  // than `fields`.
  useLayoutEffect(() => {
    for (const [path, { rows = [] }] of Object.entries(getFields())) {
      const added = rows.filter(({ isLoading, collapsed }) => isLoading && collapsed === undefined);
      if (added.length !== 1) continue;
      const updatedRows = rows.map((row) =>
        row === added[0] ? { ...row, collapsed: false } : row,
      );
      dispatchFields({ type: 'SET_ROW_COLLAPSED', path, updatedRows });
      stop.current?.();
      stop.current = focusWhenReady(() => findRowField(path, rows.indexOf(added[0]!)));
    }
  }, [fields, getFields, dispatchFields]);

  useEffect(() => () => stop.current?.(), []);
  return null;
}
