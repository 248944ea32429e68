import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

/** Prints each required list of one choice or relationship, and whether a cross empties it. */
const LIST = `
  import config from './payload.config.ts';
  const found = [];
  const visit = (value, at) => {
    if (!value || typeof value !== 'object') return;
    if (value.type === 'select' && value.required && !value.hasMany) {
      found.push([[...at, value.name].join('.'), value.admin?.isClearable !== false]);
    }
    if (value.type === 'relationship' && value.required) {
      found.push([[...at, value.name].join('.'), value.admin?.className !== 'not-clearable']);
    }
    for (const key of ['fields', 'tabs', 'blocks']) {
      for (const inner of value[key] ?? []) visit(inner, [...at, value.slug ?? value.name].filter(Boolean));
    }
  };
  const { collections, globals } = await config;
  // Payload's own collections have such lists in hidden fields only.
  const own = collections.filter(({ slug }) => !slug.startsWith('payload-'));
  for (const entity of [...own, ...globals]) visit(entity, []);
  process.stdout.write(JSON.stringify(found), () => process.exit(0));
`;

it('no required list can be emptied with the keyboard', async () => {
  const options = ['--input-type=module', '-e', LIST];
  const { stdout } = await promisify(execFile)(process.execPath, options, {
    cwd: path.resolve(import.meta.dirname, '../../cms'),
  });
  const lists = JSON.parse(stdout) as [string, boolean][];
  expect(lists.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      'talents.languages.level',
      'home.featured.talent',
      'proposals.people.talent',
    ]),
  );
  expect(lists.filter(([, isClearable]) => isClearable)).toEqual([]);
});
