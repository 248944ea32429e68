'use client';

import { ReactSelect, useListQuery } from '@payloadcms/ui';
import type { Where } from 'payload';
import { useEffect, useId, useState } from 'react';
import { useTexts } from '../../../texts/useTexts.ts';
import { useApi } from '../../../admin/useApi.ts';
import texts from './texts.json' with { type: 'json' };

const MAX_PEOPLE = 12;
/** No file has this id: a person without files has an empty list. */
const NO_FILE = 0;

interface Person {
  [key: string]: unknown;
  value: number;
  label: string;
}

interface Found {
  docs: { id: number; name: string }[];
}

/** The records as editors left them, drafts too. */
const LATEST = { depth: '0', draft: 'true' };

/** The fields of a talent, and of the rows of its lists, that hold files. */
const FILE_FIELDS = ['photo', 'curriculum', 'picture', 'file', 'poster'];

const filesOf = (record: unknown): number[] =>
  Object.entries((record ?? {}) as object).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value === 'object') return filesOf(value);
    return FILE_FIELDS.includes(name) && typeof value === 'number' ? [value] : [];
  });

/** Shows the files of one person in the list of files, and in the drawer that chooses one. */
export function PersonFilter() {
  const api = useApi();
  const { t } = useTexts(texts);
  const { handleWhereChange } = useListQuery();
  const id = useId();
  const [people, setPeople] = useState<Person[]>([]);
  const [chosen, setChosen] = useState<Person>();
  const [text, setText] = useState('');
  useEffect(() => {
    const query = new URLSearchParams({ ...LATEST, limit: String(MAX_PEOPLE), sort: 'name' });
    query.set('select[name]', 'true');
    if (text) {
      query.set('where[or][0][name][like]', text);
      query.set('where[or][1][slug][like]', text.normalize('NFD').replace(/\p{M}/gu, ''));
    }
    let isCurrent = true;
    void api<Found>('GET', `/talents?${query}`).then(({ isOk, body }) => {
      if (!isCurrent || !isOk || !body) return;
      setPeople(body.docs.map(({ id: value, name }) => ({ value, label: name })));
    });
    return () => {
      isCurrent = false;
    };
  }, [api, text]);

  const choose = async (person: Person | undefined) => {
    setChosen(person);
    if (!person) return handleWhereChange?.({});
    const path = `/talents/${person.value}?${new URLSearchParams(LATEST)}`;
    const { isOk, body } = await api<object>('GET', path);
    const ids = isOk ? filesOf(body) : [];
    const where: Where = { and: [{ id: { in: ids.length > 0 ? ids : [NO_FILE] } }] };
    await handleWhereChange?.(where);
  };
  return (
    <div style={{ maxWidth: '24rem', marginBottom: 'var(--base)' }}>
      <label htmlFor={id}>{t('person')}</label>
      <ReactSelect
        inputId={id}
        isClearable
        options={people}
        placeholder={t('findPerson')}
        noOptionsMessage={() => t('nobody')}
        // The CMS has found them, also by their name without accents.
        filterOption={() => true}
        onInputChange={setText}
        onChange={(option) => void choose((Array.isArray(option) ? option[0] : option) as Person)}
        {...(chosen && { value: chosen })}
      />
    </div>
  );
}
