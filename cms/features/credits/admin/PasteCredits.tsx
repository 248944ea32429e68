'use client';
import { Button, Drawer, useForm, useModal, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import type { CreditTable } from '../creditColumns.ts';
import { CreditPaste } from './CreditPaste.tsx';
import { TEXTS, describeAdded } from './creditTexts.ts';
import { useRows } from '../../form/admin/useRows.ts';

/** Slug of the drawer, of which a page shows one. */
const DRAWER = 'paste-credits';

/** Credits that were added to the form and can be removed again. */
interface Added {
  list: string;
  ids: string[];
}

/** What the last paste has added, with a button that removes it. */
function AddedCredits({ added, onUndone }: { added: Added; onUndone: () => void }) {
  const { i18n } = useTranslation();
  const language = i18n.language === 'en' ? 'en' : 'es';
  const rows = useRows(added.list);
  const undo = () => {
    rows.remove(added.ids);
    onUndone();
  };
  return (
    <>
      <span>{describeAdded(added.ids.length)[language]}</span>
      <Button buttonStyle="secondary" size="small" margin={false} onClick={undo}>
        {TEXTS.undo[language]}
      </Button>
    </>
  );
}

/** Button that pastes credits from a spreadsheet into one of a talent's lists. */
export function PasteCredits({ tables }: { tables: CreditTable[] }) {
  const { i18n } = useTranslation();
  const { openModal, closeModal, modalState } = useModal();
  const { disabled } = useForm();
  const [added, setAdded] = useState<Added>();
  const language = i18n.language === 'en' ? 'en' : 'es';
  const close = () => closeModal(DRAWER);

  return (
    <div
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 'calc(var(--base) / 2)',
        marginBottom: 'var(--base)',
      }}
      aria-live="polite"
    >
      <Button
        buttonStyle="secondary"
        margin={false}
        disabled={Boolean(disabled)}
        onClick={() => openModal(DRAWER)}
      >
        {TEXTS.open[language]}
      </Button>
      {added && <AddedCredits added={added} onUndone={() => setAdded(undefined)} />}
      <Drawer slug={DRAWER} title={TEXTS.title[language]}>
        {modalState[DRAWER]?.isOpen && (
          <CreditPaste
            tables={tables}
            language={language}
            onAdded={(list, ids) => {
              setAdded({ list, ids });
              close();
            }}
          />
        )}
      </Drawer>
    </div>
  );
}
