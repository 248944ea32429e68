import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startFakeTranslator } from '../support/fakeTranslator.ts';
import { createAccount, send, signIn, useSession } from './support/accounts.ts';
import { READER_KEY, authorisedBy, publish, query, useTestCms } from './support/testCms.ts';

const KEY = 'a-key-that-nobody-may-see:fx';

const service = await startFakeTranslator();
afterAll(() => service.close());
const cms = useTestCms({
  PAYLOAD_LOG_LEVEL: 'silent',
  TRANSLATION_SERVICE: 'deepl',
  TRANSLATION_API_KEY: KEY,
  TRANSLATION_URL: service.url,
});
const asEditor = useSession(cms, 'editor@agencia.example');

let talent: { id: number };

beforeAll(async () => {
  talent = (await publish(cms, 'Inés Quiroga', {
    birthDate: '1992-02-17',
    biography: 'Inés Quiroga rueda «La marea baja».\n\n- Canta',
    homeBase: ['Nació el 17 de febrero de 1992 en Rosario'],
    availability: 'Disponible ya',
    cinema: [{ title: 'Cota 900', director: 'Elena Prats', role: 'La jueza de Cota 900' }],
  })) as { id: number };
});
beforeEach(() => {
  service.behaviour = 'translate';
  service.received.length = 0;
});

interface Answer {
  drafts: Record<string, { text: string; from: string }>;
  notice?: string;
  errors?: { message: string }[];
}

const read = (locale: 'es' | 'en' | 'all', draft = true) =>
  cms.payload.findByID({
    collection: 'talents',
    id: talent.id,
    depth: 0,
    draft,
    locale: locale as 'en',
    fallbackLocale: false,
  });

async function keysOf(): Promise<string[]> {
  const { cinema } = await read('es');
  return ['biography', 'homeBase', 'availability', `cinema.${cinema?.[0]?.id}.role`];
}

async function ask(headers = asEditor, more: object = {}) {
  const body = { collection: 'talents', id: talent.id, keys: await keysOf(), ...more };
  const response = await send(cms, 'POST', '/translate', body, headers);
  return { status: response.status, answer: (await response.json()) as Answer };
}

describe('the translation service', () => {
  it('receives the texts and nothing else, and its names stay as they are', async () => {
    const { status, answer } = await ask();
    const [biography, homeBase, availability, role] = await keysOf();
    expect(status).toBe(200);
    expect(answer.drafts).toEqual({
      [biography!]: {
        text: 'EN Inés Quiroga rueda «La marea baja».\n\n- EN Canta',
        from: 'Inés Quiroga rueda «La marea baja».\n\n- Canta',
      },
      [availability!]: { text: 'EN Disponible ya', from: 'Disponible ya' },
      [role!]: { text: 'EN La jueza de Cota 900', from: 'La jueza de Cota 900' },
    });
    // The birth date is in this one.
    expect(answer.drafts).not.toHaveProperty(homeBase!);
    expect(answer.notice).toContain('fecha de nacimiento');

    const [{ authorisation, body, path } = { authorisation: '', body: '', path: '' }, ...others] =
      service.received;
    expect([others.length, path, authorisation]).toEqual([
      0,
      '/v2/translate',
      `DeepL-Auth-Key ${KEY}`,
    ]);
    const { text, ignore_tags: ignored } = JSON.parse(body) as Record<string, string[]>;
    expect(ignored).toEqual(['x']);
    expect(text?.toSorted()).toEqual([
      '<x>Inés Quiroga</x> rueda <x>«La marea baja»</x>.',
      'Canta',
      'Disponible ya',
      'La jueza de <x>Cota 900</x>',
    ]);
    expect(body).not.toMatch(/1992|\/api\/media|Prats/);
  });

  it('is not used for texts that have English, or that nobody asked for', async () => {
    await cms.payload.update({
      collection: 'talents',
      id: talent.id,
      locale: 'en',
      draft: true,
      data: { availability: 'Available' },
    });
    const { answer } = await ask(asEditor, { keys: ['availability', 'name', 'birthDate'] });
    expect(answer.drafts).toEqual({});
    expect(service.received).toEqual([]);
  });

  it('that changes a name is not trusted', async () => {
    service.behaviour = 'rename';
    const { answer } = await ask(asEditor, { keys: ['biography'] });
    expect(answer.drafts).toEqual({});
    expect(answer.notice).toContain('ha cambiado un nombre');
  });

  it.each([
    [403, 'no acepta la clave'],
    [456, 'agotado el cupo'],
    [429, 'demasiado trabajo'],
    [500, 'no ha contestado bien'],
  ])('that answers %i is described without the key', async (status, words) => {
    service.behaviour = status;
    const { status: answered, answer } = await ask();
    expect(answered).toBe(502);
    expect(answer.errors?.[0]?.message).toContain(words);
    expect(JSON.stringify(answer)).not.toContain(KEY);
  });

  it('is for editors only, and not for keys of readers', async () => {
    for (const headers of [{}, authorisedBy(READER_KEY)]) {
      expect([401, 403]).toContain((await ask(headers)).status);
    }
    expect(service.received).toEqual([]);
  });

  it('is asked thirty times in ten minutes at most by one user', async () => {
    const email = 'insiste@agencia.example';
    await createAccount(cms, email, 'editor');
    const headers = await signIn(cms, email);
    const statuses: number[] = [];
    for (let count = 0; count < 31; count++) {
      statuses.push((await send(cms, 'POST', '/translate', {}, headers)).status);
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('a proposal', () => {
  const save = (data: object, draft: boolean) =>
    cms.payload.update({
      collection: 'talents',
      id: talent.id,
      locale: 'en',
      draft,
      data: data as never,
    });

  it('is stored and not published: the English page stays Spanish until it is accepted', async () => {
    const { drafts } = (await ask()).answer;
    await save({ englishDrafts: drafts, _status: 'published' }, false);
    const published = await read('en', false);
    expect(published.biography ?? null).toBeNull();
    expect(Object.keys(published.englishDrafts as object)).toContain('biography');

    const asSite = await query(
      cms,
      `{ Talent(id: ${talent.id}, locale: en, fallbackLocale: none) { biography englishDrafts } }`,
      READER_KEY,
    );
    expect(asSite.data).toEqual({ Talent: { biography: null, englishDrafts: null } });
  });

  it('of a row that is deleted is deleted, too', async () => {
    await save({ cinema: [] }, true);
    const { englishDrafts } = await read('en');
    expect(Object.keys(englishDrafts as object)).toEqual(['biography']);
  });
});
