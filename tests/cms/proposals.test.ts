import { beforeAll, describe, expect, it } from 'vitest';
import { PROPOSAL_ID } from '../../cms/contract/proposals.ts';
import { isoDay, proposedLastDay } from '../../cms/contract/timeZone.ts';
import { fieldErrors, send, useSession } from './support/accounts.ts';
import { createPicture, fillEmptyAgency, upload } from './support/fixtureAgency.ts';
import { NETLIFY_SECRET, createSent, signNotification } from './support/publications.ts';
import { READER_KEY, authorisedBy, publish, query, useTestCms } from './support/testCms.ts';

const cms = useTestCms({ PAYLOAD_LOG_LEVEL: 'silent', NETLIFY_WEBHOOK_SECRET: NETLIFY_SECRET });
const asEditor = useSession(cms, 'editor@agencia.example');

const LAST_DAY = '2099-12-15';

let ana: number;
let eva: number;
let draft: number;
let own: number;
let foreign: number;

beforeAll(async () => {
  await fillEmptyAgency(cms);
  own = (await upload(cms, 'a.png', 'image/png', await createPicture(40, 50))).id;
  foreign = (await upload(cms, 'b.png', 'image/png', await createPicture(40, 50))).id;
  const videos = [{ id: 'reel', kind: 'showreel', title: 'Reel', url: 'https://vimeo.com/1' }];
  ana = (await publish(cms, 'Ana Gil', { gallery: [{ picture: own }], videos })).id;
  eva = (await publish(cms, 'Eva Lis', { visibility: 'unlisted' })).id;
  const data = { name: 'Luz Mar', sections: ['actress'], _status: 'draft' };
  const created = await cms.payload.create({
    collection: 'talents',
    draft: true,
    locale: 'es',
    data: data as never,
  });
  draft = created.id;
});

const proposal = (values: object = {}) => ({
  project: 'Salitre',
  validUntil: LAST_DAY,
  people: [{ talent: ana, note: 'Canta' }],
  _status: 'published',
  ...values,
});
interface Doc {
  id: number;
  linkId: string;
}
async function create(values: object = {}): Promise<Doc> {
  const response = await send(cms, 'POST', '/proposals', proposal(values), asEditor);
  return ((await response.json()) as { doc: Doc }).doc;
}
const refusal = async (values: object) =>
  fieldErrors(await send(cms, 'POST', '/proposals', proposal(values), asEditor));

const PEOPLE = `{ Proposals(sort: "id") { docs {
  linkId project people { talent { id } note photo { id } clip } } } }`;
async function readBySite() {
  const { data } = await query(cms, PEOPLE, READER_KEY);
  const { docs } = (data as unknown as { Proposals: { docs: ReadProposal[] } }).Proposals;
  return docs;
}
interface ReadProposal {
  linkId: string;
  project: string;
  people: { talent: { id: number } | null; note: string | null }[];
}
const findBySite = async ({ linkId }: Doc) =>
  (await readBySite()).find((one) => one.linkId === linkId);

describe('a proposal', () => {
  it('shows people of lists and of links only, with a note, a photograph and a video of theirs', async () => {
    const people = [
      { talent: eva, note: 'Nueva' },
      { talent: ana, note: 'Canta', photo: own, clip: 'reel' },
    ];
    const created = await create({ people });
    expect((await findBySite(created))?.people).toEqual([
      { talent: { id: eva }, note: 'Nueva', photo: null, clip: null },
      { talent: { id: ana }, note: 'Canta', photo: { id: own }, clip: 'reel' },
    ]);
  });

  it('refuses drafts, a photograph or video of somebody else, and a day that is over', async () => {
    expect(await refusal({ people: [{ talent: draft }] })).toEqual({
      'people.0.talent': expect.stringContaining('no está en línea') as string,
    });
    expect(await refusal({ people: [{ talent: ana, photo: foreign, clip: 'other' }] })).toEqual({
      'people.0.photo': expect.stringContaining('Ya no es de esta persona') as string,
      'people.0.clip': expect.stringContaining('Ya no es de esta persona') as string,
    });
    expect(await refusal({ validUntil: '2020-01-01' })).toEqual({
      validUntil: expect.stringContaining('Ya ha pasado') as string,
    });
    expect(
      Object.keys(await refusal({ validUntil: null, people: [], project: '' })).sort(),
    ).toEqual(['people', 'project', 'validUntil']);
  });

  it('can be begun with nothing but people', async () => {
    const body = { people: [{ talent: ana }, { talent: draft }], _status: 'draft' };
    const response = await send(cms, 'POST', '/proposals?draft=true', body, asEditor);
    expect(response.status).toBe(201);
    const { doc } = (await response.json()) as { doc: Doc };
    expect(await findBySite(doc)).toBeUndefined();
  });

  it('has a link that nobody guesses, that no editor changes, and that a copy does not have', async () => {
    const forged = 'a'.repeat(22);
    const { id, linkId } = await create({ linkId: forged });
    expect(linkId).toMatch(PROPOSAL_ID.pattern);
    expect(linkId).not.toBe(forged);
    const change = { linkId: forged, recipient: 'Otra' };
    const changed = await send(cms, 'PATCH', `/proposals/${id}`, change, asEditor);
    expect(((await changed.json()) as { doc: Doc }).doc).toMatchObject({ linkId });
    const copy = await send(cms, 'POST', `/proposals/${id}/duplicate?draft=true`, {}, asEditor);
    const { doc } = (await copy.json()) as { doc: Doc };
    expect(doc.linkId).toMatch(PROPOSAL_ID.pattern);
    expect(doc.linkId).not.toBe(linkId);
  });

  it('has a last day in its copy, as a new one has', async () => {
    const { id } = await create();
    const copy = await send(cms, 'POST', `/proposals/${id}/duplicate?draft=true`, {}, asEditor);
    const { doc } = (await copy.json()) as { doc: { validUntil?: string } };
    expect(doc.validUntil).toBe(proposedLastDay());
  });

  it('is read by nobody without a key', async () => {
    const { id } = await create();
    for (const path of ['/proposals', `/proposals/${id}`, '/proposal-answers']) {
      expect([path, (await send(cms, 'GET', path)).status]).toEqual([path, 401]);
    }
    expect((await query(cms, PEOPLE)).data).toBeUndefined();
  });

  it('leaves the site at once when it is withdrawn, taken down or deleted, and after its last day', async () => {
    const change = async (values: object) => {
      const created = await create();
      expect(await findBySite(created)).toBeDefined();
      await cms.payload.update({
        collection: 'proposals',
        id: created.id,
        locale: 'es',
        data: values as never,
      });
      return findBySite(created);
    };
    expect(await change({ withdrawn: true })).toBeUndefined();
    expect(await change({ _status: 'draft' })).toBeUndefined();
    expect(await change({ deletedAt: new Date().toISOString() })).toBeUndefined();
    const created = await create();
    const where = { id: { equals: created.id } };
    const yesterday = new Date(Date.now() - 86_400_000).toISOString();
    const collection = 'proposals' as const;
    await cms.payload.db.updateOne({ collection, where, data: { validUntil: yesterday } });
    expect(await findBySite(created)).toBeUndefined();
    await cms.payload.db.updateOne({
      collection,
      where,
      data: { validUntil: `${isoDay()}T12:00:00.000Z` },
    });
    expect(await findBySite(created)).toBeDefined();
  });

  it('is followed on its way to the site, and when it is to be published', async () => {
    const { id } = await create();
    await createSent(cms, { changes: [{ kind: 'proposals', id, title: 'Salitre' }] });
    const path = `/publications/record?kind=proposals&id=${id}`;
    const view = await send(cms, 'GET', path, undefined, asEditor);
    expect(await view.json()).toMatchObject({ text: expect.stringMatching(/./) as string });
    const waitUntil = new Date('2099-01-01T10:00:00Z');
    await cms.payload.jobs.queue({
      task: 'schedulePublish',
      waitUntil,
      input: { type: 'publish', doc: { relationTo: 'proposals', value: id } } as never,
    });
    const { readDashboard } = await import('../../cms/features/dashboard/dashboardData.ts');
    expect((await readDashboard(cms.payload)).scheduled).toMatchObject([{ title: 'Salitre' }]);
  });

  it('loses a person who leaves the agency, and has the person again when that is undone', async () => {
    const leaver = (await publish(cms, 'Sol Ríos')).id;
    const created = await create({ people: [{ talent: leaver, note: 'Lee bien' }] });
    const path = `/talents/${leaver}/departure`;
    const plan = await send(cms, 'GET', path, undefined, asEditor);
    expect(await plan.json()).toMatchObject({ proposals: ['Salitre'] });
    await send(cms, 'POST', path, {}, asEditor);
    expect((await findBySite(created))?.people).toMatchObject([{ talent: null }]);
    await send(cms, 'DELETE', path, {}, asEditor);
    expect((await findBySite(created))?.people).toMatchObject([{ talent: { id: leaver } }]);
  });
});

describe('an answer', () => {
  type Sign = (body: string) => Promise<string> | string;
  const notify = async (data: object, id: string, sign: Sign = signNotification) => {
    const body = JSON.stringify({ id, form_name: 'casting', data });
    const headers = { 'X-Webhook-Signature': await sign(body) };
    const init = { method: 'POST', headers, body };
    return (await fetch(`${cms.url}/api/proposals/answers`, init)).status;
  };
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const answersTo = async ({ id }: Doc) => {
    const where = { proposal: { equals: id } };
    const collection = 'proposal-answers' as const;
    return (await cms.payload.find({ collection, where, depth: 0 })).docs;
  };
  const data = ({ linkId }: Doc, values: object = {}) => ({
    name: 'Laura Prado',
    email: 'laura@salitre.example',
    people: 'Sí: Ana Gil',
    link: `https://agencia.example/propuesta/${linkId}`,
    ip: '192.0.2.1',
    ...values,
  });

  it('is kept with its proposal once, without the address of the sender’s device', async () => {
    const created = await create();
    const message = `¿El\u0000 viernes? <script>${'x'.repeat(20_000)}`;
    expect(await notify(data(created, { message }), 'one')).toBe(200);
    expect(await notify(data(created), 'one')).toBe(200);
    const [answer, ...more] = await answersTo(created);
    expect(answer).toMatchObject({ name: 'Laura Prado', people: 'Sí: Ana Gil' });
    expect(answer?.message).toMatch(/^¿El viernes\? <script>x{5000}/);
    expect(answer?.message?.length).toBeLessThanOrEqual(10_000);
    expect(JSON.stringify(answer)).not.toContain('192.0.2.1');
    expect(more).toEqual([]);
  });

  it('keeps its marks where the edge function has not joined them', async () => {
    const created = await create();
    const marks = {
      people: 'Ana Gil\nEva Ríos',
      'mark-2': 'No: Eva Ríos',
      'mark-1': 'Sí: Ana Gil',
    };
    await notify(data(created, marks), 'apart');
    expect(await answersTo(created)).toMatchObject([{ people: 'Sí: Ana Gil\nNo: Eva Ríos' }]);
  });

  it.each<[string, Sign]>([
    ['no signature', () => ''],
    ['that of another secret', (body) => signNotification(body, { secret: 'wrong' })],
    ['that of another body', (body) => signNotification(`${body} `)],
    ['that of another issuer', (body) => signNotification(body, { issuer: 'somebody' })],
    ['one without a hash', (body) => signNotification(body, { sha256: '' })],
    ['the algorithm "none"', () => `${encode({ alg: 'none' })}.${encode({ iss: 'netlify' })}.`],
    ['nonsense', () => 'nonsense'],
  ])('is refused with %s', async (name, sign) => {
    const created = await create();
    expect(await notify(data(created), name, sign)).toBe(401);
    expect(await answersTo(created)).toEqual([]);
  });

  it('is ignored unless it is about a proposal', async () => {
    const created = await create();
    for (const link of [
      '',
      'https://agencia.example/seleccion#2.x',
      `/propuesta/${'z'.repeat(22)}`,
    ]) {
      expect(await notify(data(created, { link }), `other ${link}`)).toBe(200);
    }
    expect(await notify(null as never, 'nothing')).toBe(200);
    expect(await answersTo(created)).toEqual([]);
  });

  it('is read by editors only, and deleted with its proposal', async () => {
    const created = await create();
    await notify(data(created), 'two');
    const asReader = authorisedBy(READER_KEY);
    expect((await send(cms, 'GET', '/proposal-answers', undefined, asReader)).status).toBe(403);
    const response = await send(cms, 'GET', '/proposal-answers', undefined, asEditor);
    expect(await response.text()).toContain('laura@salitre.example');
    await cms.payload.delete({ collection: 'proposals', id: created.id });
    const { totalDocs } = await cms.payload.count({
      collection: 'proposal-answers',
      where: { submission: { equals: 'two' } },
    });
    expect(totalDocs).toBe(0);
  });
});
