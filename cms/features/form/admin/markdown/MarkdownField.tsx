'use client';

import { FieldDescription, FieldError, LinkIcon, useField, useTranslation } from '@payloadcms/ui';
import type { TextareaFieldClient } from 'payload';
import {
  type ClipboardEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
  useRef,
  useState,
} from 'react';
import { describeProblem } from '../../../../texts/problems.ts';
import controls from '../../../../admin/controls.module.css';
import { LocalisedLabel } from '../../../english/admin/LocalisedLabel.tsx';
import {
  continueList,
  markdownLink,
  type TextEdit,
  type TextState,
  toggleFormat,
} from './markdownEdits.ts';
import './markdown.css';
import { SmallButton } from '../../../../admin/SmallButton.tsx';
import { useTexts } from '../../../../texts/useTexts.ts';
import texts from './texts.json' with { type: 'json' };

type Action = Parameters<typeof toggleFormat>[1] | 'link';

interface Tool {
  action: Action;
  sign: ReactNode;
  /** The keyboard shortcut, by the physical keys; with Command instead of Ctrl on a Mac. */
  keys: string;
}

const TOOLS: Tool[] = [
  { action: 'bold', sign: 'B', keys: 'Ctrl+B' },
  { action: 'italic', sign: 'I', keys: 'Ctrl+I' },
  { action: 'link', sign: <LinkIcon />, keys: 'Ctrl+K' },
  { action: 'heading', sign: 'T', keys: 'Ctrl+Alt+2' },
  { action: 'subheading', sign: 't', keys: 'Ctrl+Alt+3' },
  { action: 'bullets', sign: '•', keys: 'Ctrl+Shift+8' },
  { action: 'numbers', sign: '1.', keys: 'Ctrl+Shift+7' },
];
/** HTML that has more than the plain text of a clipboard. */
const FORMATTED = /<(?:b|strong|i|em|a|ul|ol|li|h[1-6]|p|table)[\s>]/i;
const URL_ONLY = /^https?:\/\/\S+$/;

const readState = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): TextState => ({
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
const applyTo = (textarea: HTMLTextAreaElement, edit: TextEdit): void =>
  queueMicrotask(() => type(textarea, edit));

/** Inserts Word's or a page's text as Markdown; its converter is loaded with the first use. */
async function pasteHtml(textarea: HTMLTextAreaElement, html: string, plain: string) {
  const markdown = await import('./markdownOfHtml.ts')
    .then(({ markdownOfHtml }) => markdownOfHtml(html))
    .catch(() => plain);
  const { start, end } = readState(textarea);
  const cursor = start + markdown.length;
  applyTo(textarea, { from: start, to: end, insert: markdown, start: cursor, end: cursor });
}

/**
 * Returns the actions of a field for formatted text: its buttons, its keyboard shortcuts, and pasting.
 *
 * @param onLink opens the dialog for a link
 */
function useMarkdownEditor(field: RefObject<HTMLTextAreaElement | null>, onLink: () => void) {
  const run = (action: Action) => {
    const textarea = field.current;
    if (!textarea || textarea.disabled) return;
    const state = readState(textarea);
    if (action === 'link') onLink();
    else applyTo(textarea, toggleFormat(state, action));
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { altKey, code, ctrlKey, key, metaKey, nativeEvent, shiftKey } = event;
    if (nativeEvent.isComposing) return;
    if (ctrlKey || metaKey) {
      const pressed = `Ctrl+${altKey ? 'Alt+' : ''}${shiftKey ? 'Shift+' : ''}${code.replace(/^(Key|Digit)/, '')}`;
      const tool = TOOLS.find(({ keys }) => keys === pressed);
      if (!tool) return;
      event.preventDefault();
      return run(tool.action);
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
    const url =
      selected.trim() && URL_ONLY.test(plain.trim()) ? markdownLink.toUrl(plain) : undefined;
    if (!url && !FORMATTED.test(html)) return;
    event.preventDefault();
    if (url) applyTo(textarea, markdownLink.write(state, { label: selected, url }));
    else void pasteHtml(textarea, html, plain);
  };
  return { run, onKeyDown, onPaste };
}

interface MarkdownLinkProps {
  /** The selection for which the dialog was opened. */
  state: TextState;
  /** Is called with the change of the text, if there is one. */
  onClose: (edit?: TextEdit) => void;
}

/**
 * Asks for the words and the address of a link. It accepts what pages can show, and nothing else. No
 * form element, because it is inside the form of the record: Enter is handled here.
 */
function MarkdownLink({ state, onClose }: MarkdownLinkProps) {
  const { language, t } = useTexts(texts);
  const errorId = useId();
  const link = markdownLink.find(state);
  const [label, setLabel] = useState(link?.label ?? state.text.slice(state.start, state.end));
  const [address, setAddress] = useState(link?.url ?? '');
  const [refused, setRefused] = useState<string>();
  const isRefused = refused === address;

  const apply = () => {
    const url = markdownLink.toUrl(address);
    if (url) onClose(markdownLink.write(state, { label, url }));
    else setRefused(address);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    if (event.target instanceof HTMLButtonElement && event.key === 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') apply();
    else onClose();
  };
  return (
    <div
      className="markdown-dialog"
      role="dialog"
      aria-label={t('link')}
      onKeyDown={onKeyDown}
      // What is typed here is no change of the record.
      onChange={(event: FormEvent) => event.stopPropagation()}
    >
      <label>
        {t('label')}
        <input
          className={controls.input}
          value={label}
          onChange={({ target }) => setLabel(target.value)}
        />
      </label>
      <label>
        {t('address')}
        <input
          className={controls.input}
          autoFocus
          value={address}
          aria-invalid={isRefused}
          aria-describedby={isRefused ? errorId : undefined}
          onChange={({ target }) => setAddress(target.value)}
        />
      </label>
      {isRefused && (
        <p role="alert" id={errorId}>
          {describeProblem({ code: 'notLink' }, language)}
        </p>
      )}
      <div className={controls.buttons}>
        <SmallButton isMain onClick={apply}>
          {t('apply')}
        </SmallButton>
        {link && (
          <SmallButton onClick={() => onClose(markdownLink.remove(state))}>
            {t('remove')}
          </SmallButton>
        )}
        <SmallButton onClick={() => onClose()}>{t('cancel')}</SmallButton>
      </div>
    </div>
  );
}

interface MarkdownToolbarProps {
  /** The id of the text that the buttons change. */
  controls: string;
  isDisabled: boolean;
  onAction: (action: Action) => void;
}

function MarkdownToolbar({ controls, isDisabled, onAction }: MarkdownToolbarProps) {
  const { t } = useTexts(texts);
  return (
    <div className="markdown-toolbar" role="toolbar" aria-label={t('toolbar')}>
      {TOOLS.map(({ action, sign, keys }) => (
        <button
          key={action}
          type="button"
          className={`markdown-tool markdown-tool--${action}`}
          aria-controls={controls}
          aria-label={t(action)}
          title={`${t(action)} (${keys})`}
          disabled={isDisabled}
          // The text keeps its focus and its selection.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onAction(action)}
        >
          {sign}
        </button>
      ))}
    </div>
  );
}

interface Props {
  field: TextareaFieldClient;
  path: string;
  readOnly?: boolean;
  max: number;
}

/**
 * A field for formatted text: Markdown with a toolbar and shortcuts; the live preview shows the
 * result. The stored text is what the editor sees: nothing is converted when it is loaded or saved.
 */
export function MarkdownField({ field, path: renderedPath, readOnly = false, max }: Props) {
  const { admin = {} } = field;
  const { i18n } = useTranslation();
  const { path, value, setValue, showError, disabled } = useField<string | null>({
    potentiallyStalePath: renderedPath,
  });
  const input = useRef<HTMLTextAreaElement>(null);
  const [linking, setLinking] = useState<TextState>();
  const text = value ?? '';
  const isDisabled = readOnly || disabled;
  const id = `field-${path.replaceAll('.', '__')}`;

  const openLink = () => {
    if (input.current) setLinking(readState(input.current));
  };
  const closeLink = (edit?: TextEdit) => {
    setLinking(undefined);
    if (!linking || !input.current) return;
    input.current.focus();
    input.current.setSelectionRange(linking.start, linking.end);
    if (edit) applyTo(input.current, edit);
  };
  const { run, onKeyDown, onPaste } = useMarkdownEditor(input, openLink);

  return (
    <div className={`field-type textarea markdown-field${showError ? ' error' : ''}`}>
      <LocalisedLabel field={field} path={path} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <MarkdownToolbar controls={id} isDisabled={isDisabled} onAction={run} />
        {linking && <MarkdownLink state={linking} onClose={closeLink} />}
        <textarea
          ref={input}
          id={id}
          className={controls.input}
          name={path}
          rows={admin.rows}
          disabled={isDisabled}
          value={text}
          onChange={({ target }) => setValue(target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
        <p className="markdown-count" data-over={text.length > max}>
          {text.length.toLocaleString(i18n.language)} / {max.toLocaleString(i18n.language)}
        </p>
        <FieldDescription description={admin.description} path={path} />
      </div>
    </div>
  );
}
