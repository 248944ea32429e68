import type { RecordScan } from '../publishing/recordScan.ts';

/** A published record that shows Spanish texts on its English page. */
interface UntranslatedRecord {
  kind: 'talents' | 'pages';
  id: number | string;
  title: string;
  /** Number of texts without English. */
  count: number;
}

/** The records with the most texts without English, and the numbers of all such records and texts. */
export interface Untranslated {
  records: UntranslatedRecord[];
  recordCount: number;
  textCount: number;
}

/** Returns the published talents and pages that lack English, as far as the scan has read them. */
export function findUntranslated(scan: RecordScan, limit: number): Untranslated {
  const records = (['talents', 'pages'] as const)
    .flatMap((kind) =>
      [...scan.recordsOf(kind).values()].map(({ record, title, missingEnglish }) => ({
        kind,
        id: record.id,
        title,
        count: missingEnglish,
      })),
    )
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || a.title.localeCompare(b.title, 'es'));
  return {
    records: records.slice(0, limit),
    recordCount: records.length,
    textCount: records.reduce((sum, { count }) => sum + count, 0),
  };
}
