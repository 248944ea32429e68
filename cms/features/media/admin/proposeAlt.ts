import { proposedAlt } from '#contract/alternativeText.ts';
import type { useApi } from '../../../admin/useApi.ts';
import type { Bilingual } from '../../../texts/labels.ts';

type Api = ReturnType<typeof useApi>;

async function findTaken(api: Api, name: string, id: unknown): Promise<string[]> {
  const query = new URLSearchParams({ depth: '0', pagination: 'false', locale: 'es' });
  query.set('select[alt]', 'true');
  query.set('where[alt][contains]', `de ${name}`);
  if (id !== undefined) query.set('where[id][not_equals]', String(id));
  const { body } = await api<{ docs?: { alt?: string | null }[] }>('GET', `/media?${query}`);
  return (body?.docs ?? []).map(({ alt }) => alt ?? '');
}

/** The texts that were proposed for files of this page, which may not be stored yet. */
const proposed = new Map<File, Bilingual>();

let last: Promise<unknown> = Promise.resolve();

/**
 * Returns the alternative texts for a photograph of a person that no other one has, stored or waiting on this page.
 * Proposals are made one after the other, so that files have their numbers in order.
 *
 * @param file the photograph, if it is new: it keeps its proposal
 * @param id of its record, if it has one
 */
export function proposeAlt(api: Api, name: string, file?: File, id?: unknown): Promise<Bilingual> {
  const next = last.then(async () => {
    const known = file && proposed.get(file);
    if (known?.es.endsWith(` de ${name}`)) return known;
    const stored = await findTaken(api, name, id);
    const waiting = [...proposed.values()].map(({ es }) => es);
    const alt = proposedAlt(name, new Set([...stored, ...waiting]));
    if (file) proposed.set(file, alt);
    return alt;
  });
  last = next;
  return next;
}
