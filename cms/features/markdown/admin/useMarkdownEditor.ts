'use client';

import type { ClipboardEvent, KeyboardEvent, RefObject } from 'react';
import {
  continueList,
  type Emphasis,
  type LineKind,
  type TextEdit,
  type TextState,
  toggleEmphasis,
  toggleLines,
  toUrl,
  writeLink,
} from '../markdownEdits.ts';

/** A button of the toolbar, or its keyboard shortcut. */
export type Action = Emphasis | LineKind | 'link';

/** Actions by the physical key that is pressed with Ctrl, or with Command on a Mac. */
const SHORTCUTS: Record<string, Action> = {
  KeyB: 'bold',
  KeyI: 'italic',
  KeyK: 'link',
  'Alt+Digit2': 'heading',
  'Alt+Digit3': 'subheading',
  'Shift+Digit7': 'numbers',
  'Shift+Digit8': 'bullets',
};
/** HTML that has more than the plain text of a clipboard. */
const FORMATTED = /<(?:b|strong|i|em|a|ul|ol|li|h[1-6]|p|table)[\s>]/i;
const URL_ONLY = /^https?:\/\/\S+$/;

/** Reads the text and the selection of a field. */
export const readState = ({
  value,
  selectionStart,
  selectionEnd,
}: HTMLTextAreaElement): TextState => ({
  text: value,
  start: selectionStart,
  end: selectionEnd,
});

function type(textarea: HTMLTextAreaElement, { from, to, insert, start, end }: TextEdit): void {
  textarea.focus();
  textarea.setSelectionRange(from, to);
  const isTyped = insert
    ? document.execCommand('insertText', false, insert)
    : from === to || document.execCommand('delete');
  if (!isTyped) {
    textarea.setRangeText(insert, from, to, 'end');
    textarea.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  textarea.setSelectionRange(start, end);
}

/**
 * Applies an edit as if it were typed, so that Ctrl+Z undoes it, and selects its result. It waits for
 * the end of the present event: within it, React would write the field's value and clear its history.
 */
export const applyTo = (textarea: HTMLTextAreaElement, edit: TextEdit): void =>
  queueMicrotask(() => type(textarea, edit));

const replaceSelection = ({ start, end }: TextState, insert: string): TextEdit => {
  const cursor = start + insert.length;
  return { from: start, to: end, insert, start: cursor, end: cursor };
};

/** Inserts Word's or a page's text as Markdown; its converter is loaded with the first use. */
async function pasteHtml(textarea: HTMLTextAreaElement, html: string, plain: string) {
  const markdown = await import('./markdownOfHtml.ts')
    .then(({ markdownOfHtml }) => markdownOfHtml(html))
    .catch(() => plain);
  applyTo(textarea, replaceSelection(readState(textarea), markdown));
}

/**
 * Returns the actions of a field for formatted text: its buttons, its keyboard shortcuts, and pasting.
 *
 * @param onLink opens the dialog for a link
 */
export function useMarkdownEditor(
  field: RefObject<HTMLTextAreaElement | null>,
  onLink: () => void,
) {
  const run = (action: Action) => {
    const textarea = field.current;
    if (!textarea || textarea.disabled) return;
    const state = readState(textarea);
    if (action === 'link') onLink();
    else if (action === 'bold' || action === 'italic') {
      applyTo(textarea, toggleEmphasis(state, action));
    } else applyTo(textarea, toggleLines(state, action));
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { altKey, code, ctrlKey, key, metaKey, nativeEvent, shiftKey } = event;
    if (nativeEvent.isComposing) return;
    if (ctrlKey || metaKey) {
      const action = SHORTCUTS[`${altKey ? 'Alt+' : ''}${shiftKey ? 'Shift+' : ''}${code}`];
      if (!action) return;
      event.preventDefault();
      return run(action);
    }
    if (key !== 'Enter' || shiftKey || altKey) return;
    const edit = continueList(readState(event.currentTarget));
    if (!edit) return;
    event.preventDefault();
    applyTo(event.currentTarget, edit);
  };

  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const { clipboardData, currentTarget: textarea } = event;
    const state = readState(textarea);
    const plain = clipboardData.getData('text/plain');
    const html = clipboardData.getData('text/html');
    const selected = state.text.slice(state.start, state.end);
    const url = selected.trim() && URL_ONLY.test(plain.trim()) ? toUrl(plain) : undefined;
    if (!url && !FORMATTED.test(html)) return;
    event.preventDefault();
    if (url) applyTo(textarea, writeLink(state, { label: selected, url }));
    else void pasteHtml(textarea, html, plain);
  };
  return { run, onKeyDown, onPaste };
}
