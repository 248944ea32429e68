'use client';

import { getTranslation } from '@payloadcms/translations';
import { FieldDescription, FieldError, FieldLabel, useField, useTranslation } from '@payloadcms/ui';
import type { TextareaFieldClient } from 'payload';
import { useRef, useState } from 'react';
import { type FoundLink, type Link, findLink, removeLink, writeLink } from '../markdownLinks.ts';
import type { TextEdit, TextState } from '../textEdit.ts';
import { MarkdownLink } from './MarkdownLink.tsx';
import { MarkdownToolbar } from './MarkdownToolbar.tsx';
import { SpanishText } from '../../english/admin/SpanishText.tsx';
import { applyTo, readState, useMarkdownEditor } from './useMarkdownEditor.ts';
import './markdown.css';

interface Props {
  field: TextareaFieldClient;
  path: string;
  readOnly?: boolean;
  /** The greatest length of the text, in UTF-16 code units. */
  max: number;
}

/** The selection for which the dialog of a link was opened, and the link that it is in. */
interface Linking {
  state: TextState;
  link: FoundLink | undefined;
}

/**
 * A field for formatted text: Markdown with a toolbar and shortcuts; the live preview shows the
 * result. The stored text is what the editor sees: nothing is converted when it is loaded or saved.
 */
export function MarkdownField({ field, path: renderedPath, readOnly = false, max }: Props) {
  const { label, localized, required, admin = {} } = field;
  const { i18n } = useTranslation();
  const { path, value, setValue, showError, disabled } = useField<string | null>({
    potentiallyStalePath: renderedPath,
  });
  const input = useRef<HTMLTextAreaElement>(null);
  const [linking, setLinking] = useState<Linking>();
  const text = value ?? '';
  const isDisabled = readOnly || disabled;
  const id = `field-${path.replaceAll('.', '__')}`;

  const openLink = () => {
    if (!input.current) return;
    const state = readState(input.current);
    setLinking({ state, link: findLink(state) });
  };
  const closeLink = (change?: (state: TextState) => TextEdit | undefined) => {
    setLinking(undefined);
    if (!linking || !input.current) return;
    input.current.focus();
    const { start, end } = linking.state;
    input.current.setSelectionRange(start, end);
    const edit = change?.(linking.state);
    if (edit) applyTo(input.current, edit);
  };
  const { run, onKeyDown, onPaste } = useMarkdownEditor(input, openLink);
  const selected = linking?.state.text.slice(linking.state.start, linking.state.end) ?? '';

  return (
    <div className={`field-type textarea markdown-field${showError ? ' error' : ''}`}>
      <FieldLabel
        label={label}
        localized={Boolean(localized)}
        path={path}
        required={Boolean(required)}
        htmlFor={id}
      />
      <SpanishText path={path} label={getTranslation(label || field.name, i18n)} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <MarkdownToolbar controls={id} isDisabled={isDisabled} onAction={run} />
        {linking && (
          <MarkdownLink
            initial={linking.link ?? { label: selected, url: '' }}
            isLink={Boolean(linking.link)}
            onApply={(link: Link) => closeLink((state) => writeLink(state, link))}
            onRemove={() => closeLink(removeLink)}
            onClose={() => closeLink()}
          />
        )}
        <textarea
          ref={input}
          id={id}
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
