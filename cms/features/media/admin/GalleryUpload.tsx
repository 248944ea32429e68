'use client';
import {
  toast,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormProcessing,
  useTranslation,
} from '@payloadcms/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { PhotoDrop } from './PhotoDrop.tsx';
import { PhotoList } from './PhotoList.tsx';
import { TEXTS } from './galleryTexts.ts';
import { UploadBatch } from './uploadBatch.ts';
import { uploadFile } from './uploadFile.ts';
import { useRows } from '../../form/admin/useRows.ts';

/** The CMS processes two uploads at a time; meanwhile a third can arrive. */
const PARALLEL_UPLOADS = 3;

/** The batch of each open form, by the function that changes its fields. */
const batches = new WeakMap<object, UploadBatch>();

/**
 * Returns a batch of uploads that lives as long as the form: Payload mounts the fields of the form again
 * when it has more rows. The batch reads the person's name when it uploads.
 */
function useBatch(language: 'es' | 'en', rows: ReturnType<typeof useRows>): UploadBatch {
  const { config } = useConfig();
  const { dispatchFields, getField } = useForm();
  const known = batches.get(dispatchFields);
  if (known) return known;
  const api = `${config.serverURL}${config.routes.api}`;
  const batch = new UploadBatch({
    limit: PARALLEL_UPLOADS,
    upload: (file, onProgress) => {
      const name = String(getField('name')?.value ?? '');
      return uploadFile(file, onProgress, { api, language, name });
    },
    addRow: (mediaId) => rows.add([{ picture: mediaId }])[0] ?? '',
  });
  batches.set(dispatchFields, batch);
  return batch;
}

/** Moves media records to the bin, which no saved record uses. */
const moveToBin = (api: string, ids: readonly (number | string)[]) =>
  Promise.all(
    ids.map((id) =>
      fetch(`${api}/media/${id}`, {
        method: 'PATCH',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ deletedAt: new Date().toISOString() }),
      }),
    ),
  );

/** The date of the saved record, as far as each batch knows. */
const savedDates = new WeakMap<UploadBatch, unknown>();

/** Forgets the finished files of a batch after the record was saved: undoing would delete used files. */
function useForgetAfterSave(batch: UploadBatch): void {
  // Not `lastUpdateTime`, which the lock of the record changes too.
  const saved: unknown = useDocumentInfo().data?.updatedAt;
  useEffect(() => {
    const before = savedDates.get(batch);
    savedDates.set(batch, saved);
    if (before !== undefined && before !== saved) batch.clear();
  }, [batch, saved]);
}

/** Adds no rows while the record is being saved: the answer replaces the rows of the form. */
function usePauseWhileSaving(batch: UploadBatch): void {
  const isSaving = useFormProcessing();
  useEffect(() => batch.setPaused(isSaving), [batch, isSaving]);
}

/** Uploads many photographs at once and appends them to the gallery of the open record. */
export function GalleryUpload({ path = 'gallery' }: { path?: string }) {
  const { i18n } = useTranslation();
  const language = i18n.language === 'en' ? 'en' : 'es';
  const { config } = useConfig();
  const { getField, setModified, disabled } = useForm();
  const rows = useRows(path);
  const batch = useBatch(language, rows);
  const photos = useSyncExternalStore(batch.subscribe, batch.photos, batch.photos);
  useForgetAfterSave(batch);
  usePauseWhileSaving(batch);

  const add = (files: FileList) => {
    if (!String(getField('name')?.value ?? '').trim()) {
      toast.error(TEXTS.nameFirst[language]);
      return;
    }
    // Leaving the form asks from now on: the rows follow when all files are uploaded.
    setModified(true);
    batch.add(files);
  };
  const undo = () => {
    rows.remove(photos.flatMap(({ rowId }) => rowId ?? []));
    const ids = photos.flatMap(({ mediaId }) => mediaId ?? []);
    batch.clear();
    void moveToBin(`${config.serverURL}${config.routes.api}`, ids);
  };

  return (
    <div style={{ display: 'grid', gap: 'calc(var(--base) / 2)', marginBottom: 'var(--base)' }}>
      <PhotoDrop language={language} disabled={Boolean(disabled)} onFiles={add} />
      {photos.length > 0 && (
        <PhotoList
          language={language}
          photos={photos}
          onRetry={() => batch.retry()}
          onUndo={undo}
          onClose={() => batch.clear()}
        />
      )}
    </div>
  );
}
