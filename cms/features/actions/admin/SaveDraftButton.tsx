'use client';

import {
  FormSubmit,
  useConfig,
  useDocumentInfo,
  useEditDepth,
  useForm,
  useFormModified,
  useHotkey,
  useLocale,
  useOperation,
  useTranslation,
} from '@payloadcms/ui';
import { useRef } from 'react';

/**
 * Saves a draft as Payload's button does, and counts it as a newer version only when it was saved: after a
 * failure Payload's shows the public record as changed.
 */
export function SaveDraftButton() {
  const { api } = useConfig().config.routes;
  const { collectionSlug, globalSlug, id, setUnpublishedVersionCount, uploadStatus } =
    useDocumentInfo();
  const { code: locale } = useLocale();
  const { submit } = useForm();
  const { t } = useTranslation();
  const isModified = useFormModified();
  const isUpdate = useOperation() === 'update';
  const button = useRef<HTMLButtonElement>(null);
  const isDisabled = (isUpdate && !isModified) || uploadStatus === 'uploading';

  const save = async () => {
    if (isDisabled) return;
    const record = id === undefined ? `${collectionSlug}` : `${collectionSlug}/${id}`;
    const place = globalSlug ? `globals/${globalSlug}` : record;
    const query = `locale=${locale}&depth=0&fallback-locale=null&draft=true`;
    const saved = await submit({
      action: `${api}/${place}?${query}`,
      method: globalSlug || id === undefined ? 'POST' : 'PATCH',
      overrides: { _status: 'draft' },
      skipValidation: true,
    });
    if (saved?.res.ok) setUnpublishedVersionCount((count) => count + 1);
  };
  useHotkey({ cmdCtrlKey: true, editDepth: useEditDepth(), keyCodes: ['s'] }, (event) => {
    event.preventDefault();
    event.stopPropagation();
    button.current?.click();
  });
  return (
    <FormSubmit
      buttonId="action-save-draft"
      buttonStyle="secondary"
      className="save-draft"
      disabled={isDisabled}
      onClick={() => void save()}
      ref={button}
      size="medium"
      type="button"
    >
      {t('version:saveDraft')}
    </FormSubmit>
  );
}
