import { useState } from 'react';
import { addedChoice } from '../fields/choices.ts';
import { useApi } from './useApi.ts';
import { useLoaded } from './useLoaded.ts';

/** Returns the skills that editors have added, as choices, and a function that adds one by its key. */
export function useAddedSkills(isLoaded = true) {
  const api = useApi();
  const [own, setOwn] = useState<string[]>([]);
  const stored = useLoaded(isLoaded && 'skills', async () => {
    const { body } = await api<{ skills: { key: string }[] }>('GET', '/talents/added-skills');
    return (body?.skills ?? []).map(({ key }) => key);
  });
  const keys = [...new Set([...(stored ?? []), ...own])];
  const added = keys.map(addedChoice).filter((one) => one !== undefined);
  return { added, add: (key: string) => setOwn((known) => [...known, key]) };
}
