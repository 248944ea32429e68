'use client';

import { getTranslation } from '@payloadcms/translations';
import {
  Button,
  useAllFormFields,
  useDocumentInfo,
  useLocale,
  useTranslation,
} from '@payloadcms/ui';
import { bilingual } from '../../../texts/labels.ts';
import { useEnglishDrafts, useSpanishTexts } from './useLanguages.ts';
import { goToField } from '../../form/admin/goToField.ts';
import './english.css';
import { useState } from 'react';
import { visibleText } from '../../../fields/textList.ts';
import { pathOfKey, readDrafts } from '../draftStates.ts';
import { useAdminLanguage } from '../../../texts/useAdminLanguage.ts';
import { useApi } from '../../useApi.ts';

type SpanishText = ReturnType<typeof useSpanishTexts>[number];

const UNREACHABLE = bilingual(
  'El CMS no responde: prueba otra vez',
  'The CMS does not respond: try again',
);

interface Answer {
  drafts?: unknown;
  /** What was left out, and why. */
  notice?: string;
}

/** Asks the CMS for translations, and adds them to the form as proposals. */
function useProposals() {
  const { collectionSlug, globalSlug, id } = useDocumentInfo();
  const language = useAdminLanguage();
  const api = useApi();
  const { add } = useEnglishDrafts();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();

  const propose = async (keys: readonly string[]) => {
    setIsBusy(true);
    setError(undefined);
    const record = globalSlug ? { global: globalSlug } : { collection: collectionSlug, id };
    const { body, reason } = await api<Answer>('POST', '/translate', { ...record, keys });
    setIsBusy(false);
    const proposed = readDrafts(body?.drafts);
    if (Object.keys(proposed).length > 0) add(proposed);
    setError(body ? (reason ?? body.notice) : UNREACHABLE[language]);
  };
  return { error, isBusy, propose };
}

const TITLE = bilingual('Inglés', 'English');
const COMPLETE = bilingual('Todos los textos tienen inglés.', 'Every text has its English.');
const MISSING = (count: number) =>
  count === 1
    ? bilingual('Falta 1 texto en inglés', '1 text has no English')
    : bilingual(`Faltan ${count} textos en inglés`, `${count} texts have no English`);
const FALLBACK = (count: number) =>
  count === 1
    ? bilingual(
        'Mientras tanto la página inglesa lo muestra en español.',
        'Until then the English page shows it in Spanish.',
      )
    : bilingual(
        'Mientras tanto la página inglesa los muestra en español.',
        'Until then the English page shows them in Spanish.',
      );
const WRITE = bilingual('Escribir en inglés', 'Write in English');
const PROPOSE = bilingual('Proponer traducciones', 'Propose translations');
const BUSY = bilingual('Traduciendo…', 'Translating…');
const PENDING = (count: number) =>
  count === 1
    ? bilingual('1 propuesta sin aceptar', '1 proposal to accept')
    : bilingual(`${count} propuestas sin aceptar`, `${count} proposals to accept`);
const ACCEPT_ALL = bilingual('Aceptar todas', 'Accept all');
const REFUSE_ALL = bilingual('Rechazar todas', 'Refuse all');
const SAME = bilingual('Igual en inglés', 'Same in English');
const ALL_SAME = bilingual('Todos iguales en inglés', 'All the same in English');
const START_LENGTH = 40;

/** Returns the texts of the form that have no English, as it is written now or as it was saved. */
function useMissing(isEnglish: boolean): SpanishText[] {
  const texts = useSpanishTexts();
  const [fields] = useAllFormFields();
  return texts.flatMap((text) => {
    const path = pathOfKey(text.key, fields);
    if (path === undefined) return [];
    const english = isEnglish ? visibleText(fields[path]?.value) : text.english;
    return english === undefined ? [{ ...text, path }] : [];
  });
}

const startOf = (text: string): string =>
  text.length > START_LENGTH ? `${text.slice(0, START_LENGTH).trimEnd()}…` : text;

/** Lists texts without English: each opens its field, or becomes the same as in Spanish. */
function MissingList(props: {
  missing: readonly SpanishText[];
  onSame: (texts: readonly SpanishText[]) => void;
}) {
  const { missing, onSame } = props;
  const { i18n } = useTranslation();
  const language = useAdminLanguage();
  const fields = useDocumentInfo().docConfig?.fields ?? [];
  return (
    <>
      <ul>
        {missing.map((text) => {
          const label = getTranslation((text.field as { label?: string }).label ?? '', i18n);
          const spanish = startOf(text.spanish);
          return (
            <li key={text.key}>
              <button type="button" onClick={() => void goToField(text.path, fields)}>
                <strong>{label}</strong> <span lang="es">{spanish}</span>
              </button>
              <button
                type="button"
                aria-label={`${SAME[language]}: ${label}, ${spanish}`}
                onClick={() => onSame([text])}
              >
                <strong>{SAME[language]}</strong>
              </button>
            </li>
          );
        })}
      </ul>
      {missing.length > 1 && (
        <Button size="small" margin={false} buttonStyle="secondary" onClick={() => onSame(missing)}>
          {ALL_SAME[language]}
        </Button>
      )}
    </>
  );
}

/** Shows which texts have no English, and the proposals of the translation service. */
export function EnglishPanel({ hasService }: { hasService: boolean }) {
  const language = useAdminLanguage();
  const isEnglish = useLocale().code === 'en';
  const { id, globalSlug } = useDocumentInfo();
  const missing = useMissing(isEnglish);
  const { drafts, accept, refuse } = useEnglishDrafts();
  const { error, isBusy, propose } = useProposals();
  if (id === undefined && !globalSlug) return null;
  const pending = missing.filter(({ key }) => drafts[key]);
  const acceptAll = () =>
    accept(pending.map((text) => ({ ...text, text: drafts[text.key]!.text })));
  const setSame = (texts: readonly SpanishText[]) =>
    accept(texts.map((text) => ({ ...text, text: text.spanish })));
  const unproposed = missing.filter(({ key }) => !drafts[key]).map(({ key }) => key);

  return (
    <section className="english-panel" aria-label={TITLE[language]}>
      <h4>{missing.length > 0 ? MISSING(missing.length)[language] : COMPLETE[language]}</h4>
      {missing.length > 0 && (
        <>
          <p>{FALLBACK(missing.length)[language]}</p>
          {isEnglish ? (
            <MissingList missing={missing} onSame={setSame} />
          ) : (
            <a href="?locale=en">{WRITE[language]}</a>
          )}
        </>
      )}
      {isEnglish && pending.length > 0 && (
        <div className="english-panel__row">
          <strong>{PENDING(pending.length)[language]}</strong>
          <Button size="small" margin={false} buttonStyle="secondary" onClick={acceptAll}>
            {ACCEPT_ALL[language]}
          </Button>
          <Button
            size="small"
            margin={false}
            buttonStyle="secondary"
            onClick={() => refuse(Object.keys(drafts))}
          >
            {REFUSE_ALL[language]}
          </Button>
        </div>
      )}
      {isEnglish && hasService && unproposed.length > 0 && (
        <Button
          size="small"
          margin={false}
          disabled={isBusy}
          onClick={() => void propose(unproposed)}
        >
          {isBusy ? BUSY[language] : PROPOSE[language]}
        </Button>
      )}
      {error && <p role="alert">{error}</p>}
    </section>
  );
}
