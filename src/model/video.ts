import type { Locale } from '~/lib/i18n/locale';
import { z } from 'astro/zod';
import { LIMITS } from '../../cms/contract/limits.ts';
import { VIDEO_TYPES } from '../../cms/contract/uploads.ts';
import { isStartAfterEnd } from '../../cms/contract/works.ts';
import { type HostedVideo, findHostedVideo } from '../../cms/contract/videoUrl.ts';
import { type FileLink, optionalFile, optionalPicture } from './media';
import { optionalDate } from './dates';
import { listOf, optionalNumber, optionalString, requiredText } from './fields';
import { keyOf } from './vocabulary';

/** The source of a video: a video platform, or a file of this site. */
type VideoSource = HostedVideo | { type: 'file'; file: FileLink };

/** What a video is. */
const VIDEO_KINDS = ['videobook', 'showreel', 'scene', 'trailer'] as const;

/** A frame of a hosted video, as a file of the built site; sizes are in pixels. */
export interface Thumbnail {
  url: string;
  width: number;
  height: number;
}

/** Parses a videobook or showreel of a talent. */
export const videoSchema = (locale: Locale) =>
  z
    .object({
      // The row's.
      id: optionalString(),
      kind: z.enum(VIDEO_KINDS),
      title: requiredText(locale),
      url: optionalString(LIMITS.url),
      file: optionalFile(locale, VIDEO_TYPES),
      durationSeconds: optionalNumber,
      startSeconds: optionalNumber,
      tones: listOf(keyOf('tones')),
      work: optionalString(),
      publishedOn: optionalDate,
      poster: optionalPicture(locale),
      // The CMS has none: `content/thumbnails` adds it to a video without a poster.
      thumbnail: z.custom<Thumbnail>().optional(),
    })
    .refine(
      ({ startSeconds, durationSeconds }) => !isStartAfterEnd(startSeconds, durationSeconds),
      { path: ['startSeconds'], message: 'is after the end of the video' },
    )
    .transform(({ url, file, ...video }, context) => {
      const source: VideoSource | undefined = file
        ? { type: 'file', file }
        : findHostedVideo(url ?? '');
      if (source) return { ...video, source };
      const message = url ? 'is not a YouTube or Vimeo video' : 'is missing, and so is a file';
      context.addIssue({ code: 'custom', path: ['url'], message });
      return z.NEVER;
    });
