'use client';
import { Button } from '@payloadcms/ui';
import { TEXTS, describePhoto, summarise } from './uploadTexts.ts';
import type { Photo } from './uploadBatch.ts';

interface Props {
  language: 'es' | 'en';
  photos: readonly Photo[];
  /** What has become of the files, besides their number. */
  note?: string | undefined;
  onRetry: () => void;
  onUndo: () => void;
  onClose: () => void;
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

function PhotoRow({ photo, language }: { photo: Photo; language: 'es' | 'en' }) {
  const { file, progress, state } = photo;
  return (
    <li style={ROW}>
      <span style={NAME} title={file.name}>
        {file.name}
      </span>
      <progress style={{ width: '100%' }} max={1} value={progress} aria-label={file.name} />
      <span style={state === 'failed' ? FAILED : {}}>{describePhoto(photo, language)}</span>
    </li>
  );
}

/** Lists files with their progress, and offers to retry, to undo and to close when all have ended. */
export function UploadList({ language, photos, note, onRetry, onUndo, onClose }: Props) {
  const isBusy = photos.some(({ state }) => state === 'waiting' || state === 'sending');
  const hasFailed = photos.some(({ state }) => state === 'failed');
  const hasStored = photos.some(({ state }) => state === 'stored');
  const buttons = [
    { isShown: hasFailed, label: TEXTS.retry, onClick: onRetry },
    { isShown: hasStored, label: TEXTS.undo, onClick: onUndo },
    { isShown: true, label: TEXTS.close, onClick: onClose },
  ];
  return (
    <section aria-label={TEXTS.files[language]} aria-busy={isBusy}>
      <p aria-live="polite">
        <strong>{summarise(photos, language)}</strong>
        {note && ` ${note}`}
      </p>
      <ul style={LIST}>
        {photos.map((photo) => (
          <PhotoRow key={photo.key} photo={photo} language={language} />
        ))}
      </ul>
      {!isBusy && (
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'calc(var(--base) / 2)' }}>
          {buttons
            .filter(({ isShown }) => isShown)
            .map(({ label, onClick }) => (
              <Button key={label.es} buttonStyle="secondary" size="small" onClick={onClick}>
                {label[language]}
              </Button>
            ))}
        </div>
      )}
    </section>
  );
}
