import {
  APIError,
  type Payload,
  type PayloadRequest,
  type Where,
  restoreVersionOperation,
  type Field,
  type Plugin,
  type Endpoint,
} from 'payload';
import { LISTS, type List } from '#contract/lists.ts';
import { LOCALES, localisePath } from '#contract/locales.ts';
import { PAGE_PATHS } from '#contract/pages.ts';
import { tr } from '../../texts/labels.ts';
import { recordEvent } from '../audit/auditEvents.ts';
import { shownToday } from '../proposals/proposals.ts';
import { editorName } from '../versions/versionsPlugin.ts';
import { type Talent, addressOf, findPublishedOwners } from '../../fields/slug.ts';
import { requestPublication } from '../publishing/publications.ts';
import { editorsEndpoint, inTransaction } from '../endpoints.ts';
import { extendConfig } from '../extendConfig.ts';

type Id = number | string;

/** Lists of the home page that show talents. */
const HOME_LISTS = ['featured', 'slides'] as const;
type HomeList = (typeof HOME_LISTS)[number];

/** A row of the home page that was taken out, and where it stood. */
interface HomeRow {
  list: HomeList;
  index: number;
  row: Record<string, unknown>;
}

/** What a departure has changed, so that it can be undone. */
interface Departure {
  /** ISO time. */
  at: string;
  who: string;
  list: List;
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
  /** The proposals that show the person today. */
  proposals: string[];
}

const keyOf = (id: Id) => `departure:${id}`;

/** What the departures of talents have changed, by the talents' ids; it is kept while it can be undone. */
export const departures = {
  get: ({ kv }: Payload, id: Id) => kv.get<Departure>(keyOf(id)),
  set: ({ kv }: Payload, id: Id, departure: Departure) => kv.set(keyOf(id), departure),
  delete: ({ kv }: Payload, id: Id) => kv.delete(keyOf(id)),
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
  const { db } = req.payload;
  const shared = { locale: 'all', req } as const;
  const home = await db.findGlobal<Home>({ slug: 'home', ...shared });
  const where = { latest: { equals: true } };
  const { docs } = await db.findGlobalVersions<Home>({
    global: 'home',
    where,
    limit: 1,
    ...shared,
  });
  const [latest] = docs;
  return { home, latest };
}

/** Changes the lists of the public home page and of its latest version. */
async function changeHome(req: PayloadRequest, change: (home: Home, isDraft: boolean) => Home) {
  const { home, latest } = await readHome(req);
  const stamp = { updatedAt: new Date().toISOString(), updatedBy: editorName(req) };
  if (home) {
    const data = { ...change(home, false), ...stamp };
    await req.payload.db.updateGlobal({ slug: 'home', data, req });
  }
  if (latest) {
    const version = { ...change(latest.version, true), ...stamp };
    const versionData = { version };
    const args = { id: latest.id, global: 'home' as const, locale: 'all', versionData, req };
    await req.payload.db.updateGlobalVersion(args);
  }
  await recordEvent(req, {
    action: 'update',
    kind: 'home',
    fields: [...HOME_LISTS],
  });
  await requestPublication(req, { kind: 'home', title: '' });
}

/**
 * Returns the projects of the proposals that show a talent today. They keep the person's row: their
 * pages say that somebody has left, and show the person again when the departure is undone.
 */
async function findProposals(req: PayloadRequest, id: Id): Promise<string[]> {
  const { docs } = await req.payload.db.find<{ id: number; project: string }>({
    collection: 'proposals',
    where: { and: [...shownToday(), { 'people.talent': { equals: id } }] },
    sort: 'project',
    pagination: false,
    req,
  });
  return docs.map(({ project }) => project);
}

const findTalent = (req: PayloadRequest, id: Id) =>
  req.payload.db.findOne<Talent>({ collection: 'talents', where: { id: { equals: id } }, req });

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
  const talent = await findTalent(req, id);
  const address = talent && addressOf(talent);
  if (!talent || !address || talent._status !== 'published' || talent.deletedAt) return undefined;
  const { home, latest } = await readHome(req);
  const rows = [...rowsOf(home ?? undefined, id), ...rowsOf(latest?.version, id)];
  const slides = rows.filter(({ list }) => list === 'slides').map(({ row }) => row.id);
  return {
    list: address.list as List,
    redirects: await planRedirects(req, talent),
    isFeatured: rows.some(({ list }) => list === 'featured'),
    slides: new Set(slides).size,
    proposals: await findProposals(req, id),
  };
}

async function findVersionId(req: PayloadRequest, id: Id, status: string): Promise<Id | undefined> {
  const { docs } = await req.payload.db.findVersions({
    collection: 'talents',
    where: { and: [{ parent: { equals: id } }, { 'version._status': { equals: status } }] },
    sort: '-updatedAt',
    limit: 1,
    req,
  });
  return docs[0]?.id;
}

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

/** Notes what is online and on the home page before a departure. */
async function describeDeparture(req: PayloadRequest, id: Id, list: List): Promise<Departure> {
  const where: Where = { and: [{ parent: { equals: id } }, { latest: { equals: true } }] };
  const {
    docs: [version],
  } = await req.payload.db.findVersions<Talent>({ collection: 'talents', where, limit: 1, req });
  const published = await findVersionId(req, id, 'published');
  const { home, latest: homeDraft } = await readHome(req);
  return {
    at: new Date().toISOString(),
    who: editorName(req) ?? '',
    list,
    published: published!,
    draft: version?.version._status === 'draft' ? version.id : undefined,
    redirects: [],
    home: rowsOf(home ?? undefined, id),
    homeDraft: rowsOf(homeDraft?.version, id),
  };
}

const withoutTalent = (page: Home, id: Id): Home => ({
  ...page,
  ...Object.fromEntries(
    HOME_LISTS.map((list) => [
      list,
      (page[list] ?? []).filter(({ talent }) => String(talent) !== String(id)),
    ]),
  ),
});

/**
 * Takes a talent off the site: the record becomes a draft, its addresses lead to the list, and the
 * home page shows the person no more.
 *
 * @throws {APIError} 409, when the talent is not online
 */
async function leave(req: PayloadRequest, id: Id): Promise<Departure> {
  const { payload } = req;
  const plan = await planDeparture(req, id);
  if (!plan) {
    const message = tr(req, 'Esta persona no está en línea', 'This person is not online');
    throw new APIError(message, 409, undefined, true);
  }
  const departure = await describeDeparture(req, id, plan.list);
  const run = async () => {
    if (departure.home.length > 0 || departure.homeDraft.length > 0) {
      await changeHome(req, (page) => withoutTalent(page, id));
    }
    const data = { _status: 'draft' as const };
    await payload.update({ collection: 'talents', id: Number(id), data, depth: 0, req });
    await createRedirects(req, plan, departure.redirects);
    await departures.set(payload, id, departure);
  };
  await inTransaction(req, run, () => restore(req, departure));
  return departure;
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
 *
 * @throws {APIError} 409, when the talent has not left
 */
async function comeBack(req: PayloadRequest, id: Id): Promise<void> {
  const departure = await departures.get(req.payload, id);
  if (!departure) {
    const message = tr(req, 'Esta persona no ha dejado la agencia', 'This person has not left');
    throw new APIError(message, 409, undefined, true);
  }
  await inTransaction(req, async () => {
    await restore(req, departure);
    await departures.delete(req.payload, id);
  });
}

/** Creates an endpoint whose answer is 404 for `undefined`. */
const departureEndpoint = (
  method: Endpoint['method'],
  answer: (req: PayloadRequest, id: number) => Promise<object | undefined>,
) =>
  editorsEndpoint(method, '/:id/departure', async (req) => {
    const found = await answer(req, Number(req.routeParams?.id));
    return found ? Response.json(found) : Response.json({}, { status: 404 });
  });

/**
 * `GET /api/talents/:id/departure` says what the departure of a talent will change, 404 unless they are
 * online; `POST …/departure` does it; `DELETE …/departure` undoes it. Editors only.
 */
const departureEndpoints = [
  departureEndpoint('get', planDeparture),
  departureEndpoint('post', leave),
  departureEndpoint('delete', async (req, id) => {
    await comeBack(req, id);
    return {};
  }),
];

const ITEM = '/features/departure/admin/LeaveAgency.tsx#LeaveAgency';

/** Says above the form that the person has left the agency. */
const notice: Field = {
  name: 'departure',
  type: 'ui',
  admin: {
    disableBulkEdit: true,
    disableListColumn: true,
    components: { Field: '/features/departure/admin/DepartureNotice.tsx#DepartureNotice' },
  },
};

/** Takes a talent who leaves the agency off the site in one action, which can be undone. */
export const departure: Plugin = (config) =>
  extendConfig.collections(config, (collection) => {
    if (collection.slug !== 'talents') return collection;
    const { components } = collection.admin ?? {};
    const editMenuItems = [...(components?.edit?.editMenuItems ?? []), ITEM];
    const edit = { ...components?.edit, editMenuItems };
    return {
      ...collection,
      fields: [notice, ...collection.fields],
      endpoints: [...(collection.endpoints || []), ...departureEndpoints],
      admin: { ...collection.admin, components: { ...components, edit } },
    };
  });
