import type { Payload } from 'payload';
import type { SeededRandom } from '../support/random.ts';
import { SECTIONS, addPicture, addTalent, createPictureFile } from './randomAgency.ts';

/** Performs one edit and returns its description. */
type Edit = (payload: Payload, random: SeededRandom) => Promise<string>;

interface Row {
  id: number;
  name?: string;
  _status?: string;
  filename?: string;
}

const findAll = async (payload: Payload, collection: 'talents' | 'media' | 'redirects') => {
  const { docs } = await payload.find({ collection, limit: 0, depth: 0, sort: 'id' });
  return docs as unknown as Row[];
};

/** Updates a random talent in a random locale. */
async function save(payload: Payload, random: SeededRandom, data: object, isDraft = false) {
  const talent = random.pick(await findAll(payload, 'talents'));
  if (!talent) return 'no talent';
  const locale = random.boolean(0.3) ? 'en' : 'es';
  const _status = isDraft ? 'draft' : 'published';
  const saved = { ...data, _status } as never;
  await payload.update({
    collection: 'talents',
    id: talent.id,
    locale,
    data: saved,
    draft: isDraft,
  });
  return `${_status} ${talent.id} (${locale}): ${JSON.stringify(data)}`;
}

const randomText = (random: SeededRandom) => `Texto *${random.integer(1e6)}*`;

const dayNear = (random: SeededRandom) =>
  new Date(Date.now() + (random.integer(5) - 2) * 86_400_000).toISOString().slice(0, 10);

/** Returns a credit with one of few titles, so that talents share works and directors. */
async function randomCredit(payload: Payload, random: SeededRandom) {
  const people = await findAll(payload, 'talents');
  return {
    title: `Obra ${random.integer(3)}`,
    year: 2020 + random.integer(2),
    kind: random.pick(['feature', 'short']),
    role: randomText(random),
    billing: random.pick(['lead', 'extra']),
    director: random.boolean(0.5) ? (random.pick(people)?.name ?? null) : 'Nadie',
    broadcaster: randomText(random),
    status: random.pick(['released', 'announced']),
  };
}

/** Edits of the fields that a casting sheet adds, several of which change other people's pages. */
const SHEET_EDITS: Edit[] = [
  async (payload, random) =>
    save(payload, random, { cinema: [await randomCredit(payload, random)] }),
  async (payload, random) =>
    save(payload, random, {
      otherWork: [await randomCredit(payload, random), await randomCredit(payload, random)].map(
        (credit) => ({ ...credit, kind: 'dubbing' }),
      ),
    }),
  (payload, random) => save(payload, random, { familyName: `Apellido ${random.integer(100)}` }),
  (payload, random) => save(payload, random, { isAgeHidden: random.boolean(0.5) }),
  (payload, random) => save(payload, random, { checkedOn: `2026-0${1 + random.integer(9)}-11` }),
  (payload, random) =>
    save(payload, random, { availability: randomText(random), availableUntil: dayNear(random) }),
  (payload, random) => {
    const day = dayNear(random);
    return save(payload, random, { unavailable: [{ from: day, until: day }] });
  },
  async (payload, random) => {
    const { team } = await payload.findGlobal({ slug: 'agency', depth: 0 });
    return save(payload, random, { agentId: random.pick(team ?? [])?.id ?? null });
  },
  (payload, random) => {
    const url = `https://youtu.be/${String(random.integer(1e6)).padStart(11, '0')}`;
    const video = { kind: 'scene', title: randomText(random), url };
    return save(payload, random, { videos: [{ ...video, tones: ['drama'], work: 'Obra 1' }] });
  },
];

const TALENT_EDITS: Edit[] = [
  (payload, random) => save(payload, random, { biography: randomText(random) }),
  (payload, random) => save(payload, random, { heightCm: 150 + random.integer(50) }),
  (payload, random) => save(payload, random, { birthDate: `19${50 + random.integer(50)}-06-15` }),
  (payload, random) => save(payload, random, { name: `Persona ${random.integer(1e6)}` }),
  (payload, random) => save(payload, random, { slug: `persona-${random.integer(1e6)}` }),
  (payload, random) => save(payload, random, { position: random.integer(5) }),
  (payload, random) => save(payload, random, { position: null }),
  (payload, random) =>
    save(payload, random, { visibility: random.pick(['listed', 'unlisted'] as const) }),
  (payload, random) => save(payload, random, { sections: [random.pick(SECTIONS)] }),
  (payload, random) => save(payload, random, { biography: randomText(random) }, true),
  (payload, random) => save(payload, random, { photo: null }),
  (payload, random) =>
    save(payload, random, { cinema: [{ title: randomText(random), year: 2020 }] }),
  async (payload, random) => save(payload, random, { photo: await addPicture(payload, random) }),
  async (payload, random) => {
    const { id } = random.pick(await findAll(payload, 'media'))!;
    return save(payload, random, { photo: id, gallery: [{ picture: id }] });
  },
  async (payload, random) => {
    const talents = await findAll(payload, 'talents');
    return save(payload, random, { name: random.pick(talents)?.name ?? 'Ana' });
  },
];

const PEOPLE_EDITS: Edit[] = [
  async (payload, random) => {
    await addTalent(payload, random);
    return 'added a talent';
  },
  async (payload, random) => {
    const talent = random.pick(await findAll(payload, 'talents'));
    if (talent) await payload.delete({ collection: 'talents', id: talent.id });
    return `deleted talent ${talent?.id}`;
  },
  async (payload, random) => {
    const talent = random.pick(await findAll(payload, 'talents'));
    const data = { _status: talent?._status === 'draft' ? 'published' : 'draft' } as const;
    if (talent) await payload.update({ collection: 'talents', id: talent.id, data });
    return `${data._status} ${talent?.id}`;
  },
];

const MEDIA_EDITS: Edit[] = [
  async (payload, random) => {
    const { id } = random.pick(await findAll(payload, 'media'))!;
    const file = await createPictureFile(random);
    await payload.update({ collection: 'media', id, data: {}, file, overwriteExistingFiles: true });
    return `replaced the file of picture ${id}`;
  },
  async (payload, random) => {
    const { id } = random.pick(await findAll(payload, 'media'))!;
    const data = { alt: `Figura ${random.integer(1e6)}`, focalX: random.integer(101) };
    await payload.update({ collection: 'media', id, locale: random.pick(['es', 'en']), data });
    return `picture ${id}: ${data.alt}`;
  },
  async (payload, random) => {
    const home = await payload.findGlobal({ slug: 'home', depth: 0 });
    const required = new Set(home.slides?.map(({ picture }) => picture));
    const deletable = (await findAll(payload, 'media')).filter(({ id }) => !required.has(id));
    const media = random.pick(deletable);
    if (media) await payload.delete({ collection: 'media', id: media.id });
    return `deleted picture ${media?.id}`;
  },
];

const SITE_EDITS: Edit[] = [
  async (payload, random) => {
    const team = Array.from({ length: random.integer(3) }, (_, index) => ({
      id: `agent-${index}`,
      name: `Agente ${random.integer(100)}`,
      phone: `+34 600 000 ${100 + random.integer(900)}`,
    }));
    const data = { name: `Agencia ${random.integer(100)}`, city: randomText(random), team };
    await payload.updateGlobal({ slug: 'agency', data });
    return 'changed the agency';
  },
  async (payload, random) => {
    const ids = (await findAll(payload, 'talents')).map(({ id }) => id);
    const featured = ids.filter(() => random.boolean(0.4)).map((talent) => ({ talent }));
    await payload.updateGlobal({ slug: 'home', data: { featured, _status: 'published' } });
    return `featured talents ${featured.map(({ talent }) => talent).join()}`;
  },
  async (payload, random) => {
    const { docs } = await payload.find({ collection: 'pages', limit: 0, depth: 0, sort: 'id' });
    const page = random.pick(docs)!;
    const blocks = [{ blockType: 'text', heading: randomText(random), body: randomText(random) }];
    const data = { intro: randomText(random), blocks } as never;
    await payload.update({ collection: 'pages', id: page.id, data });
    return `changed page ${page.slug}`;
  },
  async (payload, random) => {
    const data = { from: `/vieja-${random.integer(1e6)}`, to: '/actores', status: '301' } as const;
    await payload.create({ collection: 'redirects', data });
    return `added redirect ${data.from}`;
  },
  async (payload, random) => {
    const redirect = random.pick(await findAll(payload, 'redirects'));
    if (redirect) await payload.delete({ collection: 'redirects', id: redirect.id });
    return `deleted redirect ${redirect?.id}`;
  },
];

const EDITS = [
  ...TALENT_EDITS,
  ...SHEET_EDITS,
  ...PEOPLE_EDITS,
  ...PEOPLE_EDITS,
  ...MEDIA_EDITS,
  ...SITE_EDITS,
];

/** Returns the description of a refused edit; throws every other error. */
const describeRefusal = (error: unknown): string => {
  const { name, message } = error as Error;
  if (name === 'ValidationError') return `refused: ${message}`;
  throw error;
};

/** Performs a random edit and returns its description; the CMS may refuse it. */
export const performEdit: Edit = (payload, random) =>
  random.pick(EDITS)!(payload, random).catch(describeRefusal);
