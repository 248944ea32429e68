import { glob, readFile } from 'node:fs/promises';
import {
  type DocumentNode,
  type GraphQLObjectType,
  TypeInfo,
  buildSchema,
  isObjectType,
  parse,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { signIn } from './support/accounts.ts';
import { READER_KEY, authorisedBy, publish, useTestCms } from './support/testCms.ts';

const cms = useTestCms({ PAYLOAD_LOG_LEVEL: 'silent' });

/** Words of drafts, versions, the trash, accounts and birth dates, none of which the key may read. */
const SECRETS = /Secret|Borrador|Tirada|1990-05-0[56]|1991-06-0[67]|editor@|admin@/;

let callers: Record<string, string>[];
let ana: number | string;
let berta: number | string;

const draft = { draft: true, data: {} } as const;

beforeAll(async () => {
  const { payload } = cms;
  const birthDate = '1990-05-05T12:00:00.000Z';
  ana = (await publish(cms, 'Ana Pública', { birthDate, updatedBy: 'editor@' })).id;
  await publish(cms, 'Eva Oculta', { birthDate, isAgeHidden: true });
  const change = { homeBase: ['Lugar Secreto'], name: 'Ana Secreta' };
  await payload.update({ ...draft, collection: 'talents', id: ana, data: change });
  const person = { sections: ['actress'], visibility: 'listed', birthDate: '1991-06-06' };
  const unpublished = { ...person, name: 'Berta Borrador', _status: 'draft' };
  const created = await payload.create({
    collection: 'talents',
    draft: true,
    data: unpublished as never,
  });
  berta = created.id;
  const { id: tina } = await publish(cms, 'Tina Tirada');
  const deletedAt = new Date().toISOString();
  await payload.update({ collection: 'talents', id: tina, data: { deletedAt } as never });
  const page = { slug: 'nosotras', title: 'Página Secreta', _status: 'draft' };
  await payload.create({ collection: 'pages', draft: true, data: page as never });
  const slides = [{ headline: 'Titular Secreto', talent: berta }];
  await payload.updateGlobal({ slug: 'home', draft: true, data: { slides } as never });
  callers = [authorisedBy(READER_KEY), await signIn(cms, 'reader@agencia.example')];
});

const get = async (path: string, headers: Record<string, string>) => {
  const response = await fetch(`${cms.url}/api${path}`, { headers });
  return { status: response.status, text: await response.text() };
};

async function ask(query: string, headers = callers[0]!) {
  const response = await fetch(`${cms.url}/api/graphql`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  return (await response.json()) as {
    data?: Record<string, { docs: object[]; totalDocs: number }>;
    errors?: { message: string }[];
  };
}

/** What may be added to an address to get at drafts, the trash, or fields. */
const OPTIONS = [
  '',
  'draft=true',
  'trash=true',
  'draft=true&trash=true',
  'locale=all&draft=true&depth=3',
  'select[birthDate]=true',
  'draft=true&select[name]=true',
  'select[birthDate]=true&draft=true',
  'where[_status][equals]=draft',
  'where[or][0][id][exists]=true&draft=true&trash=true',
  'where[deletedAt][exists]=true&trash=true',
  'populate[talents][birthDate]=true&depth=3',
];
/** What is tried for somebody who signed in with the account of the key, too. */
const COMBINED = ['draft=true&trash=true', 'locale=all&draft=true&depth=3'];

describe('the key of the site reads', () => {
  it('no draft, version, record in the trash or birth date by REST, whatever it adds', async () => {
    const { collections, globals } = cms.payload.config;
    const roots = [
      ...collections.flatMap(({ slug }) => [slug, `${slug}/count`, `${slug}/versions`]),
      ...[ana, berta].map((id) => `talents/${id}`),
      ...globals.flatMap(({ slug }) => [`globals/${slug}`, `globals/${slug}/versions`]),
    ];
    const { docs: versions } = await cms.payload.findVersions({ collection: 'talents', limit: 1 });
    roots.push(`talents/versions/${versions[0]!.id}`);
    for (const [index, caller] of callers.entries()) {
      for (const root of roots) {
        for (const option of index === 0 ? OPTIONS : COMBINED) {
          const { text } = await get(`/${root}?${option}`, caller);
          expect([root, option, SECRETS.exec(text)?.[0]]).toEqual([root, option, undefined]);
        }
      }
    }
  });

  it('no version at all', async () => {
    for (const caller of callers) {
      for (const path of ['/talents/versions', '/pages/versions', '/globals/home/versions']) {
        expect([path, (await get(path, caller)).status]).toEqual([path, 403]);
      }
    }
    for (const name of ['versionsTalents', 'versionsPages', 'versionsHomes']) {
      const { data } = await ask(`{ ${name} { totalDocs docs { id } } }`);
      expect([name, data?.[name] ?? undefined]).toEqual([name, undefined]);
    }
  });

  it('no draft by GraphQL', async () => {
    for (const args of ['', '(draft: true)', '(trash: true)', '(draft: true, trash: true)']) {
      const { data } = await ask(`{ Talents${args} { docs { name homeBase birthDate } } }`);
      const text = JSON.stringify(data);
      expect([args, text]).toEqual([args, expect.stringContaining('Eva Oculta')]);
      expect(text).not.toMatch(SECRETS);
      expect(JSON.stringify(await ask(`{ Pages${args} { docs { title } } }`))).not.toMatch(SECRETS);
    }
    const one = await ask(`{ Talent(id: ${berta}, draft: true) { name } }`);
    expect(one.data?.Talent ?? null).toBeNull();
    const home = await ask('{ Home(draft: true) { slides { headline talent { name } } } }');
    expect(JSON.stringify(home)).not.toMatch(SECRETS);
  });

  it('the age, and of the birth date nothing else', async () => {
    const { data } = await ask('{ Talents(sort: "id") { docs { age birthDate isAgeHidden } } }');
    const now = new Date();
    const had = now.getMonth() > 4 || (now.getMonth() === 4 && now.getDate() >= 5);
    const age = now.getFullYear() - 1990 - (had ? 0 : 1);
    expect(data?.Talents?.docs).toEqual([
      { age, birthDate: null, isAgeHidden: null },
      { age: null, birthDate: null, isAgeHidden: null },
    ]);
    const revisions = await ask('{ Talents(sort: "id", select: true) { docs { age } } }');
    expect(revisions.data?.Talents?.docs).toEqual([{ age }, { age: null }]);
  });
});

describe('the key of the site learns nothing from conditions and orders on', () => {
  it.each(['birthDate', 'isAgeHidden', 'updatedBy', 'englishDrafts', 'age'])(
    '%s',
    async (field) => {
      const wheres = [
        `{ ${field}: { exists: true } }`,
        `{ OR: [{ ${field}: { exists: true } }] }`,
        `{ AND: [{ OR: [{ ${field}: { exists: false } }] }] }`,
      ];
      for (const where of wheres) {
        const { data, errors } = await ask(`{ Talents(where: ${where}) { totalDocs } }`);
        expect([where, data?.Talents ?? null, errors?.length]).toEqual([where, null, 1]);
      }
      for (const sort of [field, `-${field}`, `name,${field}`]) {
        const { data } = await ask(`{ Talents(sort: "${sort}") { docs { id } } }`);
        expect([sort, data?.Talents ?? null]).toEqual([sort, null]);
      }
      for (const caller of callers) {
        for (const option of [`where[${field}][exists]=true`, `sort=${field}`, `sort=-${field}`]) {
          for (const path of ['/talents', '/talents/count']) {
            if (path.endsWith('count') && option.startsWith('sort')) continue;
            const { status } = await get(`${path}?${option}`, caller);
            expect([option, status >= 400 && status < 500]).toEqual([option, true]);
          }
        }
      }
    },
  );
});

/** The collections and globals that the site reads, by the name of their type. */
const READ = {
  Talent: 'talents',
  Page: 'pages',
  Media: 'media',
  Redirect: 'redirects',
  Proposal: 'proposals',
  Home: 'home',
  Agency: 'agency',
} as const;
/** What Payload adds to every record, and to every file. */
const OF_PAYLOAD = [
  'id',
  'createdAt',
  'updatedAt',
  'deletedAt',
  '_status',
  'globalType',
  'sizes',
  'thumbnailURL',
];

/** Returns the fields that the site's queries select, by type. */
async function selectedFields(): Promise<Map<string, Set<string>>> {
  const schema = buildSchema(await readFile('cms/schema.graphql', 'utf8'));
  const selected = new Map<string, Set<string>>();
  const collect = (document: DocumentNode) => {
    const info = new TypeInfo(schema);
    const Field = ({ name }: { name: { value: string } }) => {
      const type: unknown = info.getParentType();
      if (!isObjectType(type)) return;
      const fields = selected.get((type as GraphQLObjectType).name) ?? new Set();
      selected.set((type as GraphQLObjectType).name, fields.add(name.value));
    };
    visit(document, visitWithTypeInfo(info, { Field }));
  };
  for await (const file of glob('src/model/!(*.test).ts')) {
    for (const exported of Object.values(await import(`${process.cwd()}/${file}`))) {
      const text = String((exported as { query?: unknown }).query ?? exported);
      if (/^\s*(query|fragment) /.test(text)) collect(parse(text));
    }
  }
  return selected;
}

type Permissions = Record<string, { fields?: true | Record<string, { read?: true } | true> }>;

it('the key of the site reads the fields that the site queries, and no others', async () => {
  const selected = await selectedFields();
  const { text } = await get('/access', callers[1]!);
  const { collections, globals } = JSON.parse(text) as Record<string, Permissions>;
  const { config } = cms.payload;
  for (const [type, slug] of Object.entries(READ)) {
    const permitted = { ...collections, ...globals }[slug]?.fields;
    const all = [...config.collections, ...config.globals].find((one) => one.slug === slug)!;
    const readable = all.flattenedFields
      .map(({ name }) => name)
      .filter((name) => permitted === true || permitted?.[name])
      .filter((name) => !OF_PAYLOAD.includes(name));
    const unread = readable.filter((name) => !selected.get(type)?.has(name));
    expect([type, unread]).toEqual([type, []]);
  }
});

it('the key of the site opens nothing that is the admin’s', async () => {
  const posts = [
    '/talents/order',
    '/talents/export',
    '/talents/import/check',
    '/talents/import/run',
    '/publish',
    '/translate',
    '/preview/record',
    '/preview/session',
    '/media/1/replace',
    '/talents',
    '/pages',
    '/redirects',
    '/proposals',
    '/users',
    '/globals/home',
    '/globals/agency',
  ];
  const gets = ['/publications', '/publications/site', '/publications/record?kind=talents&id=1'];
  const lists = [
    'audit-log',
    'second-factors',
    'proposal-answers',
    'payload-query-presets',
    'payload-jobs',
  ];
  for (const caller of callers) {
    for (const path of posts) {
      const init = { method: 'POST', headers: { ...caller, 'Content-Type': 'application/json' } };
      const { status } = await fetch(`${cms.url}/api${path}`, { ...init, body: '{}' });
      expect([path, [401, 403, 404].includes(status)]).toEqual([path, true]);
    }
    for (const path of [...gets, ...lists.map((slug) => `/${slug}`)]) {
      const { status } = await get(path, caller);
      expect([path, [401, 403, 404].includes(status)]).toEqual([path, true]);
    }
  }
});
