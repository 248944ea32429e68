'use client';

import { useAllFormFields, useDocumentInfo, useLocale } from '@payloadcms/ui';
import { SmallButton } from '../../../admin/SmallButton.tsx';
import { labelOf } from '../../../texts/problems.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import { startOf } from '../../../texts/labels.ts';
import texts from '../texts.json' with { type: 'json' };
import { useEnglishDrafts, useSpanishTexts } from './useLanguages.ts';
import controls from '../../../admin/controls.module.css';
import { goToField } from '../../../admin/goToField.ts';
import { isNameOrPlace } from '../missingEnglish.ts';
import { plainText } from '../../../fields/plainMarkdown.ts';
import './english.css';
import { useState } from 'react';
import { visibleText } from '../../../fields/textList.ts';
import { type EnglishDrafts, pathOfKey } from '../draftStates.ts';
import { useApi } from '../../../admin/useApi.ts';

type SpanishText = ReturnType<typeof useSpanishTexts>[number];

/** Asks the CMS for translations, and adds them to the form as proposals. */
function useProposals() {
  const { collectionSlug, globalSlug, id } = useDocumentInfo();
  const { t } = useTexts(texts);
  const api = useApi();
  const { add } = useEnglishDrafts();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();

  const propose = async (keys: readonly string[]) => {
    setIsBusy(true);
    setError(undefined);
    const record = globalSlug ? { global: globalSlug } : { collection: collectionSlug, id };
    const request = { ...record, keys };
    const { body, reason } = await api<{ drafts?: EnglishDrafts; notice?: string }>(
      'POST',
      '/translate',
      request,
    );
    setIsBusy(false);
    if (body?.drafts && Object.keys(body.drafts).length > 0) add(body.drafts);
    setError(body ? (reason ?? body.notice) : t('unreachable'));
  };
  return { error, isBusy, propose };
}

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

/** Lists texts without English: each opens its field, and a name or place becomes the same as in Spanish. */
function MissingList(props: {
  missing: readonly SpanishText[];
  onSame: (texts: readonly SpanishText[]) => void;
}) {
  const { missing, onSame } = props;
  const { language, t } = useTexts(texts);
  const fields = useDocumentInfo().docConfig?.fields ?? [];
  const names = missing.filter(isNameOrPlace);
  return (
    <>
      <ul>
        {missing.map((text) => {
          const label = labelOf(text.field, language);
          const spanish = startOf(plainText(text.spanish, text.field));
          return (
            <li key={text.key}>
              <button
                type="button"
                className={controls.textButton}
                onClick={() => void goToField(text.path, fields)}
              >
                {label} <span lang="es">{spanish}</span>
              </button>
              {isNameOrPlace(text) && (
                <button
                  type="button"
                  className={controls.textButton}
                  aria-label={`${t('same')}: ${label}, ${spanish}`}
                  onClick={() => onSame([text])}
                >
                  {t('same')}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {names.length > 1 && (
        <SmallButton onClick={() => onSame(names)}>{t('allSame', names.length)}</SmallButton>
      )}
    </>
  );
}

/** Names and places that became the same in English, and what was in their fields before. */
function useSame() {
  const [fields] = useAllFormFields();
  const { accept, drafts, restore } = useEnglishDrafts();
  const [same, setSame] = useState<{ text: SpanishText; before: unknown }[]>([]);
  const [earlier, setEarlier] = useState<EnglishDrafts>({});
  return {
    same: same.map(({ text }) => text),
    write: (texts: readonly SpanishText[]) => {
      if (same.length === 0) setEarlier(drafts);
      setSame([...same, ...texts.map((text) => ({ text, before: fields[text.path]?.value }))]);
      accept(texts.map((text) => ({ ...text, text: text.spanish })));
    },
    undo: () => {
      const values = same.flatMap(({ text, before }) => {
        const path = pathOfKey(text.key, fields);
        // What was changed afterwards, or is in a row that is gone, stays as it is.
        const isSame = path !== undefined && visibleText(fields[path]?.value) === text.spanish;
        return isSame ? [{ path, value: before }] : [];
      });
      restore(values, { ...earlier, ...drafts });
      setSame([]);
    },
  };
}

/** Lists what became the same in English, with a button that undoes it. */
function SameList({ same, onUndo }: { same: readonly SpanishText[]; onUndo: () => void }) {
  const { language, t } = useTexts(texts);
  if (same.length === 0) return null;
  return (
    <div role="status">
      <p>{t('areSame', same.length)}</p>
      <ul>
        {same.map((text) => (
          <li key={text.key}>
            {labelOf(text.field, language)} <span lang="es">{startOf(text.spanish)}</span>
          </li>
        ))}
      </ul>
      <SmallButton onClick={onUndo}>{t('undo')}</SmallButton>
    </div>
  );
}

/** Shows which texts have no English, and the proposals of the translation service. */
export function EnglishPanel({ hasService }: { hasService: boolean }) {
  const { t } = useTexts(texts);
  const isEnglish = useLocale().code === 'en';
  const { id, globalSlug } = useDocumentInfo();
  const missing = useMissing(isEnglish);
  const { drafts, accept, refuse } = useEnglishDrafts();
  const { error, isBusy, propose } = useProposals();
  const { same, write, undo } = useSame();
  if (id === undefined && !globalSlug) return null;
  const pending = missing.filter(({ key }) => drafts[key]);
  const acceptAll = () =>
    accept(pending.map((text) => ({ ...text, text: drafts[text.key]!.text })));
  const unproposed = missing.filter(({ key }) => !drafts[key]).map(({ key }) => key);

  return (
    <section className="english-panel" aria-label={t('title')}>
      <h4>{missing.length > 0 ? t('missing', missing.length) : t('complete')}</h4>
      {missing.length > 0 && (
        <>
          <p>{t('fallback', missing.length)}</p>
          {isEnglish ? (
            <MissingList missing={missing} onSame={write} />
          ) : (
            <a href="?locale=en">{t('write')}</a>
          )}
        </>
      )}
      {isEnglish && <SameList same={same} onUndo={undo} />}
      {isEnglish && pending.length > 0 && (
        <div className={controls.buttons}>
          <strong>{t('pending', pending.length)}</strong>
          <SmallButton onClick={acceptAll}>{t('acceptAll')}</SmallButton>
          <SmallButton onClick={() => refuse(Object.keys(drafts))}>{t('refuseAll')}</SmallButton>
        </div>
      )}
      {isEnglish && hasService && unproposed.length > 0 && (
        <SmallButton isMain disabled={isBusy} onClick={() => void propose(unproposed)}>
          {isBusy ? t('busy') : t('propose')}
        </SmallButton>
      )}
      {error && <p role="alert">{error}</p>}
    </section>
  );
}
