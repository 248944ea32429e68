import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '~/lib/i18n/locale';

const root = new URL('../../../', import.meta.url);
const NAMESPACES = readdirSync(new URL('i18n/es/', root)).map((file) => file.replace('.json', ''));
/** The namespaces whose keys are used in code; those of the vocabulary are used in content. */
const CODE_NAMESPACES = NAMESPACES.filter((namespace) => namespace !== 'vocabulary');

type Branch = { [name: string]: Branch | string };

/** Returns the texts of a dictionary by their dotted paths. */
const flatten = (branch: Branch, path = ''): Record<string, string> =>
  Object.fromEntries(
    Object.entries(branch).flatMap(([name, value]) =>
      typeof value === 'string'
        ? [[path + name, value]]
        : Object.entries(flatten(value, `${path}${name}.`)),
    ),
  );

const textsOf = (locale: string, namespace: string) =>
  flatten(JSON.parse(readFileSync(new URL(`i18n/${locale}/${namespace}.json`, root), 'utf8')));

const placeholders = (text: string) => (text.match(/\{\{\s*\w+\s*\}\}/g) ?? []).sort();

/** Patterns of the keys that the source uses, such as `pages:${list}.title`. */
const usedKeys = readdirSync(new URL('src/', root), { recursive: true, encoding: 'utf8' })
  // The preview has a folder `.astro` of generated types.
  .filter((file) => /[^/]\.(astro|ts|tsx)$/.test(file) && !file.includes('/.astro/'))
  .flatMap((file) => {
    const source = readFileSync(new URL(`src/${encodeURI(file)}`, root), 'utf8');
    return [...source.matchAll(/['"`]((?:[a-z]+):[^'"`\s]+)['"`]/g)].map(([, key]) => key!);
  })
  // What is received whole, with the type of its Spanish file: the tables of cookies, and the forms.
  .concat(
    Object.keys(textsOf('es', 'consent')).flatMap((key) =>
      key.startsWith('storage.') ? `consent:${key}` : [],
    ),
    Object.keys(textsOf('es', 'form')).map((key) => `form:${key}`),
    ['contact', 'enquiry'].flatMap((namespace) =>
      Object.keys(textsOf('es', namespace)).flatMap((key) =>
        /^(labels|hints|options|groups|errors)\./.test(key) ? `${namespace}:${key}` : [],
      ),
    ),
  )
  .filter((key) => CODE_NAMESPACES.includes(key.split(':')[0]!))
  .map((key) => {
    const pattern = key
      .split(/\$\{[^}]*\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('[^.]+');
    return new RegExp(`^${pattern}(_one|_many|_other)?$`);
  });

describe.each(NAMESPACES)('the dictionary %s', (namespace) => {
  const spanish = textsOf('es', namespace);

  test.each(LOCALES.filter((locale) => locale !== 'es'))('has the same keys in %s', (locale) => {
    expect(Object.keys(textsOf(locale, namespace)).sort()).toEqual(Object.keys(spanish).sort());
  });

  test.each(LOCALES)('has a text for every key in %s, with the same placeholders', (locale) => {
    for (const [key, text] of Object.entries(textsOf(locale, namespace))) {
      expect(text.trim(), key).not.toBe('');
      expect(placeholders(text), key).toEqual(placeholders(spanish[key]!));
    }
  });

  test('has singular and plural of every plural key', () => {
    const stems = Object.keys(spanish).map((key) => key.replace(/_(one|other)$/, ''));
    for (const stem of stems.filter(
      (key) => `${key}_one` in spanish || `${key}_other` in spanish,
    )) {
      expect(spanish, stem).toHaveProperty([`${stem}_one`]);
      expect(spanish, stem).toHaveProperty([`${stem}_other`]);
    }
  });
});

test.each(CODE_NAMESPACES)('every key of %s is used', (namespace) => {
  const unused = Object.keys(textsOf('es', namespace))
    .map((key) => `${namespace}:${key}`)
    .filter((key) => !usedKeys.some((pattern) => pattern.test(key)));
  expect(unused).toEqual([]);
});
