'use client';

import { Button, useForm, useFormFields, useLocale } from '@payloadcms/ui';
import { keyOfPath, type RowsByPath } from '../draftStates.ts';
import { visibleText } from '../../../fields/textList.ts';
import { toValue, useEnglishDrafts, useSpanishTexts } from './useLanguages.ts';
import { bilingual } from '../../../texts/labels.ts';
import './english.css';
import { useAdminLanguage } from '../../../texts/useAdminLanguage.ts';

const SPANISH = bilingual('En español', 'In Spanish');
const COPY = bilingual('Copiar', 'Copy');
const PROPOSED = bilingual(
  'Propuesta: no se publica hasta que la aceptes',
  'Proposal: it is not published until you accept it',
);
const CHANGED = bilingual(
  'El texto en español ha cambiado después: comprueba la propuesta.',
  'The Spanish text has changed since: check the proposal.',
);
const ACCEPT = bilingual('Aceptar', 'Accept');
const REFUSE = bilingual('Rechazar', 'Refuse');

interface Props {
  /** The path of the field in the form. */
  path: string;
  /** The label of the field, which names its buttons. */
  label: string;
}

/**
 * Shows the Spanish text of a field while its English text is edited, with a button that copies it,
 * and the proposal of the translation service with buttons that accept or refuse it.
 */
export function SpanishText({ path, label }: Props) {
  const { code } = useLocale();
  const language = useAdminLanguage();
  const { dispatchFields, setModified } = useForm();
  const texts = useSpanishTexts();
  const { drafts, accept, refuse } = useEnglishDrafts();
  const key = useFormFields(([fields]) => keyOfPath(path, fields as RowsByPath));
  const value = useFormFields(([fields]) => fields[path]?.value);
  const { spanish, isList = false } = texts.find((text) => text.key === key) ?? {};
  if (code !== 'en' || spanish === undefined) return null;
  const draft = drafts[key];

  const copy = () => {
    dispatchFields({ type: 'UPDATE', path, value: toValue({ isList, text: spanish }) });
    setModified(true);
  };
  const button = (text: { es: string; en: string }, onClick: () => void) => (
    <Button
      buttonStyle="secondary"
      size="small"
      margin={false}
      onClick={onClick}
      aria-label={`${text[language]}: ${label}`}
    >
      {text[language]}
    </Button>
  );
  return (
    <div className="spanish-text">
      <div className="spanish-text__row">
        <div lang="es">
          <span className="spanish-text__title">{SPANISH[language]}</span>
          <p className="spanish-text__words">{spanish}</p>
        </div>
        {visibleText(value) !== spanish && button(COPY, copy)}
      </div>
      {draft && (
        <div className="spanish-text__row spanish-text__draft">
          <div lang="en">
            <span className="spanish-text__title">{PROPOSED[language]}</span>
            <p className="spanish-text__words">{draft.text}</p>
            {draft.from !== spanish && <em>{CHANGED[language]}</em>}
          </div>
          <div className="spanish-text__buttons">
            {button(ACCEPT, () => accept([key], [{ path, isList, text: draft.text }]))}
            {button(REFUSE, () => refuse([key]))}
          </div>
        </div>
      )}
    </div>
  );
}
