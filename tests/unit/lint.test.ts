import { ESLint } from 'eslint';
import { expect, test } from 'vitest';

const eslint = new ESLint({
  overrideConfig: {
    languageOptions: { parserOptions: { projectService: false } },
    rules: { 'baseline-js/use-baseline': 'off' },
  },
});

/** Returns the messages about an import in a file. */
async function messagesFor(filePath: string, source: string) {
  const text = `import { x } from '${source}';\nexport const y = x;\n`;
  const [result] = await eslint.lintText(filePath.endsWith('.astro') ? `---\n${text}---\n` : text, {
    filePath,
  });
  return result!.messages
    .filter(({ ruleId }) => ruleId === '@typescript-eslint/no-restricted-imports')
    .map(({ message }) => message);
}

test.each([
  ['a file that a feature keeps', 'src/features/forms/x.ts', '~/features/talents/viewer.browser'],
  ['the same by a relative path', 'src/features/forms/x.ts', '../talents/viewer.browser'],
  ['a feature below', 'src/features/card/x.ts', '~/features/finder/facetPages'],
  ['a part of a feature in lib', 'src/lib/x.ts', '~/features/profile/works'],
  ['a loader in a generic component', 'src/ui/X.astro', '~/loaders/siteQueries'],
  ['a page in a feature', 'src/features/video/x.ts', '~/pages/404.astro'],
  ['Node in the browser', 'src/features/video/x.browser.ts', 'node:fs'],
  ['a dictionary in an island', 'src/features/video/X.tsx', '~/lib/i18n/translator'],
  ['a loader in an island', 'src/features/video/X.tsx', '~/loaders/siteQueries'],
  ['a package at the edge', 'src/edge/x.ts', 'react'],
  ['the CMS in the site', 'src/site/x.ts', '../../cms/runtime/database.ts'],
  ['the site in the CMS', 'cms/features/media/x.ts', '../../../src/lib/text'],
  ['a plugin of the CMS in another', 'cms/features/media/x.ts', '../trash/trashPlugin.ts'],
  ['a component of another', 'cms/features/list/admin/X.tsx', '../../form/admin/TextList.tsx'],
  ['a feature’s own file in a field', 'cms/fields/x.ts', '../features/trash/trashPlugin.ts'],
  ['a feature in what all use', 'cms/admin/X.tsx', '../features/media/files.ts'],
])('lint reports %s', async (_what, file, source) => {
  expect(await messagesFor(file, source)).not.toHaveLength(0);
});

test.each([
  ['what a feature offers', 'src/features/forms/x.ts', '~/features/profile/agent'],
  ['its own files', 'src/features/talents/x.ts', '~/features/talents/viewer.browser'],
  ['the contract', 'src/model/x.ts', '../../cms/contract/limits.ts'],
  ['what a feature of the CMS offers', 'cms/features/list/x.ts', '../media/files.ts'],
  ['it in a collection', 'cms/collections/x.ts', '../features/media/fileUses.ts'],
  ['its own component', 'cms/features/form/admin/X.tsx', './TextList.tsx'],
  ['a page in the preview', 'src/preview/x.ts', '~/pages/404.astro'],
])('lint allows %s', async (_what, file, source) => {
  expect(await messagesFor(file, source)).toEqual([]);
});

test.each([
  ['a table of any words', 'const TABLE: Readonly<Record<string, number>> = { a: 1 };', 1],
  ['a table of known words', "const TABLE: Record<'a' | 'b', number> = { a: 1, b: 2 };", 0],
  ['a Map', "const TABLE = new Map<string, number>([['a', 1]]);", 0],
])('lint judges %s', async (_what, text, count) => {
  for (const filePath of ['src/features/finder/x.ts', 'src/lib/x.ts', 'cms/features/x.ts']) {
    const [result] = await eslint.lintText(`${text}\nexport const x = TABLE.a;\n`, { filePath });
    const found = result!.messages.filter(({ ruleId }) => ruleId === 'no-restricted-syntax');
    expect(found, filePath).toHaveLength(count);
  }
});

test.each([
  ['src/features/talents/x.ts', '../profile/works', '~/features/profile/works'],
  ['src/features/talents/x.ts', '~/features/talents/works.ts', './works'],
  ['src/features/talents/X.astro', '~/ui/Picture.astro', undefined],
  ['src/settings/x.ts', '~/lib/hash', '../lib/hash.ts'],
  ['src/settings/x.ts', './cmsSettings.ts', undefined],
])('lint spells imports in one way: %s, %s', async (filePath, source, spelling) => {
  const text = `import { x } from '${source}';\nexport const y = x;\n`;
  const code = filePath.endsWith('.astro') ? `---\n${text}---\n` : text;
  const [result] = await eslint.lintText(code, { filePath });
  const found = result!.messages.find(({ ruleId }) => ruleId === 'site/import-spelling');
  expect(found?.fix?.text).toBe(spelling && `'${spelling}'`);
});
