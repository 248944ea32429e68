import type { Where } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { fillEmptyAgency } from './support/fixtureAgency.ts';
import { publish, useTestCms } from './support/testCms.ts';

const cms = useTestCms();

beforeAll(() => fillEmptyAgency(cms));

const VIDEO = { kind: 'videobook', title: 'Reel', url: 'https://vimeo.com/700000001' } as const;

/** Returns the tones of the videos in a person's latest version. */
async function tonesOf(parent: number | string) {
  const where: Where = { and: [{ parent: { equals: parent } }, { latest: { equals: true } }] };
  const { docs } = await cms.payload.findVersions({ collection: 'talents', where, depth: 0 });
  return docs[0]?.version.videos?.map(({ tones }) => tones);
}

it('a change of one version takes no tones of videos from those of others', async () => {
  const ids: (number | string)[] = [];
  for (const name of ['Ana', 'Berta', 'Carla', 'Dora']) {
    const videos = [
      { ...VIDEO, tones: ['drama'] },
      { ...VIDEO, tones: ['action', 'comedy'] },
    ];
    ids.push((await publish(cms, name, { videos })).id);
  }
  const trash = (deletedAt: string | null) =>
    cms.payload.update({ collection: 'talents', id: ids[3]!, trash: true, data: { deletedAt } });
  // The id of Dora's version, 4, is also that of the second video in Berta's.
  await trash(new Date().toISOString());
  await trash(null);
  const tones = [['drama'], ['action', 'comedy']];
  expect(await Promise.all(ids.map(tonesOf))).toEqual(ids.map(() => tones));
});

it('a video that is replaced in a version takes its tones with it', async () => {
  const { id } = await publish(cms, 'Emma', { videos: [{ ...VIDEO, tones: ['drama'] }] });
  const autosave = (videos: object[]) =>
    cms.payload.update({
      collection: 'talents',
      id,
      draft: true,
      autosave: true,
      data: { videos } as never,
    });
  await autosave([{ ...VIDEO, tones: ['comedy'] }]);
  await autosave([{ ...VIDEO, tones: ['action'] }]);
  expect(await tonesOf(id)).toEqual([['action']]);
  const { rows } = await (
    cms.payload.db as unknown as { client: { execute(sql: string): Promise<{ rows: unknown[] }> } }
  ).client.execute(
    'select value from _talents_v_version_videos_tones where parent_id not in (select id from _talents_v_version_videos)',
  );
  expect(rows).toEqual([]);
});
