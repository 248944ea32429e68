import type { VisitorContext } from '~/lib/i18n/detectLocale';

export const ORIGIN = 'https://agency.example';

/** Browser languages and the expected locale; each row tests one rule. */
export const BROWSER_LANGUAGES = [
  [['es-MX'], 'es'],
  [['en-US', 'es-ES'], 'en'],
  [['es-ES', 'en'], 'es'],
  [['fr', 'es-ES', 'en'], 'es'],
  [['fr', 'en', 'es'], 'en'],
  [['ca-ES', 'en-GB'], 'en'],
  [['ca', 'es-ES'], 'es'],
  [['EN-us'], 'en'],
  [['en-EN'], 'en'],
  [['de'], undefined],
  [[], undefined],
  [['ESPERANTO', 'enm', '*', ''], undefined],
] as const;

/** `Cookie` headers and the expected locale. */
export const LOCALE_COOKIES = [
  ['i18n_redirected=en', 'en'],
  ['i18n_redirected=es', 'es'],
  ['a=1; i18n_redirected=en; b=2', 'en'],
  ['a=1;i18n_redirected=en;b=2', 'en'],
  ['i18n_redirected=fr', undefined],
  ['i18n_redirected=EN', undefined],
  ['i18n_redirected=en-GB', undefined],
  ['i18n_redirected=', undefined],
  ['my_i18n_redirected=en', undefined],
  ['other=i18n_redirected=en', undefined],
] as const;

/** User agents of search engines and link previews. */
export const CRAWLER_USER_AGENTS = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)',
  'GoogleOther',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/120.0.0.0',
  'Mozilla/5.0 (compatible; Yahoo! Slurp)',
  'Mozilla/5.0 (compatible; Baiduspider/2.0)',
  'facebookexternalhit/1.1',
  'Twitterbot/1.0',
];

/** User agents that resemble those of crawlers, and an empty one. */
export const HUMAN_USER_AGENTS = [
  'Mozilla/5.0 (Linux; Android 11; CUBOT X50) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 GSA/300 Mobile Safari',
  '',
];

/** Returns a visitor with defaults for what a test does not set. */
export const visitor = (
  languages: readonly string[],
  { cookie = '', referrer = '', userAgent = 'Mozilla/5.0 Firefox/150.0' } = {},
): VisitorContext => ({
  location: { origin: ORIGIN },
  document: { cookie, referrer },
  navigator: { userAgent, languages },
});
