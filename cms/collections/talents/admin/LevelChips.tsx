'use client';

import {
  FieldError,
  FieldLabel,
  ReactSelect,
  useDraggableSortable,
  useForm,
  useFormFields,
} from '@payloadcms/ui';
import type { ArrayFieldClientProps } from 'payload';
import { type ComponentProps, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { AddedList } from '#contract/addedValues.ts';
import { readRated } from '#contract/vocabulary.ts';
import { filterByList, optionsOf } from '../../../admin/listOptions.ts';
import { type Choice, addedChoice } from '../../../fields/choices.ts';
import { formatCell } from '../../../spreadsheets/spreadsheetCells.ts';
import { useApi } from '../../../admin/useApi.ts';
import { useLoaded } from '../../../admin/useLoaded.ts';
import { useRows } from '../../../admin/useRows.ts';
import { AddValue } from './AddValue.tsx';
import styles from './levelChips.module.css';
import texts from './levelTexts.json' with { type: 'json' };
import { useTexts } from '../../../texts/useTexts.ts';

/** A chip: a row of the list. The component of react-select receives it as `data`. */
interface Chip {
  [key: string]: unknown;
  /** The row's id: a person may have a language twice until the form is corrected. */
  value: string;
  label: string;
  level: string;
  levels: Choice[];
  isLevelRequired: boolean;
  isNew: boolean;
  isInvalid: boolean;
  isDisabled: boolean;
  /** The id that leads from a problem to the field. */
  levelId: string;
  setLevel: (level: string) => void;
  goOn: () => void;
  remove: () => void;
}

/** Renders a row as a chip with its level; the name is the handle for dragging. */
function LevelChip({ data }: { data: Chip }) {
  const { setNodeRef, listeners, transform } = useDraggableSortable({
    id: data.value,
    disabled: data.isDisabled,
  });
  const select = useRef<HTMLSelectElement>(null);
  const focusIfNew = useEffectEvent(() => {
    if (data.isNew) select.current?.focus();
  });
  // Once, when the row is added.
  useEffect(() => focusIfNew(), []);
  const { language, t } = useTexts(texts);
  const { label } = data;
  return (
    <span
      ref={setNodeRef}
      className={styles.chip}
      data-invalid={data.isInvalid || undefined}
      style={{ transform: transform ?? '' }}
      // The list would open, and react-select would read the keys.
      onMouseDown={(event) => event.stopPropagation()}
      onTouchEnd={(event) => event.stopPropagation()}
    >
      <span {...listeners} className={styles.name}>
        {label}
      </span>
      <select
        ref={select}
        id={data.levelId}
        className={styles.level}
        aria-label={`${t('level')} ${label}`}
        aria-invalid={data.isInvalid}
        aria-required={data.isLevelRequired}
        disabled={data.isDisabled}
        value={data.level}
        onChange={({ target }) => data.setLevel(target.value)}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.key === 'Backspace' || event.key === 'Delete') data.remove();
          else if (event.key !== 'Enter') return;
          event.preventDefault();
          data.goOn();
        }}
      >
        <option value="">{t(data.isLevelRequired ? 'requiredLevel' : 'noLevel')}</option>
        {data.levels.map(({ value, label: level }) => (
          <option key={value} value={value}>
            {level[language]}
          </option>
        ))}
      </select>
      <button
        type="button"
        tabIndex={-1}
        className={styles.remove}
        aria-label={`${t('remove')} ${label}`}
        disabled={data.isDisabled}
        onClick={data.remove}
      >
        ×
      </button>
    </span>
  );
}

// Defined once: react-select mounts a component again when it is another one.
const COMPONENTS = { MultiValue: LevelChip } as NonNullable<
  ComponentProps<typeof ReactSelect>['components']
>;

/** The option that adds a value which the list lacks. */
const NEW = '+';

interface Props extends ArrayFieldClientProps {
  /** Name of the row's field with the key, such as `language`. */
  keyName: string;
  options: Choice[];
  levels: Choice[];
  /** Whether a row cannot be published without a level. */
  isLevelRequired: boolean;
}

/** Shows a list of keys with levels in one line: type to find, Enter to add, then the level. */
export function LevelChips(props: Props) {
  const { path, field, readOnly, keyName, options, levels, isLevelRequired } = props;
  const { language, t } = useTexts(texts);
  const { dispatchFields, getFields, moveFieldRow, setModified, disabled } = useForm();
  const rows = useRows();
  const helpId = useId();
  const inputId = `field-${path}__search`;
  const [newId, setNewId] = useState<string>();
  const vocabulary = `${keyName}s` as AddedList;
  const [typed, setTyped] = useState('');
  const [adding, setAdding] = useState<string>();
  const api = useApi();
  const added = useLoaded(typed && vocabulary, async () => {
    const { body } = await api<{ values: { key: string }[] }>('GET', '/talents/added-values');
    return (body?.values ?? []).flatMap(({ key }) => addedChoice(key, vocabulary) ?? []);
  });
  const isKnown = filterByList(vocabulary);
  const isDisabled = Boolean(disabled || readOnly);
  const list = useFormFields(([fields]) =>
    (fields[path]?.rows ?? []).map(({ id }, index) => ({
      id,
      key: String(fields[`${path}.${index}.${keyName}`]?.value ?? ''),
      level: String(fields[`${path}.${index}.level`]?.value ?? ''),
      isInvalid: [keyName, 'level'].some(
        (name) => fields[`${path}.${index}.${name}`]?.valid === false,
      ),
    })),
  );

  const goOn = () => document.getElementById(inputId)?.focus();
  // The rows can have moved since the last rendering.
  const indexOf = (id: string) => getFields()[path]?.rows?.findIndex((row) => row.id === id) ?? -1;
  const setLevel = (id: string, level: string) => {
    const index = indexOf(id);
    if (index < 0) return;
    dispatchFields({
      type: 'UPDATE',
      path: `${path}.${index}.level`,
      value: level || null,
      valid: true,
    });
    setModified(true);
  };
  const chips = list.map(({ id, key, level, isInvalid }, index): Chip => ({
    levelId: `field-${path}__${index}__level`,
    value: id,
    level,
    levels,
    isLevelRequired,
    isInvalid,
    isDisabled,
    goOn,
    label: formatCell(key, { kind: 'choice', choices: options }, language),
    isNew: id === newId,
    setLevel: (chosen) => setLevel(id, chosen),
    remove: () => {
      rows.remove(path, [id]);
      goOn();
    },
  }));

  // "castellano" is there as "Español".
  const [named] = readRated(vocabulary, typed).values;
  const present = chips[list.findIndex(({ key }) => key === named)];

  /** Takes over the one change of react-select: a chip more, a chip less, or a chip at another place. */
  const change = (chosen: Chip[]) => {
    const ids = chosen.map(({ value }) => value);
    const chip = chosen.find(({ value }) => !list.some(({ id }) => id === value));
    if (chip?.value === NEW && present) return document.getElementById(present.levelId)?.focus();
    if (chip?.value === NEW) return setAdding(typed.trim());
    if (chip) {
      // "inglés B2" has a level.
      const rated = readRated(vocabulary, typed);
      const [level] = rated.values.includes(chip.value) ? rated.levels : [];
      const known = levels.some(({ value }) => value === level) ? level : null;
      return setNewId(rows.add(path, [{ [keyName]: chip.value, level: known }])[0]);
    }
    const removed = list.find(({ id }) => !ids.includes(id));
    if (removed) return rows.remove(path, [removed.id]);
    const moveToIndex = ids.findIndex((id, index) => id !== list[index]?.id);
    if (moveToIndex < 0) return;
    // Dragged from behind to this place, or from this place to behind.
    const isForward = ids[moveToIndex] === list[moveToIndex + 1]?.id;
    const from = isForward ? list[moveToIndex]!.id : ids[moveToIndex]!;
    moveFieldRow({
      path,
      moveFromIndex: indexOf(from),
      moveToIndex: isForward ? ids.indexOf(from) : moveToIndex,
    });
  };
  return (
    <div
      className={`field-type ${styles.field}`}
      id={`field-${path}`}
      data-invalid={chips.some(({ isInvalid }) => isInvalid) || undefined}
    >
      <FieldLabel htmlFor={inputId} {...(field.label ? { label: field.label } : {})} path={path} />
      <FieldError path={path} />
      <ReactSelect
        inputId={inputId}
        isMulti
        isSortable
        isClearable={false}
        disabled={isDisabled}
        placeholder={t('find')}
        components={COMPONENTS}
        filterOption={(option, search) =>
          option.value === NEW ? search.trim().length > 1 : isKnown(option, search)
        }
        onInputChange={(text) => {
          // Emptied when an option is chosen, before the change.
          if (text) setTyped(text);
        }}
        options={[
          ...optionsOf([...options, ...(added ?? [])], language).filter(
            ({ value }) => !list.some(({ key }) => key === value),
          ),
          {
            value: NEW,
            label: present ? t('present', present.label) : t(`add.${vocabulary}`, typed.trim()),
          },
        ]}
        value={chips}
        onChange={(chosen) => change(chosen as Chip[])}
        {...{ 'aria-describedby': helpId }}
      />
      {adding !== undefined && (
        <AddValue
          list={vocabulary}
          name={adding}
          onCancel={() => {
            setAdding(undefined);
            goOn();
          }}
          onAdd={(key) => {
            setAdding(undefined);
            if (list.some((one) => one.key === key)) return goOn();
            setNewId(rows.add(path, [{ [keyName]: key, level: null }])[0]);
          }}
        />
      )}
      <p id={helpId} className={`field-description ${styles.help}`}>
        {t('help')}
      </p>
    </div>
  );
}
