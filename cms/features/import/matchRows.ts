import type { PayloadRequest, Where } from 'payload';
import type { Bilingual } from '../../texts/labels.ts';
import { findList } from '#contract/lists.ts';
import type { TalentColumn } from './importColumns.ts';
import { MESSAGES } from './importMessages.ts';
import { type TalentRecord, findTalents } from './importRecords.ts';

/** The values of a row that name a person. */
export interface RowKeys {
  shareId: string;
  slug: string;
  name: string;
  sections: readonly string[] | undefined;
}

/** The record that a row changes, none for a new person, or why the row names nobody clearly. */
export type Match = { record: TalentRecord | undefined } | { problem: Bilingual; column: string };

/** Loads the records that rows can mean, in one query. */
export function findCandidates(
  req: PayloadRequest,
  columns: readonly TalentColumn[],
  rows: readonly RowKeys[],
): Promise<TalentRecord[]> {
  const among = (field: 'shareId' | 'slug' | 'name'): Where[] => {
    const values = [...new Set(rows.map((row) => row[field]).filter(Boolean))];
    return values.length > 0 ? [{ [field]: { in: values } }] : [];
  };
  const or = [...among('shareId'), ...among('slug'), ...among('name')];
  return or.length > 0 ? findTalents(req, columns, { or }) : Promise.resolve([]);
}

/**
 * Finds whom a row means: by the identifier, else by the address in the list, else nobody. A person
 * whose name exists already is refused without one of them, so that nobody is created twice.
 */
export function matchRow(row: RowKeys, candidates: readonly TalentRecord[]): Match {
  const { shareId, slug, name, sections } = row;
  if (shareId) {
    const record = candidates.find((candidate) => candidate.shareId === shareId);
    return record ? { record } : { problem: MESSAGES.unknownKey, column: 'shareId' };
  }
  const list = sections && findList(sections);
  const inList = candidates.filter((candidate) => !list || candidate.list === list);
  if (slug) {
    const [record, ...others] = inList.filter((candidate) => candidate.slug === slug);
    return others.length > 0 ? { problem: MESSAGES.ambiguousSlug, column: 'sections' } : { record };
  }
  return inList.some((candidate) => candidate.name === name)
    ? { problem: MESSAGES.knownName(name), column: 'name' }
    : { record: undefined };
}
