'use client';

import {
  Banner,
  Button,
  useAllFormFields,
  useAuth,
  useDocumentInfo,
  useForm,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
  useLocale,
  useTranslation,
} from '@payloadcms/ui';
import { reduceFieldsToValues } from 'payload/shared';
import { useEffect, useMemo, useRef, useState } from 'react';
import { bilingual } from '../../../texts/labels.ts';
import { describeMoment } from '../../../texts/times.ts';
import { REVISION_PATH } from '../../revisions/revisionConflict.ts';
import {
  createKey,
  findCopy,
  type FoundCopy,
  holdCopy,
  removeCopies,
  saveCopy,
  scopeOf,
} from './recoveryStore.ts';

/** Milliseconds without a change after which the form is copied. */
const DEBOUNCE_MS = 300;

/** Returns where the copies of this form are, or `undefined` if it has none. */
function useScope(): string | undefined {
  const { id, collectionSlug, globalSlug, isInitializing, isTrashed } = useDocumentInfo();
  const { code } = useLocale();
  const { user } = useAuth();
  const kind = collectionSlug ?? globalSlug ?? '';
  // A new file cannot be recovered, and a bulk upload has a form for each.
  const isNewFile = kind === 'media' && id === undefined;
  if (!user || isInitializing || isTrashed || isNewFile) return undefined;
  return scopeOf(user.id, kind, id, code);
}

/** Returns the form's values; a chosen file is not copied. */
function useValues() {
  const [fields] = useAllFormFields();
  return useMemo(() => {
    const values = reduceFieldsToValues(fields, true) as Record<string, unknown>;
    delete values.file;
    return values;
  }, [fields]);
}

/** Keeps a copy of the form in the browser while it has unsaved changes. */
function useCopying(scope: string | undefined, values: Record<string, unknown>) {
  const { data } = useDocumentInfo();
  const isModified = useFormModified();
  const isProcessing = useFormProcessing();
  const isRefused = useFormSubmitted();
  const key = useMemo(() => scope && createKey(scope), [scope]);
  const basedOn = (data?.updatedAt as string | undefined) ?? null;
  const wasProcessing = useRef(false);
  const storedVersion = useRef(basedOn);

  useEffect(() => (isModified && key ? holdCopy(key) : undefined), [isModified, key]);
  useEffect(() => {
    if (!isModified || !key) return;
    const copy = { savedAt: Date.now(), basedOn, values };
    const timer = setTimeout(() => void saveCopy(key, copy), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [isModified, key, basedOn, values]);
  useEffect(() => {
    const isSaved = wasProcessing.current && !isProcessing && !isRefused && !isModified;
    wasProcessing.current = isProcessing;
    if (isSaved && key) void removeCopies([key]);
  }, [isProcessing, isRefused, isModified, key]);
  useEffect(() => {
    // The record is stored before the form is ready again: an editor may leave in between.
    const isStored = storedVersion.current !== basedOn;
    storedVersion.current = basedOn;
    if (isStored && !isModified && key) void removeCopies([key]);
  }, [basedOn, isModified, key]);
}

/** Returns unsaved work that an earlier session has left, and what to do with it. */
function useRecoveryCopy() {
  const scope = useScope();
  const values = useValues();
  const { data } = useDocumentInfo();
  const { dispatchFields, reset, setModified } = useForm();
  const [found, setFound] = useState<FoundCopy>();
  useCopying(scope, values);

  useEffect(() => {
    setFound(undefined);
    let isCurrent = true;
    if (scope) void findCopy(scope).then((copy) => isCurrent && setFound(copy));
    return () => {
      isCurrent = false;
    };
  }, [scope]);

  const discard = async ({ key }: FoundCopy) => {
    await removeCopies([key]);
    setFound(scope ? await findCopy(scope) : undefined);
  };
  const recover = async (copy: FoundCopy) => {
    await reset(copy.values);
    // A save compares with what the copied form was loaded with.
    const value = copy.values[REVISION_PATH];
    if (value) dispatchFields({ type: 'UPDATE', path: REVISION_PATH, initialValue: value, value });
    setModified(true);
    await discard(copy);
  };
  const isOutdated = found && found.basedOn !== ((data?.updatedAt as string | undefined) ?? null);
  return { found, isOutdated, discard, recover };
}

const FOUND = (moment: string) => ({
  es: `Hay cambios sin guardar de ${moment}.`,
  en: `There are unsaved changes from ${moment}.`,
});
const OUTDATED = bilingual(
  'Después se ha guardado otra versión: si los recuperas, compáralos con ella antes de guardar.',
  'Another version was saved afterwards: if you recover them, compare them with it before you save.',
);
const RECOVER = bilingual('Recuperar', 'Recover');
const DISCARD = bilingual('Descartar', 'Discard');

/** Offers the unsaved work that an earlier session has left, e.g. after a crash of the browser. */
export function RecoveryBanner() {
  const { i18n } = useTranslation();
  const { found, isOutdated, discard, recover } = useRecoveryCopy();
  const language = i18n.language === 'en' ? 'en' : 'es';
  if (!found) return null;
  return (
    <div role="status">
      <Banner type="info">
        <p>
          <strong>{FOUND(describeMoment(found.savedAt, language))[language]}</strong>
          {isOutdated && ` ${OUTDATED[language]}`}
        </p>
        <div style={{ display: 'flex', gap: 'calc(var(--base) / 2)' }}>
          <Button size="small" margin={false} onClick={() => recover(found)}>
            {RECOVER[language]}
          </Button>
          <Button
            size="small"
            margin={false}
            buttonStyle="secondary"
            onClick={() => discard(found)}
          >
            {DISCARD[language]}
          </Button>
        </div>
      </Banner>
    </div>
  );
}
