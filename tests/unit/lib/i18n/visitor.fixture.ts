import type { detectLocale } from '~/lib/i18n/detectLocale';

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

/** User agents of search engines, link previews, AI assistants, archives and page tests. */
export const CRAWLER_USER_AGENTS = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)',
  'GoogleOther',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/120.0.0.0',
  'Mozilla/5.0 (compatible; Yahoo! Slurp)',
  'Mozilla/5.0 (compatible; Baiduspider/2.0)',
  'facebookexternalhit/1.1',
  'Twitterbot/1.0',
  'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36 Chrome-Lighthouse',
  'WhatsApp/2.23.20.0 A',
  'WhatsApp/2.2413.8 W',
  'Pinterest/0.2 (+https://www.pinterest.com/bot.html)',
  'Mozilla/5.0 (compatible; Pinterestbot/1.0; +http://www.pinterest.com/bot.html)',
  'ia_archiver',
  'ia_archiver (+http://www.alexa.com/site/help/webmasters; crawler@alexa.com)',
  'Mediapartners-Google',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 8_3 like Mac OS X) (compatible; Mediapartners-Google/2.1; +http://www.google.com/bot.html)',
  'ChatGPT-User',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; ChatGPT-User/1.0; +https://openai.com/bot',
  'Mozilla/5.0 (Linux; Android 6.0; Nexus 5 Build/MRA58N) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/51.0.5668.1446 Mobile Safari/537.36; Bytespider;bytespider@bytedance.com',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
  'TelegramBot (like TwitterBot)',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/13.1.1 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)',
];

/** User agents that resemble those of crawlers, and an empty one. */
export const HUMAN_USER_AGENTS = [
  'Mozilla/5.0 (Linux; Android 11; CUBOT X50) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 GSA/300 Mobile Safari',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
  'Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/AD1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/142.0.0.0 Mobile Safari/537.36 Instagram 350.0.0 Android',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/470.0;FBDV/iPhone15,2]',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [Pinterest/iOS]',
  'Opera/9.80 (Android; Opera Mini/36.2/119.132; U; es) Presto/2.12.423 Version/12.16',
  '',
];

/** Returns a visitor with defaults for what a test does not set. */
export const visitor = (
  languages: readonly string[],
  { cookie = '', referrer = '', userAgent = 'Mozilla/5.0 Firefox/150.0' } = {},
): Parameters<typeof detectLocale>[0] & { navigator: { userAgent: string } } => ({
  location: { origin: ORIGIN },
  document: { cookie, referrer },
  navigator: { userAgent, languages },
});
