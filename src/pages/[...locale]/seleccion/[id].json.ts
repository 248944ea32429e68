import type { APIRoute } from 'astro';
import { type Person, getPeople } from '~/features/selection/personQueries';
import { contentAddressed } from '~/session/buildSession';
import { sha256 } from '~/lib/hash';
import { LOCALES } from '~/lib/i18n/locale';
import { localeParam } from '~/lib/routing/staticPaths';

/** Returns the paths of the files about people whom no list shows. */
export async function getStaticPaths() {
  const files = LOCALES.map(async (locale) =>
    Object.values(await getPeople(locale, false)).map((person) => ({
      params: { locale: localeParam(locale), id: person.id },
      props: { person },
      hash: sha256(JSON.stringify(person)),
    })),
  );
  return contentAddressed((await Promise.all(files)).flat());
}

/** Renders the file about a person, for selections that contain the person's id. */
export const GET: APIRoute<{ person: Person }> = ({ props: { person } }) => Response.json(person);
