'use client';

import { Dropzone, useForm } from '@payloadcms/ui';
import { FILE_TYPES } from '#contract/uploads.ts';
import type { Choice } from '../../../fields/choices.ts';
import { bilingual } from '../../../texts/labels.ts';
import { useRows } from '../../form/admin/useRows.ts';
import { FileButton, UploadList, useUploads } from '../../media/admin/uploads.tsx';
import { guessLanguage } from '../guessLanguage.ts';
import { useAdminLanguage } from '../../../texts/useAdminLanguage.ts';

const ACCEPTED = [...FILE_TYPES.audio, '.m4a'].join();
const CENTRED = {
  display: 'grid',
  gap: 'calc(var(--base) / 4)',
  justifyItems: 'center',
  width: '100%',
} as const;
const TEXTS = {
  drop: bilingual('Arrastra aquí los audios', 'Drag the recordings here'),
  choose: bilingual('Elegir audios', 'Choose recordings'),
  help: bilingual(
    'Si el archivo se llama como el idioma («euskera.mp3»), el idioma se rellena solo.',
    'If the file is named after the language (“basque.mp3”), the language is filled in.',
  ),
};

/** Adds a voice clip for each recording that is dropped or chosen. */
export function VoiceFiles({
  languages,
  path = 'voiceClips',
}: {
  languages: Choice[];
  path?: string;
}) {
  const language = useAdminLanguage();
  const { disabled, setModified } = useForm();
  const rows = useRows();
  const { batch, files, discard } = useUploads(path, (mediaId, { name }) => {
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
          <span>{TEXTS.drop[language]}</span>
          <FileButton
            label={TEXTS.choose[language]}
            accept={ACCEPTED}
            isDisabled={Boolean(disabled)}
            onFiles={upload}
          />
          <small style={{ textAlign: 'center' }}>{TEXTS.help[language]}</small>
        </div>
      </Dropzone>
      <UploadList batch={batch} files={files} onUndo={undo} />
    </div>
  );
}
