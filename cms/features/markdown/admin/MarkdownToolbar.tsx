'use client';

import { LinkIcon, useTranslation } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import { type Bilingual, bilingual } from '../../../texts/labels.ts';
import type { Action } from './useMarkdownEditor.ts';

interface Tool {
  action: Action;
  /** What the button shows. */
  sign: ReactNode;
  name: Bilingual;
  keys: string;
}

const TOOLS: Tool[] = [
  { action: 'bold', sign: 'B', name: bilingual('Negrita', 'Bold'), keys: 'Ctrl+B' },
  { action: 'italic', sign: 'I', name: bilingual('Cursiva', 'Italics'), keys: 'Ctrl+I' },
  { action: 'link', sign: <LinkIcon />, name: bilingual('Enlace', 'Link'), keys: 'Ctrl+K' },
  { action: 'heading', sign: 'T', name: bilingual('Título', 'Heading'), keys: 'Ctrl+Alt+2' },
  {
    action: 'subheading',
    sign: 't',
    name: bilingual('Subtítulo', 'Subheading'),
    keys: 'Ctrl+Alt+3',
  },
  { action: 'bullets', sign: '•', name: bilingual('Lista', 'List'), keys: 'Ctrl+Shift+8' },
  {
    action: 'numbers',
    sign: '1.',
    name: bilingual('Lista numerada', 'Numbered list'),
    keys: 'Ctrl+Shift+7',
  },
];
const TOOLBAR = bilingual('Formato', 'Format');

interface Props {
  /** The id of the text that the buttons change. */
  controls: string;
  isDisabled: boolean;
  onAction: (action: Action) => void;
}

/** The buttons above a formatted text. */
export function MarkdownToolbar({ controls, isDisabled, onAction }: Props) {
  const { i18n } = useTranslation();
  const language = i18n.language === 'en' ? 'en' : 'es';
  return (
    <div className="markdown-toolbar" role="toolbar" aria-label={TOOLBAR[language]}>
      {TOOLS.map(({ action, sign, name, keys }) => (
        <button
          key={action}
          type="button"
          className={`markdown-tool markdown-tool--${action}`}
          aria-controls={controls}
          aria-label={name[language]}
          title={`${name[language]} (${keys})`}
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
