'use client';
import { Button } from '@payloadcms/ui';
import { useRef } from 'react';
import { ResultTable } from './ResultTable.tsx';
import type { KnownColumn } from './readSpreadsheet.ts';
import { PROSE, SECTION } from './importStyles.ts';
import { DONE, PLANNED, TEXTS, importLabel, summarise } from './importTexts.ts';
import { type ImportState, useImport } from './useImport.ts';

interface Props {
  language: 'es' | 'en';
  columns: KnownColumn[];
}

/** How far the check or the import is, with a button that stops it. */
function Progress({
  state,
  language,
  onStop,
}: {
  state: ImportState;
  language: 'es' | 'en';
  onStop: () => void;
}) {
  const { step, total, results } = state;
  if (step !== 'checking' && step !== 'importing') return null;
  const label = TEXTS[step][language];
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: 'calc(var(--base) / 2)' }}>
      <progress max={total} value={results.length} aria-label={label} />
      <span>{`${label}: ${results.length} / ${total}`}</span>
      <Button buttonStyle="secondary" size="small" margin={false} onClick={onStop}>
        {TEXTS.stop[language]}
      </Button>
    </div>
  );
}

/** Checks a spreadsheet of talents, shows what each row would do, and imports it as drafts. */
export function TalentImport({ language, columns }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const { state, choose, start, stop, listUrl } = useImport(columns, language);
  const { step, results, ignored, problem } = state;
  const isBusy = step === 'checking' || step === 'importing';
  const usable = results.filter(({ action }) => action === 'create' || action === 'update');
  return (
    <section style={SECTION}>
      <h2>{TEXTS.importTitle[language]}</h2>
      <p style={PROSE}>{TEXTS.importHelp[language]}</p>
      <Button
        buttonStyle="secondary"
        margin={false}
        disabled={isBusy}
        onClick={() => input.current?.click()}
      >
        {TEXTS.choose[language]}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.tsv,.txt,.xlsx"
        aria-label={TEXTS.choose[language]}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void choose(file);
          // Otherwise the corrected file of the same name could not be chosen.
          target.value = '';
        }}
      />
      <p role="alert" style={PROSE}>
        {problem && TEXTS[problem][language]}
      </p>
      {ignored.length > 0 && (
        <p style={PROSE}>{`${TEXTS.ignored[language]}: ${ignored.join(', ')}`}</p>
      )}
      <Progress state={state} language={language} onStop={stop} />
      <p aria-live="polite" style={PROSE}>
        <strong>
          {!isBusy &&
            summarise(
              results.map(({ action }) => action),
              language,
            )}
        </strong>
      </p>
      {step === 'checked' && usable.length > 0 && (
        <Button onClick={() => void start()} margin={false}>
          {importLabel(usable.length)[language]}
        </Button>
      )}
      {step === 'done' && <a href={listUrl}>{TEXTS.list[language]}</a>}
      {results.length > 0 && (
        <ResultTable
          results={results}
          columns={columns}
          language={language}
          actions={step === 'importing' || step === 'done' ? DONE : PLANNED}
          listUrl={listUrl}
        />
      )}
    </section>
  );
}
