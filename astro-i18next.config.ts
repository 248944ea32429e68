/*
 * The set-up of astro-i18next, which finds this file by its name here at the root. It must be a
 * `.ts` file: with any other ending the tool silently finds nothing and every key prints as itself.
 * Its own type for this cannot be imported: its package.json hides it.
 */
export default {
  defaultLocale: 'es',
  locales: ['es', 'en'],
  namespaces: [
    'common',
    'consent',
    'pages',
    'contact',
    'talent',
    'errors',
    'styleguide',
    'vocabulary',
  ],
  defaultNamespace: 'common',
  i18nextServer: {
    preload: ['es', 'en'],
    fallbackLng: 'es',
    // Astro escapes what it prints; escaping here too would show "&amp;" to the reader.
    interpolation: { escapeValue: false },
    backend: { loadPath: `${process.cwd()}/i18n/{{lng}}/{{ns}}.json` },
  },
};
