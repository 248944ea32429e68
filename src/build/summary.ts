import type { Assembly } from './assembly.ts';
import type { KeptPicture, Manifest } from './manifest.ts';

/** Writes down what a build made, and of what. */
export async function summarise(
  { made, account }: Assembly,
  guard: string,
  pictures: Record<string, KeptPicture>,
): Promise<Manifest> {
  const places = new Map<string, number>();
  const placeOf = (asked: string) => {
    const place = places.get(asked) ?? places.size;
    places.set(asked, place);
    return place;
  };
  const pages = [...made].map(([name, page]) => [
    name,
    { ...page, asked: [...page.asked].map(placeOf) },
  ]);
  const questions = await Promise.all(
    [...places.keys()].map(async (asked): Promise<[string, string | undefined]> => [
      asked,
      await account.digest(asked),
    ]),
  );
  return { guard, questions, pages: Object.fromEntries(pages), pictures };
}
