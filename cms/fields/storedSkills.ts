import type { PayloadRequest } from 'payload';
import { readAddedSkill } from '#contract/addedSkills.ts';
import { stored } from '../stored/stored.ts';
import { type Choice, addedChoice } from './choices.ts';

/** A talent with the keys of the added skills in its public row and its newest version. */
interface Holder {
  id: number | string;
  keys: string[];
}

interface WithSkills {
  skills?: { skill: string }[] | null;
}

/** Keys of the vocabulary have no colon. */
const ADDED = { like: ':' };

/** Finds the talents that have skills which editors have added: drafts, published and in the trash. */
export async function findHolders(req: PayloadRequest): Promise<Holder[]> {
  const rows = await stored.find<WithSkills & { id: number }>(req, 'talents', {
    where: { 'skills.skill': ADDED },
    select: { skills: true },
  });
  const versions = await stored.versions<WithSkills>(req, 'talents', {
    where: { and: [stored.LATEST, { 'version.skills.skill': ADDED }] },
    select: { parent: true, version: { skills: true } },
  });
  const found = new Map<number | string, Set<string>>();
  const all = [
    ...rows.map(({ id, skills }) => ({ id, skills })),
    ...versions.map(({ parent, version }) => ({ id: parent!, skills: version.skills })),
  ];
  for (const { id, skills } of all) {
    const keys = (skills ?? []).map(({ skill }) => skill).filter((key) => readAddedSkill(key));
    found.set(id, (found.get(id) ?? new Set()).union(new Set(keys)));
  }
  return [...found].map(([id, keys]) => ({ id, keys: [...keys] }));
}

/** Returns the skills that editors have added, each once, as choices. */
export async function addedChoices(req: PayloadRequest): Promise<Choice[]> {
  const keys = new Set((await findHolders(req)).flatMap((holder) => holder.keys));
  return [...keys].map(addedChoice).filter((one) => one !== undefined);
}
