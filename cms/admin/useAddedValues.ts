import { useState } from 'react';
import type { AddedList } from '#contract/addedValues.ts';
import { addedChoice } from '../fields/choices.ts';
import { useApi } from './useApi.ts';
import { useLoaded } from './useLoaded.ts';

/** Returns the values that editors have added to a list, as choices, and a function that adds one by its key. */
export function useAddedValues(list: AddedList, isLoaded: boolean) {
  const api = useApi();
  const [own, setOwn] = useState<string[]>([]);
  const stored = useLoaded(isLoaded && list, async () => {
    const { body } = await api<{ values: { key: string }[] }>('GET', '/talents/added-values');
    return (body?.values ?? []).map(({ key }) => key);
  });
  const keys = [...new Set([...(stored ?? []), ...own])];
  const added = keys.map((key) => addedChoice(key, list)).filter((one) => one !== undefined);
  return { added, add: (key: string) => setOwn((known) => [...known, key]) };
}
