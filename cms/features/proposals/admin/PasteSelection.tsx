'use client';

import { useForm } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { parseLink, type SentPerson } from '#contract/selectionLink.ts';
import { bilingual } from '../../../texts/labels.ts';
import { useRows } from '../../form/admin/useRows.ts';
import styles from './proposals.module.css';
import { useAdminLanguage } from '../../../texts/useAdminLanguage.ts';
import type { Talent } from '../../../payload-types.ts';
import { useApi } from '../../useApi.ts';

const TEXTS = {
  label: bilingual('Añadir a las personas de una selección', 'Add the people of a selection'),
  help: bilingual(
    'Pega el enlace de una selección de la web: llegan sus personas, en su orden y con sus notas.',
    'Paste the link to a selection of the site: its people come, in their order and with their notes.',
  ),
  notLink: bilingual(
    'No es el enlace de una selección: se copia en la página «Selección» de la web',
    'It is not the link to a selection: it is copied on the page “Selection” of the site',
  ),
  failed: bilingual('No hay respuesta: prueba otra vez', 'No answer: try again'),
  added: (count: number) =>
    bilingual(
      count === 1 ? 'Añadida 1 persona.' : `Añadidas ${count} personas.`,
      count === 1 ? 'Added 1 person.' : `Added ${count} people.`,
    ),
  missing: (count: number) =>
    bilingual(
      count === 1
        ? 'Falta 1, que ya no está en línea.'
        : `Faltan ${count}, que ya no están en línea.`,
      count === 1
        ? '1 is missing, who is not online.'
        : `${count} are missing, who are not online.`,
    ),
  damaged: bilingual('Al enlace le falta una parte.', 'A part of the link is missing.'),
};

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
  const language = useAdminLanguage();
  const { disabled, dispatchFields, getFields } = useForm();
  const rows = useRows();
  const id = useId();
  const [text, setText] = useState('');
  const [message, setMessage] = useState('');

  const add = async (link: string) => {
    const list = URL.canParse(link) ? parseLink(new URL(link).hash) : undefined;
    if (!list || list === 'later' || list.people.length === 0) {
      return setMessage(TEXTS.notLink[language]);
    }
    const found = await findRows(api, list.people);
    if (!found) return setMessage(TEXTS.failed[language]);
    rows.add('people', found);
    if (list.name && !getFields().project?.value) {
      dispatchFields({ type: 'UPDATE', path: 'project', value: list.name });
    }
    const missing = list.people.length - found.length;
    const parts = [
      TEXTS.added(found.length),
      ...(missing > 0 ? [TEXTS.missing(missing)] : []),
      ...(list.isDamaged ? [TEXTS.damaged] : []),
    ];
    setMessage(parts.map((part) => part[language]).join(' '));
    setText('');
  };

  return (
    <div className={`field-type text ${styles.paste}`}>
      <label htmlFor={id}>{TEXTS.label[language]}</label>
      <input
        id={id}
        type="url"
        value={text}
        placeholder="https://…/seleccion#2.…"
        disabled={Boolean(disabled)}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => setText(target.value)}
        onPaste={(event) => {
          const link = event.clipboardData.getData('text/plain').trim();
          if (text || !link) return;
          event.preventDefault();
          setText(link);
          void add(link);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter would save the record.
          event.preventDefault();
          void add(text.trim());
        }}
      />
      <p id={`${id}-help`} className="field-description">
        {TEXTS.help[language]}
      </p>
      <p role="status">{message}</p>
    </div>
  );
}
