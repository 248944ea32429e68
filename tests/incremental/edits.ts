import type { Payload } from 'payload';
import type { Chance } from './chance.ts';
import { SECTIONS, addPicture, addTalent, pictureFile } from './fixtureAgency.ts';

/** Something that an editor does; it says what it did. */
type Edit = (payload: Payload, chance: Chance) => Promise<string>;

interface Row {
  id: number;
  name?: string;
  _status?: string;
  filename?: string;
}

const all = async (payload: Payload, collection: 'talents' | 'media' | 'redirects') => {
  const { docs } = await payload.find({ collection, limit: 0, depth: 0, sort: 'id' });
  return docs as unknown as Row[];
};

/** Changes a talent, in one language. */
async function save(payload: Payload, chance: Chance, data: object, draft = false) {
  const talent = chance.oneOf(await all(payload, 'talents'));
  if (!talent) return 'no talent';
  const locale = chance.happens(0.3) ? 'en' : 'es';
  const _status = draft ? 'draft' : 'published';
  const saved = { ...data, _status } as never;
  await payload.update({ collection: 'talents', id: talent.id, locale, data: saved, draft });
  return `${_status} ${talent.id} (${locale}): ${JSON.stringify(data)}`;
}

const text = (chance: Chance) => `Texto *${chance.below(1e6)}*`;

const TALENT_EDITS: Edit[] = [
  (payload, chance) => save(payload, chance, { biography: text(chance) }),
  (payload, chance) => save(payload, chance, { heightCm: 150 + chance.below(50) }),
  (payload, chance) => save(payload, chance, { birthDate: `19${50 + chance.below(50)}-06-15` }),
  (payload, chance) => save(payload, chance, { name: `Persona ${chance.below(1e6)}` }),
  (payload, chance) => save(payload, chance, { slug: `persona-${chance.below(1e6)}` }),
  (payload, chance) => save(payload, chance, { position: chance.below(5) }),
  (payload, chance) => save(payload, chance, { position: null }),
  (payload, chance) =>
    save(payload, chance, { visibility: chance.oneOf(['listed', 'unlisted'] as const) }),
  (payload, chance) => save(payload, chance, { sections: [chance.oneOf(SECTIONS)] }),
  (payload, chance) => save(payload, chance, { biography: text(chance) }, true),
  (payload, chance) => save(payload, chance, { photo: null }),
  (payload, chance) => save(payload, chance, { cinema: [{ title: text(chance), year: 2020 }] }),
  async (payload, chance) => save(payload, chance, { photo: await addPicture(payload, chance) }),
  async (payload, chance) => {
    const { id } = chance.oneOf(await all(payload, 'media'))!;
    return save(payload, chance, { photo: id, gallery: [{ picture: id }] });
  },
  async (payload, chance) => {
    const talents = await all(payload, 'talents');
    return save(payload, chance, { name: chance.oneOf(talents)?.name ?? 'Nadie' });
  },
];

const PEOPLE_EDITS: Edit[] = [
  async (payload, chance) => {
    await addTalent(payload, chance);
    return 'a new talent';
  },
  async (payload, chance) => {
    const talent = chance.oneOf(await all(payload, 'talents'));
    if (talent) await payload.delete({ collection: 'talents', id: talent.id });
    return `deleted ${talent?.id}`;
  },
  async (payload, chance) => {
    const talent = chance.oneOf(await all(payload, 'talents'));
    const data = { _status: talent?._status === 'draft' ? 'published' : 'draft' } as const;
    if (talent) await payload.update({ collection: 'talents', id: talent.id, data });
    return `${data._status} ${talent?.id}`;
  },
];

const MEDIA_EDITS: Edit[] = [
  async (payload, chance) => {
    const { id } = chance.oneOf(await all(payload, 'media'))!;
    const file = await pictureFile(chance);
    await payload.update({ collection: 'media', id, data: {}, file, overwriteExistingFiles: true });
    return `another file for picture ${id}`;
  },
  async (payload, chance) => {
    const { id } = chance.oneOf(await all(payload, 'media'))!;
    const data = { alt: `Figura ${chance.below(1e6)}`, focalX: chance.below(101) };
    await payload.update({ collection: 'media', id, locale: chance.oneOf(['es', 'en']), data });
    return `picture ${id}: ${data.alt}`;
  },
  async (payload, chance) => {
    const home = await payload.findGlobal({ slug: 'home', depth: 0 });
    const needed = new Set(home.slides?.map(({ picture }) => picture));
    const free = (await all(payload, 'media')).filter(({ id }) => !needed.has(id));
    const media = chance.oneOf(free);
    if (media) await payload.delete({ collection: 'media', id: media.id });
    return `deleted picture ${media?.id}`;
  },
];

const SITE_EDITS: Edit[] = [
  async (payload, chance) => {
    const data = { name: `Agencia ${chance.below(100)}`, city: text(chance) };
    await payload.updateGlobal({ slug: 'agency', data });
    return 'the agency';
  },
  async (payload, chance) => {
    const ids = (await all(payload, 'talents')).map(({ id }) => id);
    const featured = ids.filter(() => chance.happens(0.4)).map((talent) => ({ talent }));
    await payload.updateGlobal({ slug: 'home', data: { featured, _status: 'published' } });
    return `featured: ${featured.map(({ talent }) => talent).join()}`;
  },
  async (payload, chance) => {
    const { docs } = await payload.find({ collection: 'pages', limit: 0, depth: 0, sort: 'id' });
    const page = chance.oneOf(docs)!;
    const blocks = [{ blockType: 'text', heading: text(chance), body: text(chance) }];
    const data = { intro: text(chance), blocks } as never;
    await payload.update({ collection: 'pages', id: page.id, data });
    return `page ${page.slug}`;
  },
  async (payload, chance) => {
    const data = { from: `/vieja-${chance.below(1e6)}`, to: '/actores', status: '301' } as const;
    await payload.create({ collection: 'redirects', data });
    return `redirect ${data.from}`;
  },
  async (payload, chance) => {
    const redirect = chance.oneOf(await all(payload, 'redirects'));
    if (redirect) await payload.delete({ collection: 'redirects', id: redirect.id });
    return `no redirect ${redirect?.id}`;
  },
];

const EDITS = [...TALENT_EDITS, ...PEOPLE_EDITS, ...PEOPLE_EDITS, ...MEDIA_EDITS, ...SITE_EDITS];

const refusal = (error: unknown): string => {
  const { name, message } = error as Error;
  if (name === 'ValidationError') return `refused: ${message}`;
  throw error;
};

/** Makes some editor do something, which the CMS may refuse. */
export const edit: Edit = (payload, chance) => chance.oneOf(EDITS)!(payload, chance).catch(refusal);
