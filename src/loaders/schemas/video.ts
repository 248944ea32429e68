import type { Locale } from '~/lib/i18n/locale';
import { z } from 'astro/zod';
import { type HostedVideo, findHostedVideo } from '~/lib/video/videoUrl';
import { type FileLink, optionalFile, optionalPicture } from './media';
import { optionalDay, optionalNumber, optionalPlain, requiredText } from './fields';

const VIDEO_TYPES = ['video/mp4', 'video/webm'];

/** Where a video is played from: a service, or a file of this site. */
type VideoSource = HostedVideo | { type: 'file'; file: FileLink };

/** A videobook or showreel of a talent. */
export const videoSchema = (locale: Locale) =>
  z
    .object({
      kind: z.enum(['videobook', 'showreel']),
      title: requiredText(locale),
      url: optionalPlain,
      file: optionalFile(locale, VIDEO_TYPES),
      durationSeconds: optionalNumber,
      publishedOn: optionalDay,
      poster: optionalPicture(locale),
    })
    .transform(({ url, file, ...video }, context) => {
      const source: VideoSource | undefined = file
        ? { type: 'file', file }
        : findHostedVideo(url ?? '');
      if (source) return { ...video, source };
      const message = url ? 'is no YouTube or Vimeo video' : 'is missing, and so is a file';
      context.addIssue({ code: 'custom', path: ['url'], message });
      return z.NEVER;
    });
