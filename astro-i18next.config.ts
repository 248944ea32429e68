/*
 * The configuration of astro-i18next, which looks for this file name in the root. It must be a `.ts`
 * file: otherwise the tool finds no configuration, without an error, and pages show the keys. The
 * tool's package.json does not export the type of this object.
 */
export default {
  defaultLocale: 'es',
  locales: ['es', 'en'],
  namespaces: [
    'common',
    'consent',
    'pages',
    'contact',
    'form',
    'enquiry',
    'talent',
    'errors',
    'finder',
    'selection',
    'proposal',
    'styleguide',
    'vocabulary',
  ],
  defaultNamespace: 'common',
  i18nextServer: {
    preload: ['es', 'en'],
    fallbackLng: 'es',
    // Astro escapes its output; escaping here too would show "&amp;" on the page.
    interpolation: { escapeValue: false },
    backend: { loadPath: `${process.cwd()}/i18n/{{lng}}/{{ns}}.json` },
  },
};
