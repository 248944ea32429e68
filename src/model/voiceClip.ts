import type { Locale } from '~/lib/i18n/locale';
import type { FileLink } from './media';
import { z } from 'astro/zod';
import { AUDIO_TYPES } from '../../cms/contract/uploads.ts';
import {
  VOICE_CLIP_KINDS,
  type VoiceClipKind,
  findVoiceClipProblem,
} from '../../cms/contract/works.ts';
import { optionalFile } from './media';
import { optionalKeyOf } from './vocabulary';

/** A recording of a talent's voice. */
export interface VoiceClip {
  kind: VoiceClipKind;
  /** The language that is heard: a key of `languages`. */
  language?: string | undefined;
  /** The accent that is heard: a key of `accents`. */
  accent?: string | undefined;
  file: FileLink;
  durationSeconds?: number | undefined;
}

const FIELDS = { missingLanguage: 'language', missingAccent: 'accent' } as const;

/** Parses a voice clip; `undefined` for one whose file was deleted. */
export const voiceClipSchema = (locale: Locale) =>
  z
    .object({
      kind: z.enum(VOICE_CLIP_KINDS),
      language: optionalKeyOf('languages'),
      accent: optionalKeyOf('accents'),
      file: optionalFile(locale, AUDIO_TYPES),
    })
    .transform((clip, context): VoiceClip | undefined => {
      const { kind, language, accent, file } = clip;
      const problem = findVoiceClipProblem(clip);
      if (problem) {
        context.addIssue({ code: 'custom', path: [FIELDS[problem]], message: 'is missing' });
        return z.NEVER;
      }
      if (!file) return undefined;
      const { durationSeconds } = file;
      return kind === 'accent'
        ? { kind, accent, file, durationSeconds }
        : { kind, language, file, durationSeconds };
    });
