'use client';

import { Button, Drawer, useForm, useModal } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { bilingual } from '../../../texts/labels.ts';
import type { CreditTable } from '../creditColumns.ts';
import { useRows } from '../../form/admin/useRows.ts';
import { CreditLines } from './CreditLines.tsx';
import { type PastedCredits, readCredits } from '../readCredits.ts';
import styles from './credits.module.css';
import { useAdminLanguage } from '../../../texts/useAdminLanguage.ts';

const TEXTS = {
  label: bilingual('Pegar trabajos, formación y premios', 'Paste credits, studies and awards'),
  help: bilingual(
    'De un correo, un PDF, un currículum o una hoja de cálculo, tal como estén. Se muestran antes de añadirlos. El papel queda en el idioma que estás editando.',
    'From an e-mail, a PDF, a résumé or a spreadsheet, as they are. They are shown before they are added. The role is in the language that you are editing.',
  ),
  placeholder: bilingual(
    'CINE\n2023 «La marea». Dir. Ana Ruiz. Como Inés',
    'FILM\n2023 The Tide. Dir. Ana Ruiz. As Inés',
  ),
  read: bilingual('Ver los trabajos', 'Show the credits'),
  title: bilingual('Trabajos pegados', 'Pasted credits'),
  none: bilingual(
    'No hay ningún trabajo en este texto. Cada uno necesita al menos su título.',
    'There is no credit in this text. Each needs its title at least.',
  ),
  undo: bilingual('Deshacer', 'Undo'),
  added: (count: number) =>
    bilingual(
      `${count === 1 ? '1 línea añadida' : `${count} líneas añadidas`} al final de sus listas. Guarda la ficha para conservarlas.`,
      `${count === 1 ? '1 line' : `${count} lines`} added at the end of their lists. Save the record to keep them.`,
    ),
};

/** Slug of the drawer, of which a page shows one. */
const DRAWER = 'paste-credits';

/** Ids of the rows that were added to the form, by their list. */
type Added = Record<string, string[]>;

const countOf = (added: Added): number => Object.values(added).flat().length;

/** Says what was added, and offers to undo it. */
function AddedCredits({ added, onUndo }: { added: Added; onUndo: () => void }) {
  const language = useAdminLanguage();
  return (
    <div className={styles.bar} role="status">
      <span>{TEXTS.added(countOf(added))[language]}</span>
      <Button buttonStyle="secondary" size="small" margin={false} onClick={onUndo}>
        {TEXTS.undo[language]}
      </Button>
    </div>
  );
}

/** Reads credits from whatever is pasted, shows what they become, and adds them to their lists. */
export function PasteCredits({ tables }: { tables: CreditTable[] }) {
  const language = useAdminLanguage();
  const { openModal, closeModal, modalState } = useModal();
  const { disabled } = useForm();
  const rows = useRows();
  const id = useId();
  const [text, setText] = useState('');
  const [pasted, setPasted] = useState<PastedCredits>();
  const [added, setAdded] = useState<Added>();

  const read = (content: string) => {
    const found = readCredits(content, tables);
    setPasted(found);
    setAdded(undefined);
    if (found.credits.length > 0) openModal(DRAWER);
  };
  const add = (credits: Record<string, Record<string, unknown>[]>, isComplete: boolean) => {
    const ids = Object.entries(credits).map(([list, values]) => [list, rows.add(list, values)]);
    setAdded((before = {}) => {
      const merged = { ...before };
      for (const [list, newIds] of ids as [string, string[]][]) {
        merged[list] = [...(merged[list] ?? []), ...newIds];
      }
      return merged;
    });
    if (!isComplete) return;
    setText('');
    setPasted(undefined);
    closeModal(DRAWER);
  };
  const undo = () => {
    for (const [list, ids] of Object.entries(added ?? {})) rows.remove(list, ids);
    setAdded(undefined);
  };

  return (
    <div className={styles.field}>
      <label htmlFor={id}>{TEXTS.label[language]}</label>
      <textarea
        id={id}
        rows={3}
        value={text}
        placeholder={TEXTS.placeholder[language]}
        disabled={Boolean(disabled)}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => setText(target.value)}
        onPaste={({ clipboardData, currentTarget }) => {
          const content = clipboardData.getData('text/plain');
          // A word is corrected in a text that is already there.
          if (currentTarget.value.trim() || !content.trim()) return;
          setText(content);
          read(content);
        }}
      />
      <p id={`${id}-help`} className="field-description">
        {TEXTS.help[language]}
      </p>
      {text.trim() && (
        <div className={styles.bar}>
          <Button buttonStyle="secondary" size="small" margin={false} onClick={() => read(text)}>
            {TEXTS.read[language]}
          </Button>
          <span role="alert">{pasted?.credits.length === 0 && TEXTS.none[language]}</span>
        </div>
      )}
      {added && <AddedCredits added={added} onUndo={undo} />}
      <Drawer slug={DRAWER} title={TEXTS.title[language]}>
        {modalState[DRAWER]?.isOpen && pasted && (
          <CreditLines pasted={pasted} tables={tables} language={language} onAdd={add} />
        )}
      </Drawer>
    </div>
  );
}
