import { TranslationError } from './translationErrors.ts';
import { KEEP_TAG } from './translationMarkup.ts';
import { postJson } from './translationRequest.ts';
import type { ServiceSettings } from './translationService.ts';

interface Answer {
  translations?: { text?: unknown }[];
}

/**
 * Translates texts with DeepL. The content of {@link KEEP_TAG} stays as it is.
 *
 * @throws {TranslationError} when DeepL refuses, takes too long or answers something else
 */
export async function askDeepl(
  texts: readonly string[],
  { url, key }: ServiceSettings,
): Promise<string[]> {
  const answer = (await postJson(
    `${url}/v2/translate`,
    { Authorization: `DeepL-Auth-Key ${key}` },
    {
      text: texts,
      source_lang: 'ES',
      target_lang: 'EN-GB',
      tag_handling: 'xml',
      ignore_tags: [KEEP_TAG],
      preserve_formatting: true,
    },
  )) as Answer;
  const translated = (answer.translations ?? []).map(({ text }) => text);
  if (translated.length !== texts.length || translated.some((text) => typeof text !== 'string')) {
    throw new TranslationError('failed');
  }
  return translated as string[];
}
