import { glob, readFile } from 'node:fs/promises';
import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { verifyToken } from './verifyToken';
import { loaders } from './collections';

const schema = buildSchema(await readFile('cms/schema.graphql', 'utf8'));
const modules = await Promise.all(
  (await Array.fromAsync(glob('src/model/*.ts')))
    .sort()
    .map(async (file) => [file, Object.entries(await import(`${process.cwd()}/${file}`))] as const),
);
const documents = modules.flatMap(([file, exported]) =>
  exported.flatMap(([name, value]) => {
    const text: unknown = typeof value === 'string' ? value : (value as { query?: unknown }).query;
    return typeof text === 'string' ? { file, name, text } : [];
  }),
);
const isQuery = ({ text }: { text: string }) => /^\s*query /.test(text);

/** Returns the queries for revisions, also of media, and for the user of the token. */
async function sentQueries(): Promise<string[]> {
  const sent = new Set<string>();
  const fetchNothing = async (operation: string, query: string) => {
    sent.add(query);
    return { [operation]: { docs: [] } };
  };
  const records = { 1: { updatedAt: '2026', media: { 2: '2026' }, entries: [] } };
  const snapshot = { records, dataOf: () => undefined };
  for (const load of [loaders.talents, loaders.pages, loaders.redirects, loaders.proposals]) {
    await load(fetchNothing, { snapshot });
  }
  const fetchUser = async (_operation: string, query: string) => {
    sent.add(query);
    return { meUser: { user: { id: 1 } } };
  };
  await verifyToken(fetchUser, { token: 'x' });
  return [...sent].filter((text) => /query (Revisions|VerifyToken)/.test(text));
}

describe('the queries', () => {
  it.each(documents.filter(isQuery))('match the CMS’s schema: $name of $file', ({ text }) => {
    expect(validate(schema, parse(text)).map(({ message }) => message)).toEqual([]);
  });

  it('for revisions and the token match the CMS’s schema', async () => {
    const queries = await sentQueries();
    const operations = queries.flatMap((text) => /(\w+)\(where/.exec(text)?.[1] ?? []).sort();
    expect(operations).toEqual(['Pages', 'Proposals', 'Redirects', 'Talents', 'allMedia']);
    expect(queries).toHaveLength(6);
    for (const text of queries) {
      expect(validate(schema, parse(text)).map(({ message }) => message)).toEqual([]);
      expect(text).not.toMatch(/draft/i);
    }
  });

  it('are complete', () => {
    expect(
      documents
        .filter(isQuery)
        .map(({ name }) => name)
        .sort(),
    ).toEqual([
      'agencyModel',
      'homeModel',
      'pageModel',
      'proposalModel',
      'redirectModel',
      'talentModel',
    ]);
  });

  it('never ask for drafts', () => {
    for (const { text, name } of documents) expect(text, name).not.toMatch(/draft/i);
  });

  it('never pass a literal locale, which would leak into relations', () => {
    for (const { text } of documents) {
      expect(text.match(/locale: (es|en)\b/g) ?? []).toEqual([]);
    }
  });
});
