'use client';

import {
  useConfig,
  useDocumentInfo,
  useForm,
  useFormProcessing,
  useTranslation,
} from '@payloadcms/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { UploadBatch } from './uploadBatch.ts';
import { uploadFile } from './uploadFile.ts';

/** The CMS processes two uploads at a time; meanwhile a third can arrive. */
const PARALLEL_UPLOADS = 3;

/** The batches of each open form by the field that takes the files, by the function that changes the form. */
const batches = new WeakMap<object, Map<string, UploadBatch>>();

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

/** Files on their way into a field. */
interface Uploads {
  batch: UploadBatch;
  files: ReturnType<UploadBatch['photos']>;
  /** Takes the files out of the batch, and moves their records to the bin, which no record uses. */
  discard: () => void;
}

/**
 * Returns the uploads into a field of the open form. They live as long as the form: Payload mounts
 * fields again when the form has more rows. No row is added while the record is being saved, because
 * the answer replaces the rows of the form.
 *
 * @param place puts an uploaded file into the form and returns the id of its row, or another name of
 *   its place; called in the order of the files
 */
export function useUploads(
  field: string,
  place: (mediaId: number | string, file: File) => string,
): Uploads {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const { dispatchFields, getField } = useForm();
  const language = i18n.language === 'en' ? 'en' : 'es';
  const api = `${config.serverURL}${config.routes.api}`;
  const ofForm = batches.get(dispatchFields) ?? new Map<string, UploadBatch>();
  batches.set(dispatchFields, ofForm);
  const findBatch = () =>
    ofForm.get(field) ??
    new UploadBatch({
      limit: PARALLEL_UPLOADS,
      upload: (file, onProgress) => {
        const name = String(getField('name')?.value ?? '');
        return uploadFile(file, onProgress, { api, language, name });
      },
      addRow: place,
    });
  const batch = findBatch();
  ofForm.set(field, batch);
  useForgetAfterSave(batch);
  const isSaving = useFormProcessing();
  useEffect(() => batch.setPaused(isSaving), [batch, isSaving]);

  const files = useSyncExternalStore(batch.subscribe, batch.photos, batch.photos);
  const discard = () => {
    const ids = files.flatMap(({ mediaId }) => mediaId ?? []);
    batch.clear();
    for (const id of ids) {
      void fetch(`${api}/media/${id}`, {
        method: 'PATCH',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ deletedAt: new Date().toISOString() }),
      });
    }
  };
  return { batch, files, discard };
}
