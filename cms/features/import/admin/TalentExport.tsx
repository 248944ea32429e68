'use client';
import { Button, toast, useConfig } from '@payloadcms/ui';
import { useState } from 'react';
import { formatCsv } from '../delimitedText.ts';
import { markText } from '../spreadsheetCells.ts';
import { fetchTable } from './TalentImport.tsx';
import { PROSE, SECTION } from './importStyles.ts';
import { TEXTS } from './importTexts.ts';

const BUTTONS = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'calc(var(--base) / 2)',
  alignItems: 'center',
} as const;

function download(content: Blob, extension: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = `talentos-${new Date().toISOString().slice(0, 10)}.${extension}`;
  link.click();
  URL.revokeObjectURL(link.href);
}

async function toExcel(table: string[][]): Promise<Blob> {
  const { default: writeExcelFile } = await import('write-excel-file/browser');
  const rows = table.map((row) => row.map((cell) => ({ value: markText(cell), type: String })));
  return writeExcelFile(rows).toBlob();
}

const toCsv = async (table: string[][]): Promise<Blob> =>
  new Blob([formatCsv(table)], { type: 'text/csv' });

/** Buttons that download all talents as a CSV or an Excel sheet. */
export function TalentExport({ language }: { language: 'es' | 'en' }) {
  const { config } = useConfig();
  const [isBusy, setBusy] = useState(false);
  const save = async (extension: string, convert: (table: string[][]) => Promise<Blob>) => {
    setBusy(true);
    try {
      const api = `${config.serverURL}${config.routes.api}`;
      download(await convert(await fetchTable({ api, language })), extension);
    } catch {
      toast.error(TEXTS.exportFailed[language]);
    } finally {
      setBusy(false);
    }
  };
  return (
    <section style={SECTION}>
      <h2>{TEXTS.exportTitle[language]}</h2>
      <p style={PROSE}>{TEXTS.exportHelp[language]}</p>
      <div style={BUTTONS}>
        <Button
          buttonStyle="secondary"
          margin={false}
          disabled={isBusy}
          onClick={() => void save('csv', toCsv)}
        >
          {TEXTS.exportCsv[language]}
        </Button>
        <Button
          buttonStyle="secondary"
          margin={false}
          disabled={isBusy}
          onClick={() => void save('xlsx', toExcel)}
        >
          {TEXTS.exportExcel[language]}
        </Button>
      </div>
    </section>
  );
}
