/** What has become of a work; a credit without a status is of a released one. */
export const WORK_STATUSES = ['released', 'inProduction', 'announced'] as const;

/** What a voice clip lets hear. */
export const VOICE_CLIP_KINDS = ['language', 'accent', 'narration', 'singing'] as const;

/**
 * Returns what a voice clip lacks, or `undefined` if it is complete: a clip of a language or an accent
 * must name it.
 */
export function findVoiceClipProblem({
  kind,
  language,
  accent,
}: Partial<Record<'kind' | 'language' | 'accent', unknown>>) {
  if (kind === 'language' && !language) return 'missingLanguage';
  return kind === 'accent' && !accent ? 'missingAccent' : undefined;
}
