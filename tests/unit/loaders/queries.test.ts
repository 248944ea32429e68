import { glob, readFile } from 'node:fs/promises';
import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';

const schema = buildSchema(await readFile('cms/schema.graphql', 'utf8'));
const modules = await Promise.all(
  (await Array.fromAsync(glob(['src/model/*.ts', 'src/loaders/verifyToken.ts'])))
    .sort()
    .map(async (file) => [file, Object.entries(await import(`${process.cwd()}/${file}`))] as const),
);
const documents = modules.flatMap(([file, exported]) =>
  exported.flatMap(([name, text]) => (typeof text === 'string' ? { file, name, text } : [])),
);
const isQuery = ({ text }: { text: string }) => /^\s*query /.test(text);

describe('the queries', () => {
  it.each(documents.filter(isQuery))('match the CMS’s schema: $name of $file', ({ text }) => {
    expect(validate(schema, parse(text)).map(({ message }) => message)).toEqual([]);
  });

  it('are complete', () => {
    expect(
      documents
        .filter(isQuery)
        .map(({ name }) => name)
        .sort(),
    ).toEqual([
      'AGENCY',
      'HOME',
      'ME',
      'MEDIA_REVISIONS',
      'PAGES',
      'PAGES_REVISIONS',
      'PROPOSALS',
      'PROPOSALS_REVISIONS',
      'REDIRECTS',
      'REDIRECTS_REVISIONS',
      'TALENTS',
      'TALENTS_REVISIONS',
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
