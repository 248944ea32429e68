'use client';

import { Button } from '@payloadcms/ui';
import { useRef } from 'react';
import type { Photo } from './uploadBatch.ts';
import { bilingual } from '../../../texts/labels.ts';

/** Texts of the upload of many files. */
const TEXTS = {
  retry: bilingual('Reintentar los que faltan', 'Retry those that failed'),
  undo: bilingual('Deshacer: quitar estos archivos', 'Undo: remove these files'),
  close: bilingual('Cerrar la lista', 'Close the list'),
  files: bilingual('Archivos que se suben', 'Files being uploaded'),
};

const STATES: Record<Photo['state'], { es: string; en: string }> = {
  waiting: bilingual('En espera', 'Waiting'),
  sending: bilingual('Subiendo', 'Uploading'),
  stored: bilingual('Añadido', 'Added'),
  failed: bilingual('No se ha subido', 'Not uploaded'),
};
const PREPARING = bilingual('Preparando', 'Preparing');

/** Returns what happens to a file, e.g. "No se ha subido: …". */
function describePhoto({ state, progress, problem }: Photo, language: 'es' | 'en'): string {
  if (state === 'sending' && progress === 1) return PREPARING[language];
  return problem ? `${STATES[state][language]}: ${problem}` : STATES[state][language];
}

/** Returns how many files have been added, and how many failed. */
function summarise(photos: readonly Photo[], language: 'es' | 'en'): string {
  const stored = photos.filter(({ state }) => state === 'stored').length;
  const failed = photos.filter(({ state }) => state === 'failed').length;
  const isOne = failed === 1;
  const es = failed > 0 ? `; ${failed} no se ${isOne ? 'ha' : 'han'} podido subir` : '';
  const en = failed > 0 ? `; ${failed} could not be uploaded` : '';
  return language === 'en'
    ? `${stored} of ${photos.length} files added${en}`
    : `${stored} de ${photos.length} archivos añadidos${es}`;
}

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

/** A button that opens the choice of files of this computer. */
export function FileButton(props: {
  label: string;
  accept: string;
  isDisabled: boolean;
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
        multiple
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
