import { glob, readFile } from 'node:fs/promises';
import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';

const schema = buildSchema(await readFile('cms/schema.graphql', 'utf8'));
const modules = await Promise.all(
  (await Array.fromAsync(glob('src/loaders/queries/*.ts')))
    .sort()
    .map(async (file) => [file, Object.entries(await import(`${process.cwd()}/${file}`))] as const),
);
const documents = modules.flatMap(([file, exported]) =>
  exported.map(([name, text]) => ({ file, name, text: String(text) })),
);
const isQuery = ({ text }: { text: string }) => /^\s*query /.test(text);

describe('the queries and the CMS’s schema', () => {
  it.each(documents.filter(isQuery))('agree on $name of $file', ({ text }) => {
    expect(validate(schema, parse(text)).map(({ message }) => message)).toEqual([]);
  });

  it('are all here: one for each thing of the site', () => {
    expect(documents.filter(isQuery).map(({ name }) => name)).toEqual([
      'AGENCY',
      'HOME',
      'ME',
      'PAGES',
      'REDIRECTS',
      'TALENTS_REVISIONS',
      'PAGES_REVISIONS',
      'REDIRECTS_REVISIONS',
      'MEDIA_REVISIONS',
      'TALENTS',
    ]);
  });

  it('never give a locale an alias, which would leak into relations', () => {
    for (const { text } of documents) {
      expect(text.match(/locale: (es|en)\b/g) ?? []).toEqual([]);
    }
  });
});
