import type { FieldHook, PayloadRequest } from 'payload';

/** Texts in the other language by the names of their fields; `null` removes a text. */
export type Translations = Record<string, string | null>;

const KEY = 'translations';

/** Returns the context of an operation that also saves these texts in the other language. */
export const withTranslations = (texts: Translations): PayloadRequest['context'] => ({
  [KEY]: texts,
});

/**
 * Saves the text of a field in the other language with the one of the request. Payload saves one
 * language per operation; two operations could leave a record half saved, since SQLite runs without
 * transactions here, and the second one would request a build for each new photograph.
 */
export const storeTranslation: FieldHook = ({
  field,
  path,
  req,
  siblingDocWithLocales: stored,
  value,
}) => {
  const [name = '', ...rest] = path.map(String);
  const texts = req.context[KEY] as Translations | undefined;
  const isOwn = field.name === name && rest.length === 0;
  if (stored && isOwn && texts && Object.hasOwn(texts, name)) {
    const other = req.locale === 'en' ? 'es' : 'en';
    stored[name] = { ...(stored[name] as object | undefined), [other]: texts[name] };
  }
  return value as unknown;
};
