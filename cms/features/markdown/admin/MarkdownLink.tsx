'use client';

import { Button, useTranslation } from '@payloadcms/ui';
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { bilingual } from '../../../texts/labels.ts';
import { describeProblem } from '../../../texts/problems.ts';
import { type Link, toUrl } from '../markdownLinks.ts';

const TITLE = bilingual('Enlace', 'Link');
const LABEL = bilingual('Texto', 'Text');
const ADDRESS = bilingual('Lleva a', 'Leads to');
const APPLY = bilingual('Poner el enlace', 'Insert link');
const REMOVE = bilingual('Quitar el enlace', 'Remove link');
const CANCEL = bilingual('Cancelar', 'Cancel');

interface Props {
  initial: Link;
  /** Whether the selection is in a link already. */
  isLink: boolean;
  onApply: (link: Link) => void;
  onRemove: () => void;
  onClose: () => void;
}

/**
 * Asks for the words and the address of a link. It accepts what pages can show, and nothing else. No
 * form element, because it is inside the form of the record: Enter is handled here.
 */
export function MarkdownLink({ initial, isLink, onApply, onRemove, onClose }: Props) {
  const { i18n } = useTranslation();
  const language = i18n.language === 'en' ? 'en' : 'es';
  const id = useId();
  const [label, setLabel] = useState(initial.label);
  const [address, setAddress] = useState(initial.url);
  const [isRefused, setIsRefused] = useState(false);

  const apply = () => {
    const url = toUrl(address);
    if (url) onApply({ label, url });
    else setIsRefused(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    if (event.target instanceof HTMLButtonElement && event.key === 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') apply();
    else onClose();
  };
  const input = (name: string, value: string, set: (text: string) => void, text: string) => (
    <label htmlFor={`${id}${name}`}>
      {text}
      <input
        id={`${id}${name}`}
        type="text"
        autoFocus={name === 'url'}
        value={value}
        aria-invalid={name === 'url' && isRefused}
        aria-describedby={name === 'url' && isRefused ? `${id}error` : undefined}
        onChange={({ target }) => set(target.value)}
      />
    </label>
  );
  return (
    <div
      className="markdown-dialog"
      role="dialog"
      aria-label={TITLE[language]}
      onKeyDown={onKeyDown}
      // What is typed here is no change of the record.
      onChange={(event: FormEvent) => event.stopPropagation()}
    >
      {input('label', label, setLabel, LABEL[language])}
      {input(
        'url',
        address,
        (text) => {
          setAddress(text);
          setIsRefused(false);
        },
        ADDRESS[language],
      )}
      {isRefused && (
        <p role="alert" id={`${id}error`}>
          {describeProblem({ code: 'notLink' }, language)}
        </p>
      )}
      <div className="markdown-dialog__buttons">
        <Button size="small" margin={false} onClick={apply}>
          {APPLY[language]}
        </Button>
        {isLink && (
          <Button size="small" margin={false} buttonStyle="secondary" onClick={onRemove}>
            {REMOVE[language]}
          </Button>
        )}
        <Button size="small" margin={false} buttonStyle="secondary" onClick={onClose}>
          {CANCEL[language]}
        </Button>
      </div>
    </div>
  );
}
