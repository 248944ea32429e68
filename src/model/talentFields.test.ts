import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import TalentGrid from '~/features/card/TalentGrid.astro';
import { talentFacts } from '~/features/profile/talentFacts';
import TalentPage from '~/features/talents/TalentPage.astro';
import { createSheet, plainText } from '~/features/documents/sheet/createSheet';
import { createIndex } from '~/features/finder/createIndex';
import { findAgent } from '~/features/profile/agent';
import { talentPath } from '~/lib/routing/routes';
import TEXTS from '../../cms/texts/fields/talents.json';
import { agency, fullRecord, parseTalent, rights } from '../../tests/unit/support/fixtures';
import { renderHtml } from '../../tests/unit/support/render';

type Place = 'page' | 'card' | 'sheet' | 'finder' | 'path' | 'spreadsheet';

const hasColumn = (field: string) => 'headers' in ((TEXTS as Record<string, object>)[field] ?? {});

/** Where a field appears that is not listed below. */
const USUAL: Place[] = ['page', 'sheet', 'spreadsheet'];

/**
 * Where the other fields of a talent appear: on the page, on cards, in the casting sheet (PDF and text), in
 * the finder's index, in the page's path, and in the spreadsheet that editors export and import; `[]` is for
 * one that deliberately appears nowhere.
 */
const PLACES: Record<string, Place[]> = {
  name: ['page', 'card', 'sheet', 'finder', 'spreadsheet'],
  sections: ['page', 'sheet', 'finder', 'spreadsheet'],
  // The finder shows the card.
  photo: ['page', 'card', 'sheet'],
  gallery: ['page'],
  languages: ['page', 'card', 'sheet', 'finder', 'spreadsheet'],
  accents: ['page', 'sheet', 'finder', 'spreadsheet'],
  skills: ['page', 'card', 'sheet', 'finder', 'spreadsheet'],
  // Orders the lists.
  familyName: ['spreadsheet'],
  castAs: ['finder', 'spreadsheet'],
  // Only editors read where a person, or a minor's guardian, is written to.
  contactEmail: [],
  guardianEmail: [],
  contactLanguage: [],
  // Never leaves the CMS: the site reads `age`.
  birthDate: ['spreadsheet'],
  playingAgeFrom: ['page', 'card', 'sheet', 'finder', 'spreadsheet'],
  playingAgeTo: ['page', 'card', 'sheet', 'finder', 'spreadsheet'],
  // The CMS then returns no age.
  isAgeHidden: [],
  age: ['page'],
  // Withholds the residence and the downloads.
  isMinor: ['page', 'card', 'sheet', 'finder'],
  citizenships: ['page', 'sheet', 'finder', 'spreadsheet'],
  homeBase: ['page', 'card', 'sheet', 'finder', 'spreadsheet'],
  heightCm: ['page', 'sheet', 'finder', 'spreadsheet'],
  eyes: ['page', 'sheet', 'finder', 'spreadsheet'],
  hair: ['page', 'sheet', 'finder', 'spreadsheet'],
  hairLength: ['page', 'sheet', 'finder', 'spreadsheet'],
  beard: ['page', 'sheet', 'finder', 'spreadsheet'],
  voiceRange: ['page', 'sheet', 'finder', 'spreadsheet'],
  videos: ['page', 'card', 'sheet', 'finder'],
  voiceClips: ['page', 'card', 'finder'],
  curriculum: ['page'],
  cinema: ['page', 'sheet', 'finder'],
  television: ['page', 'sheet', 'finder'],
  theatre: ['page', 'sheet', 'finder'],
  otherWork: ['page', 'sheet', 'finder'],
  studies: ['page', 'sheet', 'finder'],
  awards: ['page', 'sheet', 'finder'],
  biography: ['page', 'spreadsheet'],
  // On page and sheet, in place of `availability`.
  availableFrom: ['finder', 'spreadsheet'],
  availableUntil: ['finder', 'spreadsheet'],
  unavailable: ['page', 'sheet', 'finder'],
  website: ['page', 'spreadsheet'],
  pressName: ['page', 'spreadsheet'],
  pressEmail: ['page', 'spreadsheet'],
  pressPhone: ['page', 'spreadsheet'],
  agenciesAbroad: ['page'],
  genres: ['page', 'sheet', 'finder', 'spreadsheet'],
  projects: ['page', 'sheet', 'finder'],
  // Decides whether lists and finder have the talent.
  visibility: ['spreadsheet'],
  slug: ['path', 'spreadsheet'],
  // Orders the lists.
  position: [],
  // Redirects to the page.
  previousSlugs: [],
  list: ['page', 'finder', 'path'],
  shareId: ['page', 'card', 'finder', 'spreadsheet'],
  // Never leave the CMS.
  consentSignedOn: [],
  consentUntil: [],
  // Of the sitemap and of JSON-LD.
  updatedAt: [],
};

/** Fields that every record has, and that editors do not see. */
const SYSTEM = ['id', 'createdAt', 'deletedAt', '_status', 'updatedBy', 'englishDrafts'];

/** Other values of fields that a talent cannot be without. */
const OTHERS: Record<string, unknown> = {
  name: 'Ana Vega',
  slug: 'ana-vega',
  sections: ['actress', 'director'],
  castAs: ['man'],
  list: 'discover',
  shareId: '0123456789',
  visibility: 'unlisted',
  isMinor: true,
  updatedAt: '2025-05-05T00:00:00.000Z',
};

// The days of the talent's availability are not over.
beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-01T12:00:00Z') }));
afterEach(() => vi.useRealTimers());

/** The fields of a talent in the CMS, with their types in GraphQL. */
const cmsFields = (): [name: string, type: string][] => {
  const schema = readFileSync('cms/schema.graphql', 'utf8');
  const [, body = ''] = /^type Talent \{\n([^}]*)\}/m.exec(schema) ?? [];
  return [...body.matchAll(/^ {2}(\w+)(?:.*: (\w+))?/gm)]
    .map(([, name = '', type = '']): [string, string] => [name, type])
    .filter(([name]) => !SYSTEM.includes(name));
};

/** Values of texts and numbers that `fullRecord` lacks, by type. */
const VALUES: Record<string, unknown> = { String: 'Un valor', Float: 41 };

/** A talent with a value in every field. */
const record: Record<string, unknown> = {
  ...Object.fromEntries(cmsFields().map(([name, type]) => [name, VALUES[type]])),
  ...fullRecord,
};

/** Returns what each place shows of a record. */
async function show(fields: Record<string, unknown>): Promise<Record<Place, string>> {
  const talent = parseTalent(fields);
  const path = talentPath('es', talent);
  // Addresses are compared as the path only.
  const plain = (text: string) => text.replaceAll(path, '').replaceAll(talent.slug, '');
  const agent = findAgent({ ...agency, team: [{ id: 'agent-1', name: 'Marta' }] }, talent);
  const page = `https://agency.example${path}`;
  const sheet = createSheet('es', talent, { ...agency, agent }, { page, rights });
  const people = [{ talents: { es: talent, en: talent } }];
  return {
    page: plain(
      await renderHtml(TalentPage, {
        talent,
        facts: talentFacts('es', talent),
        agent,
        locale: 'es',
      }),
    ),
    card: plain(await renderHtml(TalentGrid, { talents: [talent], locale: 'es', level: 2 })),
    sheet: plain(plainText(sheet)),
    finder: plain(JSON.stringify(createIndex('es', people))),
    path,
    spreadsheet: '',
  };
}

/** Returns where a field appears: what differs without it. */
async function placesOf(field: string, full: Record<Place, string>): Promise<Place[]> {
  const value = OTHERS[field] ?? (Array.isArray(record[field]) ? [] : null);
  const changed = await show({ ...record, [field]: value });
  return (Object.keys(full) as Place[]).filter((place) =>
    place === 'spreadsheet' ? hasColumn(field) : changed[place] !== full[place],
  );
}

test('every field of a talent appears where it should', async () => {
  const full = await show(record);
  const actual: Record<string, Place[]> = {};
  for (const [field] of cmsFields()) actual[field] = await placesOf(field, full);
  const usual = cmsFields().map(([field]) => [field, USUAL] as const);
  expect(actual).toEqual({ ...Object.fromEntries(usual), ...PLACES });
});
