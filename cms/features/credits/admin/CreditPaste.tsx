'use client';
import { Button } from '@payloadcms/ui';
import { useMemo, useState } from 'react';
import type { Bilingual } from '../../../texts/labels.ts';
import type { CreditTable } from '../creditColumns.ts';
import { type Table, isFilled, parseTable } from '../../import/delimitedText.ts';
import {
  MAX_CREDITS,
  type PastedTable,
  findBestTable,
  readCredits,
  recogniseColumns,
} from '../pastedCredits.ts';
import { useRows } from '../../form/admin/useRows.ts';
import { CreditPreview } from './CreditPreview.tsx';
import { TEXTS, addLabel, describeInvalid } from './creditTexts.ts';

interface Props {
  tables: CreditTable[];
  language: keyof Bilingual;
  /** Receives the name of the list and the ids of the added rows. */
  onAdded: (list: string, ids: string[]) => void;
}

/** What the editor has pasted, the list it belongs to, and the recognised columns. */
interface Paste {
  cells: Table;
  list: CreditTable;
  table: PastedTable;
}

const STACK = { display: 'grid', gap: 'calc(var(--base) / 2)', paddingBottom: 'var(--base)' };

/** Step after a paste: the preview, and the button that adds the valid rows to the form. */
function PastedCredits({
  paste,
  language,
  onAdded,
  onMapping,
}: {
  paste: Paste;
  language: keyof Bilingual;
  onAdded: Props['onAdded'];
  onMapping: (mapping: PastedTable['mapping']) => void;
}) {
  const { list, table } = paste;
  const rows = useRows(list.name);
  const credits = useMemo(() => readCredits(table, list), [table, list]);
  const valid = credits.filter(({ problems }) => problems.size === 0);
  const invalid = credits.length - valid.length;
  const add = () => onAdded(list.name, rows.add(valid.map(({ values }) => values)));
  return (
    <>
      <CreditPreview
        table={table}
        credits={credits}
        columns={list.columns}
        language={language}
        onMapping={onMapping}
      />
      <div aria-live="polite">{invalid > 0 && describeInvalid(invalid)[language]}</div>
      <div>
        <Button disabled={valid.length === 0} onClick={add}>
          {addLabel(valid.length)[language]}
        </Button>
      </div>
    </>
  );
}

/** Reads pasted cells, shows what they become, and adds them to the open form. */
export function CreditPaste({ tables, language, onAdded }: Props) {
  const [paste, setPaste] = useState<Paste>();
  const [isTooLong, setTooLong] = useState(false);
  const read = (text: string) => {
    const cells = parseTable(text).filter(isFilled);
    const list = findBestTable(cells, tables);
    setTooLong(cells.length > MAX_CREDITS + 1);
    const isUsable = cells.length > 0 && cells.length <= MAX_CREDITS + 1;
    setPaste(isUsable ? { cells, list, table: recogniseColumns(cells, list) } : undefined);
  };
  const choose = ({ cells }: Paste, name: string) => {
    const list = tables.find((table) => table.name === name);
    if (list) setPaste({ cells, list, table: recogniseColumns(cells, list) });
  };
  return (
    <div style={STACK}>
      <p>{TEXTS.help[language]}</p>
      <label>
        {TEXTS.cells[language]}
        <textarea
          rows={5}
          style={{ display: 'block', width: '100%', whiteSpace: 'pre', overflowX: 'auto' }}
          onChange={({ target }) => read(target.value)}
        />
      </label>
      <div role="alert">{isTooLong && TEXTS.tooMany(MAX_CREDITS)[language]}</div>
      {paste && (
        <>
          <label>
            {`${TEXTS.list[language]} `}
            <select value={paste.list.name} onChange={({ target }) => choose(paste, target.value)}>
              {tables.map(({ name, label }) => (
                <option key={name} value={name}>
                  {label[language]}
                </option>
              ))}
            </select>
          </label>
          <PastedCredits
            paste={paste}
            language={language}
            onAdded={onAdded}
            onMapping={(mapping) => setPaste({ ...paste, table: { ...paste.table, mapping } })}
          />
        </>
      )}
    </div>
  );
}
