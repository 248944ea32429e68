import { toSlug } from '../../../cms/fields/toSlug.ts';
import { TALENTS_PER_PAGE } from '../../../src/lib/routing/pagination.ts';
import { LIMITS } from '../../../cms/contract/limits.ts';
import { HOSTILE_LINE, HOSTILE_NAMES, HOSTILE_TEXT, hostilePart } from '../../site/hostile.ts';
import { createRecording } from '../../support/recording.ts';
import { createPicture, upload } from './fixtureAgency.ts';
import { publish } from './testCms.ts';
import type { RunningCms } from '../../../cms/runtime/embedded.ts';

const LINK = 'https://elsewhere.example/?a="b"&c=<d>#\'e';

/** Number of new talents: more than fit on one page of a list. */
export const CROWD = TALENTS_PER_PAGE + 4;

const credit = {
  year: 2025,
  title: hostilePart(LIMITS.title),
  role: hostilePart(LIMITS.title),
  director: hostilePart(LIMITS.title),
  billing: 'lead',
};
const broadcaster = hostilePart(LIMITS.title);

const team = (photo: number | string) => [
  {
    id: 'agent',
    name: hostilePart(LIMITS.name),
    role: hostilePart(LIMITS.title),
    phone: '(+34) 910-000.001',
    photo,
  },
];

/** Returns the fields of a talent with a hostile text in every text field. */
const hostileFields = (photo: number | string, voice: number | string) => ({
  photo,
  familyName: hostilePart(LIMITS.name),
  availability: hostilePart(LIMITS.title),
  agentId: 'agent',
  voiceClips: [{ kind: 'narration', file: voice }],
  gallery: [{ picture: photo }],
  birthDate: '1990-02-28',
  homeBase: [hostilePart(LIMITS.title), HOSTILE_NAMES.unbroken.slice(0, LIMITS.title)],
  biography: HOSTILE_TEXT,
  citizenships: ['ES'],
  cinema: [{ ...credit, company: hostilePart(LIMITS.title) }],
  television: [{ ...credit, company: HOSTILE_NAMES.unbroken, broadcaster }],
  otherWork: [{ ...credit, broadcaster, season: 1, episodes: 9 }],
  theatre: [{ ...credit, venue: hostilePart(LIMITS.title) }],
  studies: [{ title: hostilePart(LIMITS.title), school: hostilePart(LIMITS.title) }],
  awards: [{ award: hostilePart(LIMITS.title), work: hostilePart(LIMITS.title), result: 'won' }],
  videos: [
    {
      kind: 'showreel',
      title: hostilePart(LIMITS.title),
      url: 'https://youtu.be/dQw4w9WgXcQ?x="><script>',
      poster: photo,
      tones: ['drama'],
      work: hostilePart(LIMITS.title),
      publishedOn: '2026-01-01',
    },
  ],
  website: LINK,
  imdb: LINK,
});

const BLOCKS = (picture: number | string) => [
  { blockType: 'text', heading: hostilePart(LIMITS.title), body: HOSTILE_TEXT },
  { blockType: 'picture', picture, caption: hostilePart(LIMITS.short) },
  { blockType: 'team', heading: hostilePart(LIMITS.title) },
  {
    blockType: 'steps',
    heading: hostilePart(LIMITS.title),
    items: [{ title: hostilePart(LIMITS.title), text: hostilePart(LIMITS.title) }],
  },
  {
    blockType: 'quote',
    text: HOSTILE_LINE.slice(0, LIMITS.paragraph),
    author: hostilePart(LIMITS.name),
  },
  {
    blockType: 'callToAction',
    heading: hostilePart(LIMITS.title),
    text: hostilePart(LIMITS.title),
    label: hostilePart(LIMITS.title),
    url: LINK,
  },
];

async function fillGlobals({ payload }: RunningCms, picture: number | string, talent: number) {
  const agency = {
    name: `Foco <b>&</b> "Cía" ${HOSTILE_NAMES.unbroken.slice(0, 90)}`,
    tagline: hostilePart(LIMITS.short),
    legalName: hostilePart(LIMITS.name),
    taxId: hostilePart(LIMITS.datum),
    street: hostilePart(LIMITS.title),
    city: hostilePart(LIMITS.name),
    phones: [{ label: hostilePart(LIMITS.title), number: '0034 910 000 001' }],
    emails: [{ label: hostilePart(LIMITS.title), address: 'hola@agencia.example' }],
    socials: [{ network: 'instagram', url: LINK, handle: hostilePart(LIMITS.datum) }],
    team: team(picture),
  };
  await payload.updateGlobal({ slug: 'agency', locale: 'es', data: agency as never });
  const home = {
    _status: 'published',
    slides: [
      {
        picture,
        headline: hostilePart(LIMITS.title),
        line: hostilePart(LIMITS.short),
        talent,
        url: LINK,
      },
      { picture, headline: HOSTILE_NAMES.unbroken, url: LINK },
    ],
    featured: [{ talent }],
    instagram: [{ picture, url: LINK, caption: hostilePart(LIMITS.short) }],
    trustedBy: [{ name: hostilePart(LIMITS.name), url: LINK }, { name: HOSTILE_NAMES.unbroken }],
    searchTitle: HOSTILE_NAMES.markup.slice(0, 70),
    searchDescription: HOSTILE_LINE.slice(0, 180),
  };
  await payload.updateGlobal({ slug: 'home', locale: 'es', data: home as never });
}

/** Redirects that the CMS accepts and the site must not follow literally. */
const REDIRECTS = {
  '/%2f': '/actrices',
  '/..': '/actrices',
  '/en': '/actrices',
  '/index': '/actrices',
  '/%2e%2e/etc': '/actrices',
  '/señoras y': 'x',
  '/"><script>globalThis.hacked=1</script>': '/actrices',
};

/** The people of the hostile proposal: the crowd, everybody with a hostile name, and one who is deleted. */
export const PROPOSED = 40;

async function proposeEverybody({ payload }: RunningCms, deleted: number) {
  const limit = PROPOSED - 1;
  const { docs } = await payload.find({ collection: 'talents', limit, sort: 'id', depth: 0 });
  const people = docs.map(({ id, videos, gallery }) => ({
    talent: id,
    note: hostilePart(LIMITS.short),
    photo: gallery?.[0]?.picture,
    clip: videos?.[0]?.id,
  }));
  const data = {
    project: hostilePart(LIMITS.name),
    recipient: HOSTILE_NAMES.unbroken.slice(0, LIMITS.name),
    text: hostilePart(LIMITS.paragraph),
    validUntil: '2099-12-15',
    agentId: 'agent',
    people: [...people, { talent: deleted, note: hostilePart(LIMITS.short) }],
    _status: 'published',
  };
  await payload.create({ collection: 'proposals', data: data as never });
}

/**
 * Fills an agency that has its required pages with hostile content that the CMS accepts. One picture
 * and one talent are deleted while other records refer to them.
 */
export async function fillHostileAgency(cms: RunningCms): Promise<void> {
  const { payload } = cms;
  const media = await upload(cms, '"><img src=x>.png', 'image/png', await createPicture(400, 500));
  await payload.update({
    collection: 'media',
    id: media.id,
    locale: 'es',
    data: { alt: hostilePart(LIMITS.title), credit: hostilePart(LIMITS.short) },
  });
  const deletedPicture = await upload(cms, 'gone.png', 'image/png', await createPicture(300, 300));
  const voice = await upload(cms, '"><b>.wav', 'audio/wav', createRecording(1));
  await payload.updateGlobal({ slug: 'agency', data: { team: team(media.id) } as never });
  const fields = hostileFields(media.id, voice.id);
  for (const [key, name] of Object.entries(HOSTILE_NAMES)) {
    await publish(cms, name, { ...fields, ...(!toSlug(name) && { slug: key.toLowerCase() }) });
  }
  await publish(cms, 'Ana Gil', {
    photo: deletedPicture.id,
    gallery: [{ picture: deletedPicture.id }],
  });
  await publish(cms, 'Ana Gil');
  for (let number = 1; number <= CROWD; number++) {
    await publish(cms, `Persona ${number}`, { sections: ['newTalent'] });
  }
  for (const name of ['en', 'index', '%2f', '404', 'pagina']) {
    await publish(cms, name, { sections: ['director'] });
  }
  for (const [name, slug] of [
    ['..', 'dos-puntos'],
    ['/', 'barra'],
  ]) {
    await publish(cms, name!, { sections: ['director'], slug });
  }
  const deleted = await publish(cms, 'Deleted');
  const shown = await publish(cms, HOSTILE_NAMES.long, {
    ...fields,
    sections: ['actor'],
  });
  await fillGlobals(cms, media.id, deleted.id as number);
  await payload.updateGlobal({
    slug: 'home',
    locale: 'es',
    data: { featured: [{ talent: shown.id }, { talent: deleted.id }] } as never,
  });
  await proposeEverybody(cms, deleted.id as number);
  await payload.delete({ collection: 'talents', id: deleted.id });
  await payload.delete({ collection: 'media', id: deletedPicture.id });
  const where = { slug: { equals: 'nosotras' } };
  const page = {
    title: hostilePart(LIMITS.title),
    intro: hostilePart(LIMITS.paragraph),
    blocks: BLOCKS(media.id),
    _status: 'published',
  };
  await payload.update({ collection: 'pages', where, locale: 'es', data: page as never });
  for (const [from, to] of Object.entries(REDIRECTS)) {
    const data = { from, to, status: '301' } as never;
    await payload.create({ collection: 'redirects', data }).catch((error: Error) => error);
  }
}
