import type { Payload, PayloadRequest } from 'payload';
import { guessFamilyName } from '#contract/familyName.ts';
import type { List } from '#contract/lists.ts';
import { type Place, byPlace } from './positions.ts';

/** A person of a list, with their main photograph. */
interface ListedPerson extends Place {
  photo: number | string | undefined;
}

const idOf = (photo: unknown): number | string | undefined =>
  typeof photo === 'object' ? (photo as { id?: number } | null)?.id : (photo as number | undefined);

/** Returns the people that a list of the site shows, in its order. */
export async function findListedPeople(
  payload: Payload,
  list: List,
  req?: PayloadRequest,
): Promise<ListedPerson[]> {
  const { docs } = await payload.find({
    collection: 'talents',
    where: {
      and: [
        { list: { equals: list } },
        { _status: { equals: 'published' } },
        { visibility: { equals: 'listed' } },
      ],
    },
    select: { name: true, familyName: true, position: true, photo: true },
    depth: 0,
    pagination: false,
    ...(req ? { req } : {}),
  });
  return docs
    .map(({ id, name, familyName, position, photo }) => ({
      id,
      name: name ?? '',
      familyName: familyName || guessFamilyName(name ?? ''),
      position: position ?? null,
      photo: idOf(photo),
    }))
    .sort(byPlace);
}
