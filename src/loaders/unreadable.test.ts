import { beforeEach, expect, test, vi } from 'vitest';
import { createClient } from './cmsClient';
import { loaders } from './collections';
import { problemReport } from '~/session/problemReport';
import { fakeCms, json } from '../../tests/unit/loaders/fakeCms';
import { talent } from '../../tests/unit/loaders/records.fixture';

beforeEach(() => vi.stubEnv('CMS_URL', 'https://cms.example'));

const errorAt = (
  path: unknown[],
  message = 'Enum "Talent_eyes" cannot represent value: "purple"',
) => ({
  message,
  path: ['Talents', 'docs', ...path],
});

/** Loads talents from a CMS whose every response has these records and errors. */
async function load(docs: object[] | null, errors: object[], isStrict = false) {
  const { settings } = await fakeCms(json({ data: { Talents: docs && { docs } }, errors }));
  problemReport.start();
  const entries = await loaders.talents(createClient(settings), { isStrict });
  return {
    names: entries.filter(({ locale }) => locale === 'es').map(({ data }) => data.name),
    problems: problemReport.end().problems,
  };
}

test('values that the CMS cannot return make only their records invalid', async () => {
  const docs = [
    talent(1, { eyes: null, languages: [{ language: null, level: null }] }),
    talent(2),
    talent(3, { sections: null }),
  ];
  const errors = [
    errorAt([0, 'eyes']),
    errorAt([0, 'languages', 0, 'language']),
    errorAt([2, 'sections', 0]),
  ];
  const { names, problems } = await load(docs, errors);
  expect(names).toEqual(['Ana 2']);
  expect(problems.filter(({ locale }) => locale === 'es')).toMatchObject([
    { recordId: '1', field: 'eyes', message: 'has a value that the CMS cannot return' },
    { recordId: '1', field: 'languages.0.language', fallback: 'omitted' },
    { recordId: '1', field: 'languages.0.level' },
    { recordId: '3', field: 'sections', message: 'has a value that the CMS cannot return' },
  ]);
  expect(JSON.stringify(problems)).not.toContain('purple');
  await expect(load(docs, errors, true)).rejects.toThrow(/id 1\) › es, en › eyes: has a value/);
});

test('any other error ends the load', async () => {
  const docs = [talent(1, { photo: null })];
  await expect(load(docs, [errorAt([0, 'photo'], 'The database is locked')])).rejects.toThrow(
    'Talents: The database is locked',
  );
  await expect(load(null, [errorAt([0, 'id'], 'Int cannot represent "x"')])).rejects.toThrow(
    'Talents: Int cannot represent',
  );
  await expect(load(docs, [{ message: 'Int cannot represent "x"' }])).rejects.toThrow();
});
