import type { APIRoute } from 'astro';
import type { HiddenPerson } from '~/features/selection/hiddenPerson';
import { getHiddenPeople } from '~/features/selection/hiddenPeople';
import { withContentHashes } from '~/lib/dependencies';
import { sha256 } from '~/lib/hash';

/** Returns the paths of the files about hidden people. */
export async function getStaticPaths() {
  const people = Object.entries(await getHiddenPeople());
  return withContentHashes(
    people.map(([id, person]) => ({
      params: { id },
      props: { person },
      hash: sha256(JSON.stringify(person)),
    })),
  );
}

/** Renders the file about a hidden person, for selections that contain the person's id. */
export const GET: APIRoute<{ person: HiddenPerson }> = ({ props: { person } }) =>
  Response.json(person);
