'use client';

import { useId, useState } from 'react';
import { type AddedList, type SkillGroup, SKILL_GROUPS } from '#contract/addedValues.ts';
import { findOtherList, namedKey } from '#contract/vocabulary.ts';
import { SmallButton } from '../../../admin/SmallButton.tsx';
import controls from '../../../admin/controls.module.css';
import { addedChoice, choicesOf } from '../../../fields/choices.ts';
import { useApi } from '../../../admin/useApi.ts';
import { useLoaded } from '../../../admin/useLoaded.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import styles from './levelChips.module.css';
import texts from './levelTexts.json' with { type: 'json' };

interface Props {
  list: AddedList;
  /** What the editor has typed. */
  name: string;
  /** Receives the key of the value. */
  onAdd: (key: string) => void;
  onCancel: () => void;
}

/** Asks for the name in both languages of a value that a list lacks, and for the group of a skill. */
export function AddValue({ list, name, onAdd, onCancel }: Props) {
  const { language, t } = useTexts(texts);
  const [es, setEs] = useState(name);
  const [en, setEn] = useState('');
  const [group, setGroup] = useState<SkillGroup>('other');
  const id = useId();
  const groups = choicesOf('skillGroups', SKILL_GROUPS);
  const elsewhere = findOtherList(list, es);
  const finish = () => {
    if (es.trim() && !elsewhere) onAdd(namedKey(list, es, en, group));
  };
  const inputs = [
    ['es', es, setEs],
    ['en', en, setEn],
  ] as const;
  return (
    <div
      className={styles.adding}
      role="group"
      aria-label={t(`new.${list}`)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel();
        else if (event.key !== 'Enter' || event.target instanceof HTMLButtonElement) return;
        else finish();
        // Enter would save the record.
        event.preventDefault();
      }}
    >
      {inputs.map(([locale, value, set], index) => (
        <label key={locale} htmlFor={`${id}-${locale}`}>
          {t(`new.${locale}`)}
          <input
            id={`${id}-${locale}`}
            className={controls.input}
            autoFocus={index === 1}
            lang={locale}
            maxLength={60}
            value={value}
            onChange={({ target }) => set(target.value)}
          />
        </label>
      ))}
      {list === 'skills' && (
        <label htmlFor={`${id}-group`}>
          {t('new.group')}
          <select
            id={`${id}-group`}
            className={controls.input}
            value={group}
            onChange={({ target }) => setGroup(target.value as SkillGroup)}
          >
            {groups.map(({ value, label }) => (
              <option key={value} value={value}>
                {label[language]}
              </option>
            ))}
          </select>
        </label>
      )}
      <SmallButton disabled={elsewhere !== undefined} onClick={finish}>
        {t('new.add')}
      </SmallButton>
      <SmallButton onClick={onCancel}>{t('new.cancel')}</SmallButton>
      {elsewhere && <p role="status">{t(`elsewhere.${elsewhere}`, es.trim())}</p>}
    </div>
  );
}

/** Returns the values that editors have added to a list, as choices, and a function that adds one by its key. */
export function useAddedValues(list: AddedList, isLoaded: boolean) {
  const api = useApi();
  const [own, setOwn] = useState<string[]>([]);
  const stored = useLoaded(isLoaded && list, async () => {
    const { body } = await api<{ values: { key: string }[] }>('GET', '/talents/added-values');
    return (body?.values ?? []).map(({ key }) => key);
  });
  const keys = [...new Set([...(stored ?? []), ...own])];
  const added = keys.map((key) => addedChoice(key, list)).filter((one) => one !== undefined);
  return { added, add: (key: string) => setOwn((known) => [...known, key]) };
}
