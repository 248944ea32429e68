import type { Payload } from 'payload';
import { type AdminLanguage, labelOf } from '../../texts/problems.ts';
import type { UsingRow } from './fileUses.ts';

/** A record that uses a file, as editors see it. */
export interface FileUse {
  kind: string;
  id: number | string | undefined;
  isGlobal: boolean;
  /** The record's name, e.g. "Nerea Soto" or "Portada". */
  title: string;
  /** Labels of the fields, each once. */
  places: string[];
  /** Whether the site shows the file there. */
  isPublic: boolean;
}

function titleOf(payload: Payload, row: UsingRow, language: AdminLanguage): string {
  if (row.isGlobal) {
    const global = payload.globals.config.find(({ slug }) => slug === row.kind);
    return global ? labelOf(global, language) : row.kind;
  }
  const { admin } = payload.collections[row.kind as 'talents'].config;
  const title = row.record[admin.useAsTitle ?? 'id'];
  const text = typeof title === 'object' ? (title as { es?: unknown } | null)?.es : title;
  return typeof text === 'string' && text ? text : String(row.id);
}

/** Returns the records that use a file, each once, those that the site shows first. */
export function describeUses(
  payload: Payload,
  rows: readonly UsingRow[],
  language: AdminLanguage,
): FileUse[] {
  const uses = new Map<string, FileUse>();
  for (const row of rows) {
    const { kind, id, isGlobal, isPublic, references } = row;
    const key = `${kind} ${id ?? ''}`;
    const known = uses.get(key);
    const places = references.map(({ field }) => labelOf(field, language));
    uses.set(key, {
      ...{ kind, id, isGlobal },
      title: known?.title ?? titleOf(payload, row, language),
      places: [...new Set([...(known?.places ?? []), ...places])],
      isPublic: isPublic || Boolean(known?.isPublic),
    });
  }
  return [...uses.values()].sort((a, b) => Number(b.isPublic) - Number(a.isPublic));
}

const MAX_NAMED = 5;

/** Names the first five records in one line, e.g. `Nerea Soto (Galería), Portada (Imagen) + 3`. */
export function summariseUses(uses: readonly FileUse[]): string {
  const named = uses
    .slice(0, MAX_NAMED)
    .map(({ title, places }) => `${title} (${places.join(', ')})`)
    .join(', ');
  const rest = uses.length - MAX_NAMED;
  return rest > 0 ? `${named} + ${rest}` : named;
}
