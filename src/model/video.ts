import type { Locale } from '~/lib/i18n/locale';
import { type FileLink, optionalFile, optionalPicture } from './media';
import { z } from 'astro/zod';
import { FILE_TYPES } from '../../cms/contract/uploads.ts';
import {
  VOICE_CLIP_KINDS,
  findVoiceClipProblem,
  isStartAfterEnd,
} from '../../cms/contract/works.ts';
import { optional, listOf, required } from './fields';
import { LIMITS } from '../../cms/contract/limits.ts';
import { type HostedVideo, findHostedVideo } from '../../cms/contract/videoUrl.ts';

/** The source of a video: a video platform, or a file of this site. */
type VideoSource = HostedVideo | { type: 'file'; file: FileLink };

/** What a video is. */
const VIDEO_KINDS = ['videobook', 'showreel', 'scene', 'trailer'] as const;

/** A frame of a hosted video, as a file of the built site; sizes are in pixels. */
interface Thumbnail {
  url: string;
  width: number;
  height: number;
}

/** Parses a videobook or showreel of a talent. */
export const videoSchema = (locale: Locale) =>
  z
    .object({
      // The row's.
      id: optional.string(),
      kind: z.enum(VIDEO_KINDS),
      title: required.text(locale),
      url: optional.string(LIMITS.url),
      file: optionalFile(locale, FILE_TYPES.video),
      durationSeconds: optional.number,
      startSeconds: optional.number,
      tones: listOf(required.keyOf('tones')),
      work: optional.string(),
      publishedOn: optional.date,
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

const FIELDS = { missingLanguage: 'language', missingAccent: 'accent' } as const;

/** Parses a voice clip; `undefined` for one whose file was deleted. */
export const voiceClipSchema = (locale: Locale) =>
  z
    .object({
      kind: z.enum(VOICE_CLIP_KINDS),
      language: optional.keyOf('languages'),
      accent: optional.keyOf('accents'),
      file: optionalFile(locale, FILE_TYPES.audio),
    })
    .transform((clip, context) => {
      const { kind, language, accent, file } = clip;
      const problem = findVoiceClipProblem(clip);
      if (problem) {
        context.addIssue({ code: 'custom', path: [FIELDS[problem]], message: 'is missing' });
        return z.NEVER;
      }
      if (!file) return undefined;
      const { durationSeconds } = file;
      const isAccent = kind === 'accent';
      return {
        kind,
        /** The language or the accent that is heard, as a key of the vocabulary. */
        language: isAccent ? undefined : language,
        accent: isAccent ? accent : undefined,
        file,
        durationSeconds,
      };
    });

/** A recording of a talent's voice. */
export type VoiceClip = NonNullable<z.output<ReturnType<typeof voiceClipSchema>>>;
