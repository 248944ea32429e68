/**
 * What integrations run before a page, astro-i18next's set-up among it. Astro puts it before pages
 * alone, and what is no page (sitemap, cards) needs the dictionaries too.
 */
declare module 'astro:scripts/page-ssr.js';
