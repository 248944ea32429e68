'use client';

import { Button, useConfig, useDocumentInfo, useForm, useFormProcessing } from '@payloadcms/ui';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useTexts } from '../../../texts/useTexts.ts';
import type { AdminLanguage } from '../../../texts/problems.ts';
import { useAdminLanguage } from '../../../texts/useAdminLanguage.ts';
import { reasonOf, type Refusal, useApi } from '../../../admin/useApi.ts';
import type { Bilingual } from '../../../texts/labels.ts';
import { proposeAlt } from './proposeAlt.ts';
import texts from './texts.json' with { type: 'json' };
import { UploadBatch } from './uploadBatch.ts';

type Photo = ReturnType<UploadBatch['photos']>[number];

interface Target {
  /** URL of the API, e.g. `/api`. */
  api: string;
  /** The admin's language, in which the CMS answers. */
  language: AdminLanguage;
  /** The alternative texts of a photograph. */
  alt: Bilingual | undefined;
}

interface Answer extends Refusal {
  doc?: { id: number | string };
}

/** Times that a file is sent if another upload takes its name in the same moment. */
const MAX_ATTEMPTS = 8;

/** Whether another upload has taken the name that the CMS had found free. */
const isNameTaken = ({ errors }: Answer): boolean =>
  errors?.[0]?.data?.errors?.[0]?.path === 'filename';

/**
 * Uploads a file. Uses XMLHttpRequest, because
 * `fetch` does not report progress.
 *
 * @param onProgress receives the part that has been sent, from 0 to 1
 * @returns the id of the media record
 * @throws {Error} with a message for the editor, in the admin's language
 */
function uploadFile(
  file: File,
  onProgress: (progress: number) => void,
  target: Target,
  attempts = MAX_ATTEMPTS,
): Promise<number | string> {
  const { api, language, alt } = target;
  const form = new FormData();
  form.set('file', file);
  form.set('_payload', JSON.stringify(alt ? { alt: alt.es, altOther: alt.en } : {}));
  const { promise, resolve, reject } = Promise.withResolvers<number | string>();
  const request = new XMLHttpRequest();
  request.open('POST', `${api}/media?locale=es&depth=0`);
  request.responseType = 'json';
  request.setRequestHeader('Accept-Language', language);
  request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
  request.onerror = () => reject(new Error(texts.offline[language]));
  request.onload = () => {
    // An answer that is no JSON is null.
    const answer = (request.response ?? {}) as Answer;
    if (answer.doc) resolve(answer.doc.id);
    else if (isNameTaken(answer) && attempts > 1) {
      resolve(uploadFile(file, onProgress, target, attempts - 1));
    } else reject(new Error(reasonOf(answer) ?? texts.refused[language]));
  };
  request.send(form);
  return promise;
}

/** The CMS processes two uploads at a time; meanwhile a third can arrive. */
const PARALLEL_UPLOADS = 3;

/** The batches of each open form by the field that takes the files, by the function that changes the form. */
const batches = new WeakMap<object, Map<string, UploadBatch>>();

/**
 * Returns the uploads into a field of the open form. They live as long as the form: Payload mounts
 * fields again when the form has more rows. No row is added while the record is being saved, because
 * the answer replaces the rows of the form.
 *
 * @param accepted matches the MIME types of files that belong into the field
 * @param place puts an uploaded file into the form and returns the id of its row, or another name of
 *   its place; called in the order of the files
 */
export function useUploads(
  field: string,
  accepted: RegExp,
  place: (mediaId: number | string, file: File) => string,
) {
  const { config } = useConfig();
  const language = useAdminLanguage();
  const { dispatchFields, getField } = useForm();
  const api = useApi();
  const ofForm = batches.get(dispatchFields) ?? new Map<string, UploadBatch>();
  batches.set(dispatchFields, ofForm);
  const findBatch = (): UploadBatch =>
    ofForm.get(field) ??
    new UploadBatch({
      limit: PARALLEL_UPLOADS,
      upload: async (file, onProgress) => {
        // Systems report no type for a file that they do not know, such as HEIC.
        if (file.type && !accepted.test(file.type)) throw new Error(texts.otherField[language]);
        const name = String(getField('name')?.value ?? '');
        const isPicture = !/^(audio|video)\//.test(file.type);
        const alt = isPicture ? await proposeAlt(api, name, file) : undefined;
        return uploadFile(file, onProgress, { api: config.routes.api, language, alt });
      },
      addRow: place,
    });
  const batch = findBatch();
  ofForm.set(field, batch);
  // Not `lastUpdateTime`, which the lock of the record changes too.
  const saved: unknown = useDocumentInfo().data?.updatedAt;
  useEffect(() => batch.noteSave(saved), [batch, saved]);
  const isSaving = useFormProcessing();
  useEffect(() => batch.setPaused(isSaving), [batch, isSaving]);

  const files = useSyncExternalStore(batch.subscribe, batch.photos, batch.photos);
  /** Takes the files out of the batch, and moves their records to the bin, which no record uses. */
  const discard = () => {
    const ids = files.flatMap(({ mediaId }) => mediaId ?? []);
    batch.clear();
    const deletedAt = new Date().toISOString();
    for (const id of ids) void api('PATCH', `/media/${id}`, { deletedAt });
  };
  return { batch, files, discard };
}

const LIST = {
  display: 'grid',
  gap: 'calc(var(--base) / 4)',
  maxHeight: '16rem',
  overflowY: 'auto',
  margin: 0,
  padding: 0,
  listStyle: 'none',
} as const;
const ROW = {
  display: 'grid',
  gridTemplateColumns: 'minmax(8rem, 1fr) 6rem minmax(8rem, 2fr)',
  gap: 'calc(var(--base) / 2)',
  alignItems: 'center',
} as const;
const NAME = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const FAILED = { color: 'var(--theme-error-500)' } as const;

function PhotoRow({ photo }: { photo: Photo }) {
  const { t } = useTexts(texts);
  const { file, problem, progress, state } = photo;
  const status = state === 'sending' && progress === 1 ? t('preparing') : t(`state.${state}`);
  return (
    <li style={ROW}>
      <span style={NAME} title={file.name}>
        {file.name}
      </span>
      <progress style={{ width: '100%' }} max={1} value={progress} aria-label={file.name} />
      <span style={state === 'failed' ? FAILED : {}}>
        {problem ? `${status}: ${problem}` : status}
      </span>
    </li>
  );
}

interface ListProps extends Pick<ReturnType<typeof useUploads>, 'batch' | 'files'> {
  /** What has become of the files, besides their number. */
  note?: string | undefined;
  onUndo: () => void;
}

/** Lists files with their progress, and offers to retry, to undo and to close when all have ended. */
export function UploadList({ batch, files, note, onUndo }: ListProps) {
  const { t } = useTexts(texts);
  if (files.length === 0) return null;
  const countOf = (...states: Photo['state'][]) =>
    files.filter(({ state }) => states.includes(state)).length;
  const [stored, failed] = [countOf('stored'), countOf('failed')];
  const isBusy = countOf('waiting', 'sending') > 0;
  const added = t('added', stored, files.length);
  const buttons = [
    { isShown: failed > 0, label: t('retry'), onClick: () => batch.retry() },
    { isShown: stored > 0, label: t('undo'), onClick: onUndo },
    { isShown: true, label: t('close'), onClick: () => batch.clear() },
  ];
  return (
    <section aria-label={t('files')} aria-busy={isBusy}>
      <p aria-live="polite">
        <strong>{failed > 0 ? `${added}; ${t('failed', failed)}` : added}</strong>
        {note && ` ${note}`}
      </p>
      <ul style={LIST}>
        {files.map((photo) => (
          <PhotoRow key={photo.key} photo={photo} />
        ))}
      </ul>
      {!isBusy && (
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'calc(var(--base) / 2)' }}>
          {buttons
            .filter(({ isShown }) => isShown)
            .map(({ label, onClick }) => (
              <Button key={label} buttonStyle="secondary" size="small" onClick={onClick}>
                {label}
              </Button>
            ))}
        </div>
      )}
    </section>
  );
}

/** A button that opens the choice of files of this computer. */
export function FileButton(props: {
  label: string;
  accept: string;
  isDisabled: boolean;
  isSingle?: boolean;
  onFiles: (files: FileList) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        disabled={props.isDisabled}
        onClick={() => input.current?.click()}
      >
        {props.label}
      </Button>
      <input
        ref={input}
        type="file"
        multiple={!props.isSingle}
        hidden
        accept={props.accept}
        aria-label={props.label}
        onChange={({ target }) => {
          if (target.files?.length) props.onFiles(target.files);
          // Otherwise the same files could not be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
