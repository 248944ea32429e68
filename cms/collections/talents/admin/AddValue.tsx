'use client';

import { useState } from 'react';
import { type AddedList, type SkillGroup, SKILL_GROUPS } from '#contract/addedValues.ts';
import { findOtherList, namedKey } from '#contract/vocabulary.ts';
import { SmallButton } from '../../../admin/SmallButton.tsx';
import controls from '../../../admin/controls.module.css';
import { choicesOf } from '../../../fields/choices.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import texts from './levelTexts.json' with { type: 'json' };

interface ValueNames {
  es: string;
  en: string;
  /** Of a skill. */
  group: SkillGroup;
}

interface NameFieldsProps {
  list: AddedList;
  names: ValueNames;
  isNew?: boolean;
  onChange: (names: ValueNames) => void;
}

/** Asks for the names of a value in both languages, and for the group of a skill. */
export function NameFields({ list, names, isNew = false, onChange }: NameFieldsProps) {
  const { language, t } = useTexts(texts);
  return (
    <>
      {(['es', 'en'] as const).map((locale) => (
        <label key={locale}>
          {t(`new.${locale}`)}
          <input
            className={controls.input}
            autoFocus={isNew && locale === 'en'}
            lang={locale}
            maxLength={60}
            value={names[locale]}
            onChange={({ target }) => onChange({ ...names, [locale]: target.value })}
          />
        </label>
      ))}
      {list === 'skills' && (
        <label>
          {t('new.group')}
          <select
            className={controls.input}
            value={names.group}
            onChange={({ target }) => onChange({ ...names, group: target.value as SkillGroup })}
          >
            {choicesOf('skillGroups', SKILL_GROUPS).map(({ value, label }) => (
              <option key={value} value={value}>
                {label[language]}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  );
}

interface Props {
  list: AddedList;
  /** What the editor has typed. */
  name: string;
  /** Receives the key of the value. */
  onAdd: (key: string) => void;
  onCancel: () => void;
}

/** Asks what a value is that a list lacks. */
export function AddValue({ list, name, onAdd, onCancel }: Props) {
  const { t } = useTexts(texts);
  const [names, setNames] = useState<ValueNames>({ es: name, en: '', group: 'other' });
  const elsewhere = findOtherList(list, names.es);
  const finish = () => {
    const isNamed = names.es.trim() && !elsewhere;
    if (isNamed) onAdd(namedKey(list, names.es, names.en, names.group));
  };
  return (
    <div
      className={controls.fields}
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
      <NameFields list={list} names={names} isNew onChange={setNames} />
      <SmallButton disabled={elsewhere !== undefined} onClick={finish}>
        {t('new.add')}
      </SmallButton>
      <SmallButton onClick={onCancel}>{t('new.cancel')}</SmallButton>
      {elsewhere && <p role="status">{t(`elsewhere.${elsewhere}`, names.es.trim())}</p>}
    </div>
  );
}
