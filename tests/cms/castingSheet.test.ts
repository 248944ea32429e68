import type { ValidationError } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { createRecording } from '../support/recording.ts';
import { upload } from './support/fixtureAgency.ts';
import { publish, useTestCms } from './support/testCms.ts';

const cms = useTestCms();

let voice: number;
beforeAll(async () => {
  const team = [
    { id: 'marta', name: 'Marta Olmedo', phone: '+34 910 000 022' },
    { id: 'pau', name: 'Pau Vives' },
  ];
  await cms.payload.updateGlobal({ slug: 'agency', data: { name: 'Foco', team } });
  ({ id: voice } = await upload(cms, 'voz.wav', 'audio/wav', createRecording(0.5)));
});

const video = { kind: 'scene', title: 'Uno', url: 'https://youtu.be/dQw4w9WgXcQ' };

const refusalOf = async (fields: object): Promise<[string, string][]> => {
  const error: unknown = await publish(cms, 'Ana', fields).catch((reason: unknown) => reason);
  return (error as ValidationError).data.errors.map(({ path, message }) => [path, message]);
};

describe('a casting sheet is refused, at the field and with what to do, for', () => {
  it.each<[string, () => object, string, RegExp]>([
    ['an agent of nobody', () => ({ agentId: 'nobody' }), 'agentId', /ya no está en el equipo/],
    ['a check to come', () => ({ checkedOn: '2099-01-01' }), 'checkedOn', /no ha llegado/],
    [
      'days that end before they begin',
      () => ({ unavailable: [{ from: '2027-03-02', until: '2027-03-01' }] }),
      'unavailable.0.until',
      /antes de empezar/,
    ],
    [
      'an account of another site',
      () => ({ instagram: 'https://x.com/ana' }),
      'instagram',
      /@nombre/,
    ],
    [
      'a voice clip without its language',
      () => ({ voiceClips: [{ kind: 'language', file: voice }] }),
      'voiceClips.0.language',
      /idioma que se oye/,
    ],
    [
      'a voice clip without its accent',
      () => ({ voiceClips: [{ kind: 'accent', language: 'french', file: voice }] }),
      'voiceClips.0.accent',
      /acento que se oye/,
    ],
    [
      'an accent that the list lacks',
      () => ({ voiceClips: [{ kind: 'accent', accent: 'klingon', file: voice }] }),
      'voiceClips.0.accent',
      /opción de la lista/,
    ],
  ])('%s', async (_name, fields, path, message) => {
    expect(await refusalOf(fields())).toEqual([[path, expect.stringMatching(message)]]);
  });
});

it('a casting sheet with everything is published', async () => {
  const credit = { title: 'Uno', kind: 'series', billing: 'lead', season: 2, episodes: 8 };
  const saved = await publish(cms, 'Eva Sol', {
    agentId: 'marta',
    checkedOn: '2026-01-01',
    isAgeHidden: true,
    familyName: 'Sol',
    television: [{ ...credit, broadcaster: 'Canal', status: 'announced' }],
    otherWork: [{ title: 'Dos', kind: 'dubbing' }],
    videos: [{ ...video, durationSeconds: 60, tones: ['drama', 'comedy'] }],
    instagram: 'https://www.instagram.com/eva.sol/?hl=es',
    tiktok: '@evasol',
    unavailable: [{ from: '2027-03-01', until: '2027-03-01' }],
    voiceClips: [
      { kind: 'language', language: 'french', file: voice },
      { kind: 'accent', accent: 'cuban', file: voice },
      { kind: 'narration', file: voice },
    ],
  });
  expect(saved.television?.[0]).toMatchObject({ billing: 'lead', status: 'announced' });
  expect(saved.otherWork?.[0]).toMatchObject({ kind: 'dubbing', status: 'released' });
  expect(saved.videos?.[0]?.tones).toEqual(['drama', 'comedy']);
  expect(saved).toMatchObject({ instagram: 'eva.sol', tiktok: 'evasol' });
});

it('a talent keeps the agent who leaves the team, until somebody saves the talent again', async () => {
  const { id } = await publish(cms, 'Luz Gil', { agentId: 'pau' });
  const team = [{ id: 'marta', name: 'Marta Olmedo' }];
  await cms.payload.updateGlobal({ slug: 'agency', data: { team } });
  expect(await cms.payload.findByID({ collection: 'talents', id })).toMatchObject({
    agentId: 'pau',
    _status: 'published',
  });
  const save = (agentId: string | null) =>
    cms.payload.update({ collection: 'talents', id, data: { agentId, _status: 'published' } });
  await expect(save('pau')).rejects.toThrow();
  expect((await save(null)).agentId).toBeNull();
});
