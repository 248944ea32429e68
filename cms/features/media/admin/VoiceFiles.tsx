'use client';

import { Dropzone, useForm } from '@payloadcms/ui';
import { FILE_TYPES } from '#contract/uploads.ts';
import type { Choice } from '../../../fields/choices.ts';
import { useRows } from '../../../admin/useRows.ts';
import { FileButton, UploadList, useUploads } from './uploads.tsx';
import { guessLanguage } from './guessLanguage.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import texts from './voiceTexts.json' with { type: 'json' };

const ACCEPTED = [...FILE_TYPES.audio, '.m4a'].join();
const CENTRED = {
  display: 'grid',
  gap: 'calc(var(--base) / 4)',
  justifyItems: 'center',
  width: '100%',
} as const;

export function VoiceFiles({
  languages,
  path = 'voiceClips',
}: {
  languages: Choice[];
  path?: string;
}) {
  const { t } = useTexts(texts);
  const { disabled, setModified } = useForm();
  const rows = useRows();
  const { batch, files, discard } = useUploads(path, /^audio\//, (mediaId, { name }) => {
    const heard = guessLanguage(name, languages) ?? null;
    return rows.add(path, [{ kind: 'language', language: heard, file: mediaId }])[0] ?? '';
  });
  const upload = (chosen: FileList) => {
    setModified(true);
    batch.add(chosen);
  };
  const undo = () => {
    rows.remove(
      path,
      files.flatMap(({ rowId }) => rowId ?? []),
    );
    discard();
  };
  return (
    <div style={{ display: 'grid', gap: 'calc(var(--base) / 2)', marginBottom: 'var(--base)' }}>
      <Dropzone multipleFiles disabled={Boolean(disabled)} onChange={upload}>
        <div style={CENTRED}>
          <span>{t('drop')}</span>
          <FileButton
            label={t('choose')}
            accept={ACCEPTED}
            isDisabled={Boolean(disabled)}
            onFiles={upload}
          />
          <small style={{ textAlign: 'center' }}>{t('help')}</small>
        </div>
      </Dropzone>
      <UploadList batch={batch} files={files} onUndo={undo} />
    </div>
  );
}
