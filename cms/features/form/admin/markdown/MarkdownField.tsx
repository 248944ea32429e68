'use client';

import { getTranslation } from '@payloadcms/translations';
import { FieldDescription, FieldError, LinkIcon, useField, useTranslation } from '@payloadcms/ui';
import type { TextareaFieldClient } from 'payload';
import { keymap } from 'prosemirror-keymap';
import type { Command, EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import 'prosemirror-view/style/prosemirror.css';
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { describeProblem } from '../../../../texts/problems.ts';
import controls from '../../../../admin/controls.module.css';
import { LocalisedLabel } from '../../../english/admin/LocalisedLabel.tsx';
import {
  createState,
  FORMATS,
  type Link,
  linkAt,
  PASTING,
  removeLink,
  writeLink,
} from './formattedEditor.ts';
import { documentOf, markdownOf, toUrl } from './formattedText.ts';
import './markdown.css';
import { SmallButton } from '../../../../admin/SmallButton.tsx';
import { useTexts } from '../../../../texts/useTexts.ts';
import texts from './texts.json' with { type: 'json' };

type Action = keyof typeof FORMATS | 'link';

interface Tool {
  action: Action;
  sign: ReactNode;
  /** The keyboard shortcut, as ProseMirror names it: `Mod` is Ctrl, or Command on a Mac. */
  keys: string;
}

const TOOLS: Tool[] = [
  { action: 'bold', sign: 'B', keys: 'Mod-b' },
  { action: 'italic', sign: 'I', keys: 'Mod-i' },
  { action: 'link', sign: <LinkIcon />, keys: 'Mod-k' },
  { action: 'heading', sign: 'T', keys: 'Mod-Shift-6' },
  { action: 'subheading', sign: 't', keys: 'Mod-Shift-9' },
  { action: 'bullets', sign: '•', keys: 'Mod-Shift-8' },
  { action: 'numbers', sign: '1.', keys: 'Mod-Shift-7' },
];

const shownKeys = (keys: string): string =>
  keys
    .replace('Mod', 'Ctrl')
    .replaceAll('-', '+')
    .replace(/[a-z]$/, (key) => key.toUpperCase());

interface MarkdownLinkProps {
  link: Link;
  onApply: (command: Command) => void;
  onClose: () => void;
}

/**
 * Asks for the words and the address of a link. It accepts what pages can show, and nothing else. No
 * form element, because it is inside the form of the record: Enter is handled here.
 */
function MarkdownLink({ link, onApply, onClose }: MarkdownLinkProps) {
  const { language, t } = useTexts(texts);
  const errorId = useId();
  const [label, setLabel] = useState(link.label);
  const [address, setAddress] = useState(link.href ?? '');
  const [refused, setRefused] = useState<string>();
  const isRefused = refused === address;

  const apply = () => {
    const href = toUrl(address);
    if (href) onApply(writeLink({ label, href }));
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
        {link.href && <SmallButton onClick={() => onApply(removeLink)}>{t('remove')}</SmallButton>}
        <SmallButton onClick={onClose}>{t('cancel')}</SmallButton>
      </div>
    </div>
  );
}

interface MarkdownToolbarProps {
  /** The id of the text that the buttons change. */
  controls: string;
  isDisabled: boolean;
  /** `undefined` until the editor is there. */
  state: EditorState | undefined;
  onAction: (action: Action) => void;
}

function MarkdownToolbar({ controls, isDisabled, state, onAction }: MarkdownToolbarProps) {
  const { t } = useTexts(texts);
  const isActive = (action: Action): boolean => {
    if (!state) return false;
    return action === 'link' ? linkAt(state).href !== undefined : FORMATS[action].isActive(state);
  };
  const isPossible = (action: Action): boolean =>
    action === 'link' || !state || FORMATS[action].command(state);
  return (
    <div className="markdown-toolbar" role="toolbar" aria-label={t('toolbar')}>
      {TOOLS.map(({ action, sign, keys }) => (
        <button
          key={action}
          type="button"
          className={`markdown-tool markdown-tool--${action}`}
          aria-controls={controls}
          aria-label={t(action)}
          aria-pressed={isActive(action)}
          title={`${t(action)} (${shownKeys(keys)})`}
          disabled={isDisabled || !isPossible(action)}
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

interface EditorOptions {
  /** The Markdown of the form, which others than the editor change, too. */
  text: string;
  isDisabled: boolean;
  isWrong: boolean;
  /** The attributes of the element that is edited. */
  attributes: Record<string, string>;
  onChange: (text: string) => void;
  onAction: (action: Action) => void;
}

/** Shows an editor in an element, and keeps its document and the form's Markdown the same. */
function useFormattedEditor(options: EditorOptions) {
  const { text, isDisabled, isWrong, attributes, onChange, onAction } = options;
  const element = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const [state, setState] = useState<EditorState>();
  // What the form has and what it will have: it may show a text after the next one is typed.
  const written = useRef([text]);

  const show = useEffectEvent(() => {
    const keys = TOOLS.map(({ action, keys }): [string, Command] => [
      keys,
      () => {
        act(action);
        return true;
      },
    ]);
    const created = new EditorView(element.current, {
      ...PASTING,
      state: createState(text, keymap(Object.fromEntries(keys))),
      dispatchTransaction(transaction) {
        const next = created.state.apply(transaction);
        created.updateState(next);
        setState(next);
        if (!transaction.docChanged || transaction.getMeta(FROM_FORM)) return;
        const markdown = markdownOf(next.doc);
        written.current.push(markdown);
        change(markdown);
      },
    });
    view.current = created;
    setState(created.state);
    return created;
  });
  const act = useEffectEvent(onAction);
  const change = useEffectEvent(onChange);

  useEffect(() => {
    const created = show();
    return () => created.destroy();
  }, []);

  const setProps = useEffectEvent((isDisabled: boolean, isWrong: boolean) =>
    view.current?.setProps({
      attributes: {
        ...attributes,
        'aria-invalid': String(isWrong),
        'aria-readonly': String(isDisabled),
        // Who only reads can scroll it, too.
        tabindex: '0',
      },
      editable: () => !isDisabled,
    }),
  );
  useEffect(() => {
    setProps(isDisabled, isWrong);
    // The id follows a row that is moved.
  }, [isDisabled, isWrong, attributes.id]);

  useEffect(() => {
    const place = written.current.lastIndexOf(text);
    written.current = place === -1 ? [text] : written.current.slice(place);
    if (place !== -1 || !view.current) return;
    const { tr, doc } = view.current.state;
    tr.replaceWith(0, doc.content.size, documentOf(text).content).setMeta(FROM_FORM, true);
    // Ctrl+Z must not take back what another editor saved.
    view.current.dispatch(tr.setMeta('addToHistory', false));
  }, [text]);

  const run = (command: Command) => {
    if (!view.current) return;
    command(view.current.state, view.current.dispatch, view.current);
    view.current.focus();
  };
  return { element, state, run };
}

/** Marks a change that the form has made, which is not written to it again. */
const FROM_FORM = 'fromForm';

interface Props {
  field: TextareaFieldClient;
  path: string;
  readOnly?: boolean;
  max: number;
}

/**
 * A field for formatted text, which is shown as pages show it and stored as Markdown. A text that nobody
 * changes stays as it is stored, to the character.
 */
export function MarkdownField({ field, path: renderedPath, readOnly = false, max }: Props) {
  const { admin = {} } = field;
  const { i18n } = useTranslation();
  const { path, value, setValue, showError, disabled } = useField<string | null>({
    potentiallyStalePath: renderedPath,
  });
  // The dialog is about the selection for which it was opened: any change of the editor closes it.
  const [linkState, setLinkState] = useState<EditorState>();
  const text = value ?? '';
  const isDisabled = readOnly || Boolean(disabled);
  const id = `field-${path.replaceAll('.', '__')}`;
  const { element, state, run } = useFormattedEditor({
    text,
    isDisabled,
    isWrong: showError,
    attributes: {
      id,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': getTranslation(field.label || field.name, i18n),
    },
    onChange: setValue,
    onAction,
  });
  function onAction(action: Action) {
    if (isDisabled) return;
    if (action !== 'link') run(FORMATS[action].command);
    else setLinkState(state);
  }
  const closeLink = (command: Command = () => true) => {
    setLinkState(undefined);
    run(command);
  };

  return (
    <div
      className={`field-type markdown-field${showError ? ' error' : ''}`}
      // A label moves the focus to elements of forms only.
      onClick={({ target }) => {
        if (target instanceof HTMLElement && target.closest(`label[for="${id}"]`)) run(() => true);
      }}
    >
      <LocalisedLabel field={field} path={path} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <MarkdownToolbar controls={id} isDisabled={isDisabled} state={state} onAction={onAction} />
        {state && state === linkState && (
          <MarkdownLink link={linkAt(state)} onApply={closeLink} onClose={() => closeLink()} />
        )}
        <div ref={element} className="markdown-text" />
        <p className="markdown-count" data-over={text.length > max}>
          {text.length.toLocaleString(i18n.language)} / {max.toLocaleString(i18n.language)}
        </p>
        <FieldDescription description={admin.description} path={path} />
      </div>
    </div>
  );
}
