'use client';

import { useConfig, useRowLabel } from '@payloadcms/ui';
import { useEffect, useState } from 'react';

interface Answer {
  docs: { id: number | string; name?: string | null }[];
}

/** Names that this page has asked for; a rename in another window shows after a reload. */
const names = new Map<string, Promise<string | undefined>>();
let waiting: string[] = [];
let request: Promise<Answer | undefined> | undefined;

/** Asks once for the names of all rows of a list, which render at the same time. */
async function findWaitingNames(api: string): Promise<Answer | undefined> {
  await Promise.resolve();
  const query = new URLSearchParams({
    'where[id][in]': waiting.join(','),
    'select[name]': 'true',
    depth: '0',
    draft: 'true',
    limit: String(waiting.length),
  });
  waiting = [];
  request = undefined;
  const response = await fetch(`${api}/talents?${query}`).catch(() => undefined);
  return response?.ok ? ((await response.json()) as Answer) : undefined;
}

/** Returns a talent's name, or `undefined` if the talent was deleted or the CMS does not respond. */
function findTalentName(api: string, id: string): Promise<string | undefined> {
  const known = names.get(id);
  if (known) return known;
  waiting.push(id);
  request ??= findWaitingNames(api);
  const name = request.then(
    (answer) => answer?.docs.find((doc) => String(doc.id) === id)?.name ?? undefined,
  );
  names.set(id, name);
  return name;
}

interface Props {
  /** Name of the row's field with the talent. */
  field: string;
}

const idOf = (value: unknown): string | undefined => {
  const id: unknown =
    typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
  return typeof id === 'number' || typeof id === 'string' ? String(id) : undefined;
};

/** Renders the name of a row's talent as the row's title, or the row's number without a talent. */
export function RelatedName({ field }: Props) {
  const { data, rowNumber = 0 } = useRowLabel<Record<string, unknown>>();
  const { config } = useConfig();
  const [found, setFound] = useState<{ id: string; name: string | undefined }>();
  const id = idOf(data?.[field]);
  const api = config.routes.api;

  useEffect(() => {
    if (!id) return undefined;
    let isCurrent = true;
    void findTalentName(api, id).then((name) => isCurrent && setFound({ id, name }));
    return () => {
      isCurrent = false;
    };
  }, [api, id]);

  const name = found?.id === id ? found?.name : undefined;
  return <>{name ?? String(rowNumber + 1)}</>;
}
