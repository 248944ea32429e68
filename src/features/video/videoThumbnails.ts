import type { HostedVideo } from '#contract/videoUrl.ts';
import type { Talent } from '~/model/talent';
import sharp from 'sharp';
import { sha256 } from '~/lib/hash';
import { oncePerBuild } from '~/session/buildSession';
import { loadThumbnail } from '~/loaders/fetchThumbnail';
import { getAllTalents } from '~/loaders/talentQueries';

/** Characters of the hash in a file's name, so that a changed thumbnail has a new URL. */
const VERSION_LENGTH = 12;

const findThumbnail = oncePerBuild('the thumbnail of a video', async (video: HostedVideo) => {
  const jpeg = await loadThumbnail(video);
  if (!jpeg) return undefined;
  const { width, height } = await sharp(jpeg).metadata();
  const version = sha256(jpeg).slice(0, VERSION_LENGTH);
  const name = `${video.type}-${video.id}-${version}`;
  return { name, url: `/files/poster-${name}.jpg`, width, height };
});

type Video = Talent['videos'][number];

/** Returns the hosted video behind one that has no poster of its own. */
const withoutPoster = ({ poster, source }: Video): HostedVideo | undefined =>
  poster || source.type === 'file' ? undefined : source;

/** Adds the provider's thumbnail to each video without a poster, where there is one. */
export async function withThumbnails(talent: Talent): Promise<Talent> {
  const videos = await Promise.all(
    talent.videos.map(async (video) => {
      const hosted = withoutPoster(video);
      const found = hosted && (await findThumbnail(hosted));
      if (!found) return video;
      const { url, width, height } = found;
      return { ...video, thumbnail: { url, width, height } };
    }),
  );
  return { ...talent, videos };
}

/** Returns the thumbnails that pages show, each with its video and without duplicates. */
export async function getThumbnailFiles() {
  const talents = await getAllTalents('es');
  const files = new Map<string, HostedVideo>();
  for (const video of talents.flatMap(({ videos }) => videos)) {
    const hosted = withoutPoster(video);
    const found = hosted && (await findThumbnail(hosted));
    if (found) files.set(found.name, hosted);
  }
  return [...files].map(([name, video]) => ({ name, video }));
}
