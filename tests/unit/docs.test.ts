import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const PAGES = globSync(
  ['README.md', 'docs/**/*.md', 'cms/*.md', 'cms/sample/*.md', 'tests/**/*.md'],
  { exclude: ['**/node_modules/**'] },
);
const read = (page: string) => readFileSync(page, 'utf8');

/** Headings as GitHub names their anchors. */
const anchorsOf = (page: string) =>
  read(page)
    .split('\n')
    .filter((line) => /^#+ /.test(line))
    .map((line) =>
      line
        .replace(/^#+ /, '')
        .toLowerCase()
        .replace(/[^\p{L}\p{N} -]/gu, '')
        .replaceAll(' ', '-'),
    );

/** Files of the repository that a page names in code spans, without globs and placeholders. */
const filesIn = (page: string) =>
  [...read(page).matchAll(/`((?:src|cms|tests|i18n|docs)\/[\w./[\]-]+\.\w+)`/g)].map(
    ([, file]) => file!,
  );

const linksIn = (page: string) =>
  [...read(page).matchAll(/\]\(([^)\s]+)\)|src="([^"]+)"/g)]
    .map(([, link, source]) => (link ?? source)!)
    .filter((link) => !/^[a-z]+:/.test(link));

describe.each(PAGES)('%s', (page) => {
  test('links only to files and headings that exist', () => {
    const dead = linksIn(page).filter((link) => {
      const [file = '', anchor] = link.split('#');
      const target = file ? path.join(path.dirname(page), file) : page;
      return !existsSync(target) || (anchor && !anchorsOf(target).includes(anchor));
    });
    expect(dead).toEqual([]);
  });

  test('names only files that exist', () => {
    expect(filesIn(page).filter((file) => !existsSync(file))).toEqual([]);
  });
});

test('the README has at most 8 kB', () => {
  expect(statSync('README.md').size).toBeLessThanOrEqual(8192);
});
