import type { Locale } from '~/lib/i18n/locale';
import { z } from 'astro/zod';
import { LIMITS } from '../../../cms/contract/limits.ts';
import { VIDEO_TYPES } from '../../../cms/contract/uploads.ts';
import { type HostedVideo, findHostedVideo } from '../../../cms/contract/videoUrl.ts';
import { type FileLink, optionalFile, optionalPicture } from './media';
import { optionalDate } from './dates';
import { optionalNumber, optionalString, requiredText } from './fields';

/** The source of a video: a video platform, or a file of this site. */
type VideoSource = HostedVideo | { type: 'file'; file: FileLink };

/** Parses a videobook or showreel of a talent. */
export const videoSchema = (locale: Locale) =>
  z
    .object({
      kind: z.enum(['videobook', 'showreel']),
      title: requiredText(locale),
      url: optionalString(LIMITS.url),
      file: optionalFile(locale, VIDEO_TYPES),
      durationSeconds: optionalNumber,
      publishedOn: optionalDate,
      poster: optionalPicture(locale),
    })
    .transform(({ url, file, ...video }, context) => {
      const source: VideoSource | undefined = file
        ? { type: 'file', file }
        : findHostedVideo(url ?? '');
      if (source) return { ...video, source };
      const message = url ? 'is not a YouTube or Vimeo video' : 'is missing, and so is a file';
      context.addIssue({ code: 'custom', path: ['url'], message });
      return z.NEVER;
    });
