import {
  APIError,
  type Payload,
  type PayloadRequest,
  type Where,
  restoreVersionOperation,
  type Plugin,
} from 'payload';
import { LISTS, type List } from '#contract/lists.ts';
import { LOCALES, localisePath } from '#contract/locales.ts';
import { PAGE_PATHS } from '#contract/pages.ts';
import { adminLanguage } from '../../texts/problems.ts';
import TEXTS from './admin/texts.json' with { type: 'json' };
import { recordEvent } from '../audit/auditEvents.ts';
import { shownToday } from '../proposals/proposals.ts';
import { type Talent, addressOf, findPublishedOwners } from '../../fields/slug.ts';
import { stored } from '../../stored/stored.ts';
import { uiField } from '../../fields/layout.ts';
import { requestPublication } from '../publishing/publications.ts';
import { editorsEndpoint, inTransaction } from '../../plugins/endpoints.ts';
import { extendConfig } from '../../plugins/extendConfig.ts';
import { editorName } from '../../access.ts';

type Id = number | string;

const HOME_LISTS = ['featured', 'slides'] as const;
type HomeList = (typeof HOME_LISTS)[number];

/** A row of the home page that was taken out, and where it stood. */
interface HomeRow {
  list: HomeList;
  index: number;
  row: Record<string, unknown>;
}

interface Departure {
  /** ISO time. */
  at: string;
  who: string;
  /** The version that was online. */
  published: Id;
  /** The draft beside it, if there was one. */
  draft: Id | undefined;
  redirects: Id[];
  /** The rows of the public home page, and those of its latest draft. */
  home: HomeRow[];
  homeDraft: HomeRow[];
}

/** What a departure will change. */
export interface DeparturePlan {
  list: List;
  redirects: { from: string; to: string }[];
  isFeatured: boolean;
  slides: number;
  proposals: string[];
}

const keyOf = (id: Id) => `departure:${id}`;

/**
 * What the departures of talents have changed, by the talents' ids; it is kept while it can be undone. The
 * methods of Payload's store of keys write outside of a request's transaction.
 */
export const departures = {
  get: ({ kv }: Payload, id: Id) => kv.get<Departure>(keyOf(id)),
  async set(req: PayloadRequest, id: Id, data: Departure): Promise<void> {
    await departures.delete(req, id);
    await stored.create(req, 'payload-kv', { key: keyOf(id), data });
  },
  delete: (req: PayloadRequest, id: Id): Promise<void> =>
    stored.delete(req, 'payload-kv', { key: { equals: keyOf(id) } }),
};

type Home = Record<string, unknown> & Partial<Record<HomeList, Record<string, unknown>[] | null>>;

const rowsOf = (home: Home | undefined, id: Id): HomeRow[] =>
  HOME_LISTS.flatMap((list) =>
    (home?.[list] ?? []).flatMap((row, index) =>
      String(row.talent) === String(id) ? [{ list, index, row }] : [],
    ),
  );

/** Reads the public home page and its latest version as stored: drafts may break rules. */
async function readHome(req: PayloadRequest) {
  const home = await stored.get<Home>(req, 'home');
  const [latest] = await stored.versions<Home>(req, 'home', { where: stored.LATEST, limit: 1 });
  return { home, latest: latest?.version };
}

/** Changes the lists of the public home page and of its latest version. */
async function changeHome(req: PayloadRequest, change: (home: Home, isDraft: boolean) => Home) {
  const updatedBy = editorName(req);
  await stored.change<Home>(req, { kind: 'home' }, (home, isDraft) => {
    return { ...change(home, isDraft), updatedBy };
  });
  await recordEvent(req, { action: 'update', kind: 'home', fields: [...HOME_LISTS] });
  await requestPublication(req, { kind: 'home', title: '' });
}

/**
 * Returns the projects of the proposals that show a talent today. They keep the person's row: their
 * pages say that somebody has left, and show the person again when the departure is undone.
 */
async function findProposals(req: PayloadRequest, id: Id): Promise<string[]> {
  const found = await stored.find<{ project: string }>(req, 'proposals', {
    where: { and: [...shownToday(), { 'people.talent': { equals: id } }] },
    sort: 'project',
  });
  return found.map(({ project }) => project);
}

/** Returns the paths that lead to the list from now on: every address, in both languages. */
async function planRedirects(req: PayloadRequest, talent: Talent) {
  const current = addressOf(talent);
  const addresses = [...(current ? [current] : []), ...(talent.previousSlugs ?? [])];
  const redirects = [];
  for (const { list, slug } of addresses) {
    if (!LISTS.includes(list as List)) continue;
    const owners = await findPublishedOwners(req, { list, slug });
    if (owners.some((owner) => owner.id !== talent.id)) continue;
    const to = PAGE_PATHS[list as List];
    for (const locale of LOCALES) {
      for (const end of ['', '/casting']) {
        const from = localisePath(locale, `${to}/${slug}${end}`);
        redirects.push({ from, to: localisePath(locale, to) });
      }
    }
  }
  return redirects;
}

/** Returns what the departure of a talent will change; `undefined` unless they are online. */
async function planDeparture(req: PayloadRequest, id: Id): Promise<DeparturePlan | undefined> {
  const talent = await stored.get<Talent>(req, 'talents', id);
  const address = talent && addressOf(talent);
  if (!talent || !address || talent._status !== 'published' || talent.deletedAt) return undefined;
  const { home, latest } = await readHome(req);
  const rows = [...rowsOf(home, id), ...rowsOf(latest, id)];
  const slides = rows.filter(({ list }) => list === 'slides').map(({ row }) => row.id);
  return {
    list: address.list as List,
    redirects: await planRedirects(req, talent),
    isFeatured: rows.some(({ list }) => list === 'featured'),
    slides: new Set(slides).size,
    proposals: await findProposals(req, id),
  };
}

/** Returns the id of a talent's newest version that meets conditions. */
async function findVersionId(
  req: PayloadRequest,
  id: Id,
  ...conditions: Where[]
): Promise<Id | undefined> {
  const [version] = await stored.versions(req, 'talents', {
    where: { and: [{ parent: { equals: id } }, ...conditions] },
    sort: '-updatedAt',
    limit: 1,
  });
  return version?.id;
}

const hasStatus = (status: 'draft' | 'published'): Where => ({
  'version._status': { equals: status },
});

/** Creates the redirects, and notes their ids as they come. */
async function createRedirects(req: PayloadRequest, plan: DeparturePlan, ids: Id[]) {
  for (const { from, to } of plan.redirects) {
    const where = { from: { equals: from } };
    const { totalDocs } = await req.payload.count({ collection: 'redirects', where, req });
    if (totalDocs > 0) continue;
    // For a while: a browser would remember one for good after the person has returned.
    const data = { from, to, status: '302' as const };
    ids.push((await req.payload.create({ collection: 'redirects', data, depth: 0, req })).id);
  }
}

const conflict = (req: PayloadRequest, reason: 'notOnline' | 'notLeft') =>
  new APIError(TEXTS[reason][adminLanguage(req)], 409, undefined, true);

/**
 * Takes a talent off the site: the record becomes a draft, its addresses lead to the list, and the
 * home page shows the person no more.
 */
async function leave(req: PayloadRequest, id: Id): Promise<void> {
  const { payload } = req;
  const plan = await planDeparture(req, id);
  if (!plan) throw conflict(req, 'notOnline');
  const { home, latest } = await readHome(req);
  const departure: Departure = {
    at: new Date().toISOString(),
    who: editorName(req) ?? '',
    published: (await findVersionId(req, id, hasStatus('published')))!,
    draft: await findVersionId(req, id, stored.LATEST, hasStatus('draft')),
    redirects: [],
    home: rowsOf(home, id),
    homeDraft: rowsOf(latest, id),
  };
  await inTransaction(req, async () => {
    if (departure.home.length > 0 || departure.homeDraft.length > 0) {
      const isOther = ({ talent }: Record<string, unknown>) => String(talent) !== String(id);
      const others = (page: Home) =>
        HOME_LISTS.map((list) => [list, (page[list] ?? []).filter(isOther)]);
      await changeHome(req, (page) => ({ ...page, ...Object.fromEntries(others(page)) }));
    }
    const data = { _status: 'draft' as const };
    await payload.update({ collection: 'talents', id: Number(id), data, depth: 0, req });
    await createRedirects(req, plan, departure.redirects);
    await departures.set(req, id, departure);
  });
}

/** Puts rows back where they stood, unless they are there. */
function withRows(home: Home, rows: readonly HomeRow[]): Home {
  const changed = { ...home };
  for (const { list, index, row } of rows) {
    const before = changed[list] ?? [];
    if (before.some(({ id }) => id === row.id)) continue;
    changed[list] = before.toSpliced(index, 0, row);
  }
  return changed;
}

/** Brings back what a departure has changed, or a part of it. */
async function restore(req: PayloadRequest, departure: Departure): Promise<void> {
  const { payload } = req;
  const { redirects, home, homeDraft, published, draft } = departure;
  if (redirects.length > 0) {
    const where = { id: { in: redirects } };
    await payload.delete({ collection: 'redirects', where, depth: 0, req });
  }
  // Not `payload.restoreVersion`, which cannot restore a draft beside what is online.
  const shared = { collection: payload.collections.talents, depth: 0, req };
  await restoreVersionOperation({ ...shared, id: String(published) });
  if (draft !== undefined) {
    await restoreVersionOperation({ ...shared, id: String(draft), draft: true });
  }
  if (home.length > 0 || homeDraft.length > 0) {
    await changeHome(req, (page, isDraft) => withRows(page, isDraft ? homeDraft : home));
  }
}

/**
 * Undoes a departure: what was online is online again at its address and on the home page, and the
 * draft beside it is kept.
 */
async function comeBack(req: PayloadRequest, id: Id): Promise<void> {
  const departure = await departures.get(req.payload, id);
  if (!departure) throw conflict(req, 'notLeft');
  await inTransaction(req, async () => {
    await restore(req, departure);
    await departures.delete(req, id);
  });
}

const PATH = '/:id/departure';
const idOf = ({ routeParams }: PayloadRequest): number => Number(routeParams?.id);

/**
 * `GET /api/talents/:id/departure` says what the departure of a talent will change, 404 unless they are
 * online; `POST …/departure` does it; `DELETE …/departure` undoes it. Editors only.
 */
const departureEndpoints = [
  editorsEndpoint('get', PATH, async (req) => {
    const plan = await planDeparture(req, idOf(req));
    return Response.json(plan ?? {}, { status: plan ? 200 : 404 });
  }),
  editorsEndpoint('post', PATH, async (req) => {
    await leave(req, idOf(req));
    return Response.json({});
  }),
  editorsEndpoint('delete', PATH, async (req) => {
    await comeBack(req, idOf(req));
    return Response.json({});
  }),
];

/** Takes a talent who leaves the agency off the site in one action, which can be undone. */
export const departure: Plugin = (config) =>
  extendConfig.collection(config, 'talents', {
    // Says above the form that the person has left the agency.
    fields: [uiField('departure', '/features/departure/admin/DepartureNotice.tsx#DepartureNotice')],
    endpoints: departureEndpoints,
    components: {
      edit: { editMenuItems: ['/features/departure/admin/LeaveAgency.tsx#LeaveAgency'] },
    },
  });
