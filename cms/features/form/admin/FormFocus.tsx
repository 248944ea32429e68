'use client';

import { useAllFormFields, useConfig, useDocumentInfo, useForm } from '@payloadcms/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';
import PAYLOAD from '../../../admin/payloadElements.json' with { type: 'json' };

/** Longest time that keys wait, in milliseconds: without a connection the row does not arrive. */
const MAX_WAIT_MS = 15_000;

const isText = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;

/** Types a text in a field as its editor does, so that React notices. */
function typeIn(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  const { set } = Object.getOwnPropertyDescriptor(prototype.prototype, 'value') ?? {};
  set?.call(field, field.value + text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Repeats keys in the fields of a row, from its first one: text, Backspace, Enter and Tab. */
async function repeat(keys: readonly string[], first: HTMLElement): Promise<void> {
  const row = first.closest(PAYLOAD.row) ?? document;
  first.focus();
  for (const key of keys) {
    const field = document.activeElement;
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
    if (key === 'Tab') {
      const fields = [...row.querySelectorAll<HTMLElement>('input:not([type="hidden"]), textarea')];
      fields[fields.indexOf(field) + 1]?.focus();
    } else if (key.length === 1) typeIn(field, key);
    else field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    // A list of choices filters before Enter chooses.
    await nextFrame();
  }
}

/**
 * Holds the keys that are pressed until a field is there, and repeats them in it: the server renders the
 * fields of an added row, and until then text would be lost and Enter would add a second row.
 *
 * @param find returns the field, or nothing while it is not there
 * @returns a function that stops holding, and drops the keys
 */
function holdKeys(find: () => HTMLElement | null | undefined): () => void {
  const keys: string[] = [];
  const hold = (event: KeyboardEvent) => {
    if (!event.isTrusted) return;
    if (!isText(event) && !['Enter', 'Backspace', 'Tab'].includes(event.key)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // Held down, e.g. Enter that has added the row.
    if (!event.repeat || isText(event)) keys.push(event.key);
  };
  const stop = () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    window.removeEventListener('keydown', hold, true);
    window.removeEventListener('pointerdown', stop, true);
  };
  const look = () => {
    const field = find();
    if (!field) return void (frame = requestAnimationFrame(look));
    stop();
    if (keys.length > 0) void repeat(keys, field);
  };
  const timer = setTimeout(stop, MAX_WAIT_MS);
  let frame = requestAnimationFrame(look);
  window.addEventListener('keydown', hold, true);
  window.addEventListener('pointerdown', stop, true);
  return stop;
}

const FIELD = ':is(input:not([type="hidden"]), textarea)';
const ENABLED = ':not([disabled])';

/** What an editor does to go on, after which the focus is theirs. */
const GOING_ON = ['keydown', 'pointerdown', 'change', 'drop'];

/** Whether the editor is already writing somewhere, and must not be interrupted. */
const isWriting = () => document.activeElement?.matches('input, textarea') ?? false;

/** Whether Payload shows the rows of a field: others, such as chips, have no fields to wait for. */
const hasRows = (path: string) =>
  document.getElementById(`field-${path.replaceAll('.', '__')}`)?.matches(PAYLOAD.rowsField) ??
  false;

/** Finds the first field of a row, which the server renders after the row has been added. */
const findRowField = (path: string, index: number) =>
  document
    .getElementById(`${path.split('.').join('-')}-row-${index}`)
    ?.querySelector<HTMLElement>(`${PAYLOAD.rowFields} ${FIELD}${ENABLED}`);

/**
 * Finds the first field of the form in front, unless it is still disabled: drawers come later in the
 * document.
 */
function findFirstField(): HTMLElement | undefined {
  const form = [...document.querySelectorAll(PAYLOAD.mainFields)].at(-1);
  const field = form?.querySelector<HTMLElement>(FIELD);
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
      if (!hasRows(path)) continue;
      stop.current?.();
      const find = () => findRowField(path, rows.indexOf(added[0]!));
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
