import type { Ask } from '~/loaders/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RecordsError } from '~/loaders/errors';
import { loadHome, loadTalents } from '~/loaders/collections';
import { talent } from '../records.fixture';

type Row = Record<string, unknown>;
interface Variables {
  draft?: boolean;
  where?: { AND: object[] };
}

const warnings: string[] = [];

beforeEach(() => {
  vi.stubEnv('CMS_URL', 'https://cms.example');
  vi.spyOn(console, 'warn').mockImplementation((message: string) => void warnings.push(message));
});
afterEach(() => {
  warnings.length = 0;
  vi.restoreAllMocks();
});

/** A CMS whose talents were last saved as `drafts`; the public reads `published`. */
function cms(drafts: Row[], published: Row[] = []) {
  const asked: Variables[] = [];
  const ask: Ask = async (_operation, _query, variables = {}) => {
    asked.push(variables);
    return { Talents: { docs: (variables as Variables).draft ? drafts : published } };
  };
  return { ask, asked };
}

const namesOf = async (ask: Ask) =>
  (await loadTalents(ask, { isPreview: true }))
    .filter(({ locale }) => locale === 'es')
    .map(({ data }) => data.name);

describe('a preview', () => {
  it('asks for drafts, whatever their status, and for nothing else while all are right', async () => {
    const { ask, asked } = cms([talent(1), talent(2)]);
    expect(await namesOf(ask)).toEqual(['Ana 1', 'Ana 2']);
    expect(asked.map(({ draft }) => draft)).toEqual([true, true]);
    for (const { where } of asked) expect(JSON.stringify(where)).not.toContain('_status');
    expect(warnings).toEqual([]);
  });

  it('leaves out a half-written draft that was never published, and names it', async () => {
    const { ask } = cms([talent(1, { sections: null, list: null }), talent(2)]);
    expect(await namesOf(ask)).toEqual(['Ana 2']);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatch(/it is left out:\n.*"Ana 1" \(id 1\) › es, en › sections/);
  });

  it('shows what is published in the place of a half-written draft', async () => {
    const half = talent(1, { name: 'Ana Nueva', photo: { alt: 'Sin archivo' } });
    const { ask } = cms([half, talent(2)], [talent(1, { name: 'Ana Publicada' })]);
    expect(await namesOf(ask)).toEqual(['Ana Publicada', 'Ana 2']);
    expect(warnings[0]).toMatch(/what is published is shown instead:\n.*› photo/);
  });

  it('goes on when a draft claims the address of another record', async () => {
    const twin = talent(2, { name: 'Otra Ana', slug: 'ana-1' });
    expect(await namesOf(cms([talent(1), twin]).ask)).toEqual(['Ana 1']);
    expect(warnings[0]).toContain('"Otra Ana" claims the address of "Ana 1"');
  });

  it('shows the published home page in the place of a half-written one', async () => {
    const slides = [{ id: 'a', headline: 'Sin imagen', picture: null }];
    const ask: Ask = async (_operation, _query, variables) => ({
      Home: {
        updatedAt: '2026-01-01T00:00:00.000Z',
        slides: (variables as Variables).draft ? slides : [],
      },
    });
    const [home] = await loadHome(ask, { isPreview: true });
    expect(home?.data.slides).toEqual([]);
    expect(warnings[0]).toMatch(/home › es, en › slides.0.picture/);
  });
});

it('a build for the public never asks for drafts, and is stopped by a wrong record', async () => {
  const { ask, asked } = cms([], [talent(1, { name: ' ' })]);
  await expect(loadTalents(ask)).rejects.toThrow(RecordsError);
  for (const { draft, where } of asked) {
    expect(draft).toBeUndefined();
    expect(where?.AND).toContainEqual({ _status: { equals: 'published' } });
  }
});
