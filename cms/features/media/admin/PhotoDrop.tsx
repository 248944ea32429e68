'use client';
import { Button, Dropzone } from '@payloadcms/ui';
import { useRef } from 'react';
import { HEIC_TYPES, RASTER_TYPES } from '#contract/uploads.ts';
import { TEXTS } from './galleryTexts.ts';

/** Systems that do not know HEIC report its files without a type. */
const ACCEPTED = [...RASTER_TYPES, ...HEIC_TYPES, '.heic', '.heif'].join();

const CENTRED = {
  display: 'grid',
  gap: 'calc(var(--base) / 4)',
  justifyItems: 'center',
  width: '100%',
} as const;

interface Props {
  language: 'es' | 'en';
  disabled: boolean;
  onFiles: (files: FileList) => void;
}

/** Accepts many files: dropped, pasted, or chosen with the button. */
export function PhotoDrop({ language, disabled, onFiles }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Dropzone multipleFiles disabled={disabled} onChange={onFiles}>
      <div style={CENTRED}>
        <span>{TEXTS.drop[language]}</span>
        <Button
          buttonStyle="secondary"
          size="small"
          margin={false}
          disabled={disabled}
          onClick={() => input.current?.click()}
        >
          {TEXTS.choose[language]}
        </Button>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept={ACCEPTED}
          aria-label={TEXTS.choose[language]}
          onChange={({ target }) => {
            if (target.files?.length) onFiles(target.files);
            // Otherwise the same files could not be chosen again.
            target.value = '';
          }}
        />
        <small style={{ textAlign: 'center' }}>{TEXTS.help[language]}</small>
      </div>
    </Dropzone>
  );
}
