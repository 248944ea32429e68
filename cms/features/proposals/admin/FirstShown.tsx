'use client';

import { FieldError, SelectInput, useField, useFormFields } from '@payloadcms/ui';
import { useTexts } from '../../../texts/useTexts.ts';
import type { Media } from '../../../payload-types.ts';
import { useApi } from '../../../admin/useApi.ts';
import { useLoaded } from '../../../admin/useLoaded.ts';
import texts from './texts.json' with { type: 'json' };
import styles from './proposals.module.css';

type Picture = Pick<Media, 'id' | 'url' | 'thumbnailURL'>;

interface Talent {
  photo?: Picture | null;
  gallery?: { picture?: Picture | null }[];
  videos?: { id: string; title?: string | null }[];
}

const QUERY = new URLSearchParams({
  depth: '1',
  'select[photo]': 'true',
  'select[gallery]': 'true',
  'select[videos]': 'true',
});

/** Returns the photographs and videos of the person of a field's row, or `undefined` without one. */
function useTalent(path: string): Talent | undefined {
  const api = useApi();
  const id = useFormFields(([fields]) => fields[path.replace(/[^.]+$/, 'talent')]?.value);
  return useLoaded(id, async () => {
    const { isOk, body } = await api<Talent>('GET', `/talents/${String(id as number)}?${QUERY}`);
    return isOk ? body : undefined;
  });
}

/** Lets an editor choose one of a person's photographs; nothing is shown for a person with one only. */
export function FirstPhoto({ path }: { path: string }) {
  const { t } = useTexts(texts);
  const talent = useTalent(path);
  const { value, setValue, showError, disabled } = useField<number | null>({ path });
  const gallery = (talent?.gallery ?? []).flatMap(({ picture }) => picture ?? []);
  if (!talent || (gallery.length === 0 && !value)) return null;
  const choices = [
    { id: null, picture: talent.photo, label: t('mainPhoto') },
    ...gallery.map((picture, index) => ({
      id: picture.id,
      picture,
      label: t('otherPhoto', index + 2),
    })),
  ];
  return (
    <fieldset className={styles.photos}>
      <legend>{t('photo')}</legend>
      <FieldError path={path} showError={showError} />
      {choices.map(({ id, picture, label }) => (
        <label key={id ?? 'main'} title={label}>
          <input
            type="radio"
            name={path}
            checked={(value ?? null) === id || (id === null && value === talent.photo?.id)}
            disabled={disabled}
            aria-label={label}
            onChange={() => setValue(id)}
          />
          {picture ? <img src={picture.thumbnailURL ?? picture.url ?? ''} alt="" /> : label}
        </label>
      ))}
    </fieldset>
  );
}

/** Lets an editor choose one of a person's videos; nothing is shown for a person with one only. */
export function FirstClip({ path }: { path: string }) {
  const { t } = useTexts(texts);
  const talent = useTalent(path);
  const { value, setValue, showError, disabled } = useField<string | null>({ path });
  const videos = talent?.videos ?? [];
  if (!talent || (videos.length < 2 && !value)) return null;
  return (
    <SelectInput
      path={path}
      name={path}
      label={t('clip')}
      placeholder={t('firstClip')}
      isClearable
      readOnly={disabled}
      showError={showError}
      value={value ?? ''}
      options={videos.map(({ id, title }) => ({ value: id, label: title || id }))}
      onChange={(option) => {
        const chosen = Array.isArray(option) ? option[0] : option;
        setValue((chosen?.value as string | undefined) ?? null);
      }}
    />
  );
}
