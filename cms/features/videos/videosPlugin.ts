import type { Endpoint, PayloadRequest, Plugin } from 'payload';
import { findHostedVideo } from '#contract/videoUrl.ts';
import { editors } from '../../access.ts';
import { tr } from '../../texts/labels.ts';
import { type VideoFacts, describeVideo } from './hostedVideo.ts';

/** Stores a poster among the files, described by the video's title in both languages. */
async function storePoster(
  req: PayloadRequest,
  name: string,
  { title, poster }: VideoFacts,
): Promise<number | undefined> {
  if (!poster) return undefined;
  const { data, mimeType } = poster;
  const file = { data, mimetype: mimeType, name: `${name}.${mimeType.slice('image/'.length)}` };
  const alts = { alt: `Imagen de «${title}»`, altOther: `Picture of “${title}”` };
  try {
    const { id } = await req.payload.create({
      collection: 'media',
      locale: 'es',
      data: alts,
      file: { ...file, size: data.length },
      overrideAccess: false,
      user: req.user,
      depth: 0,
    });
    return id;
  } catch (error) {
    // A picture that cannot be read leaves the field empty.
    req.payload.logger.warn({ err: error, msg: 'The poster of a video was not stored' });
    return undefined;
  }
}

/**
 * `POST /api/video` with `{ "url": … }`: returns the title, the duration and the id of the stored
 * poster of a video at YouTube or Vimeo. Editors only. Answers 400 if the URL is not of a video, and
 * 502 if the platform cannot be asked.
 */
const videoEndpoint: Endpoint = {
  path: '/video',
  method: 'post',
  handler: async (req) => {
    if (!(await editors({ req }))) return Response.json({}, { status: 403 });
    const { url } = ((await req.json?.()) ?? {}) as { url?: unknown };
    const video = typeof url === 'string' ? findHostedVideo(url) : undefined;
    if (!video) {
      const message = tr(
        req,
        'No es la dirección de un vídeo de YouTube o Vimeo',
        'It is not the address of a YouTube or Vimeo video',
      );
      return Response.json({ message }, { status: 400 });
    }
    try {
      const facts = await describeVideo(video);
      const { title, durationSeconds } = facts;
      const poster = await storePoster(req, `${video.type}-${video.id}`, facts);
      return Response.json({ title, durationSeconds, poster });
    } catch (error) {
      req.payload.logger.warn({ err: error, msg: 'A video platform did not describe a video' });
      const message = tr(
        req,
        'La plataforma no ha respondido, o el vídeo es privado: escribe el título',
        'The platform did not answer, or the video is private: enter the title',
      );
      return Response.json({ message }, { status: 502 });
    }
  },
};

/** Describes videos of YouTube and Vimeo by their links. */
export const videos: Plugin = (config) => ({
  ...config,
  endpoints: [...(config.endpoints ?? []), videoEndpoint],
});
