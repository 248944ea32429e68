'use client';

import { useConfig, useRowLabel } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { findTalentName } from './talentNames.ts';

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
  const api = `${config.serverURL}${config.routes.api}`;

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
