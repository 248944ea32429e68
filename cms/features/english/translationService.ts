import { askDeepl } from './deepl.ts';
import { askModel } from './openai.ts';

/** Sends texts to a service and returns their translations in the same order. */
export type Translate = (texts: readonly string[]) => Promise<string[]>;

/** How a service is reached. The key is sent to the service and to nobody else. */
export interface ServiceSettings {
  url: string;
  key: string;
  /** The model of an OpenAI-compatible service; empty for DeepL. */
  model: string;
}

type Environment = Record<string, string | undefined>;

const FREE_DEEPL = 'https://api-free.deepl.com';
const PAID_DEEPL = 'https://api.deepl.com';
/** How DeepL marks the keys of its free accounts, which have a host of their own. */
const FREE_KEY = ':fx';

function readUrl(typed: string | undefined, fallback: string): string {
  const url = typed || fallback;
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new Error('TRANSLATION_URL must be a URL such as https://api.deepl.com');
  }
  return url.replace(/\/+$/, '');
}

function readDeepl(environment: Environment, key: string): Translate {
  const host = key.endsWith(FREE_KEY) ? FREE_DEEPL : PAID_DEEPL;
  const settings = { url: readUrl(environment.TRANSLATION_URL, host), key, model: '' };
  return (texts) => askDeepl(texts, settings);
}

function readOpenai(environment: Environment, key: string): Translate {
  const { TRANSLATION_URL: url, TRANSLATION_MODEL: model } = environment;
  if (!url || !model) {
    throw new Error(
      'TRANSLATION_SERVICE=openai also requires TRANSLATION_URL and TRANSLATION_MODEL',
    );
  }
  const settings = { url: readUrl(url, ''), key, model };
  return (texts) => askModel(texts, settings);
}

/**
 * Returns the translation service of the environment, or `undefined` if there is none.
 *
 * @throws {Error} naming the variable that is missing or invalid, never the key
 */
export function findTranslationService(
  environment: Environment = process.env,
): Translate | undefined {
  const { TRANSLATION_SERVICE: name, TRANSLATION_API_KEY: key } = environment;
  if (!name) return undefined;
  if (name !== 'deepl' && name !== 'openai') {
    throw new Error('TRANSLATION_SERVICE must be "deepl" or "openai"');
  }
  if (!key) throw new Error('TRANSLATION_SERVICE also requires TRANSLATION_API_KEY');
  return name === 'deepl' ? readDeepl(environment, key) : readOpenai(environment, key);
}
