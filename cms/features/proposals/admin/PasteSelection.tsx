'use client';

import { useForm } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { parseLink, type SentPerson } from '#contract/selectionLink.ts';
import { useRows } from '../../../admin/useRows.ts';
import texts from './texts.json' with { type: 'json' };
import styles from './proposals.module.css';
import { useTexts } from '../../../texts/useTexts.ts';
import type { Talent } from '../../../payload-types.ts';
import { useApi } from '../../../admin/useApi.ts';

/** Returns the published people of a list, in its order, as rows of the form. */
async function findRows(api: ReturnType<typeof useApi>, people: readonly SentPerson[]) {
  const query = new URLSearchParams({
    'where[shareId][in]': people.map(({ id }) => id).join(','),
    'where[_status][equals]': 'published',
    'select[shareId]': 'true',
    depth: '0',
    limit: String(people.length),
  });
  const { isOk, body } = await api<{ docs: Pick<Talent, 'id' | 'shareId'>[] }>(
    'GET',
    `/talents?${query}`,
  );
  if (!isOk || !body) return undefined;
  const ids = new Map(body.docs.map(({ id, shareId }) => [shareId, id]));
  return people.flatMap(({ id, note }) => {
    const talent = ids.get(id);
    return talent === undefined ? [] : [{ talent, note: note || null, photo: null, clip: null }];
  });
}

/** Adds people to the proposal by the link of a selection. An empty project gets the selection's name. */
export function PasteSelection() {
  const api = useApi();
  const { t } = useTexts(texts);
  const { disabled, dispatchFields, getFields } = useForm();
  const rows = useRows();
  const id = useId();
  const [link, setLink] = useState('');
  const [message, setMessage] = useState('');

  const add = async (pasted: string) => {
    const list = URL.canParse(pasted) ? parseLink(new URL(pasted).hash) : undefined;
    if (!list || list === 'later' || list.people.length === 0) {
      return setMessage(t('notLink'));
    }
    const found = await findRows(api, list.people);
    if (!found) return setMessage(t('noAnswer'));
    rows.add('people', found);
    if (list.name && !getFields().project?.value) {
      dispatchFields({ type: 'UPDATE', path: 'project', value: list.name });
    }
    const missing = list.people.length - found.length;
    const parts = [
      t(found.length === 1 ? 'addedOne' : 'added', found.length),
      ...(missing > 0 ? [t(missing === 1 ? 'missingOne' : 'missing', missing)] : []),
      ...(list.isDamaged ? [t('damaged')] : []),
    ];
    setMessage(parts.join(' '));
    setLink('');
  };

  return (
    <div className={`field-type text ${styles.paste}`}>
      <label htmlFor={id}>{t('paste')}</label>
      <input
        id={id}
        type="url"
        value={link}
        placeholder="https://…/seleccion#2.…"
        disabled={Boolean(disabled)}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => setLink(target.value)}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text/plain').trim();
          if (link || !pasted) return;
          event.preventDefault();
          setLink(pasted);
          void add(pasted);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter would save the record.
          event.preventDefault();
          void add(link.trim());
        }}
      />
      <p id={`${id}-help`} className="field-description">
        {t('pasteHelp')}
      </p>
      <p role="status">{message}</p>
    </div>
  );
}
