import type { VoiceClip } from '~/model/talent';
import type { Locale } from '~/lib/i18n/locale';
import { formats } from '~/lib/format';
import { label } from '~/lib/i18n/vocabulary';

type Clip = Pick<VoiceClip, 'kind'> & Partial<Pick<VoiceClip, 'language' | 'accent'>>;

export const voiceClip = {
  /** Finds the first clip that lets hear a language or an accent. */
  find: <T extends Clip>(
    clips: readonly T[],
    kind: 'language' | 'accent',
    key: string,
  ): T | undefined => clips.find((clip) => clip.kind === kind && clip[kind] === key),

  /** Returns what a voice clip lets hear: "Francés", "Narración (inglés)". */
  text(locale: Locale, { kind, language, accent }: Clip): string {
    const { capitalise } = formats(locale);
    const spoken = language && label(locale, 'languages', language);
    if (kind === 'accent' && accent) return capitalise(label(locale, 'accents', accent));
    if (kind === 'language' && spoken) return capitalise(spoken);
    const heard = capitalise(label(locale, 'voiceClipKinds', kind));
    return spoken ? `${heard} (${spoken})` : heard;
  },
};
