type Row = Record<string, unknown>;

/** A picture as the CMS's GraphQL returns it. */
export const media = (name: string, overrides: Row = {}): Row => ({
  alt: `Retrato ${name}`,
  url: `/api/media/file/${name}.jpg`,
  id: 1,
  filename: `${name}.jpg`,
  mimeType: 'image/jpeg',
  filesize: 1000,
  width: 1200,
  height: 1500,
  focalX: 40,
  focalY: 25,
  checksum: 'abcdef0123456789',
  ...overrides,
});

const LISTS = [
  'gallery',
  'languages',
  'accents',
  'skills',
  'cinema',
  'television',
  'theatre',
  'otherWork',
  'studies',
  'awards',
  'videos',
  'voiceClips',
  'previousSlugs',
  'citizenships',
];

/** A talent with the required fields only, as the CMS's GraphQL returns it. */
export const talent = (id: number, overrides: Row = {}): Row => ({
  ...Object.fromEntries(LISTS.map((name) => [name, []])),
  id,
  updatedAt: '2026-01-01T00:00:00.000Z',
  name: `Ana ${id}`,
  slug: `ana-${id}`,
  sections: ['actress'],
  list: 'actresses',
  visibility: 'listed',
  shareId: String(id).padStart(10, '0'),
  ...overrides,
});
