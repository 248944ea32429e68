/**
 * The code that integrations run before a page, including the setup of astro-i18next. Astro injects
 * it into pages only, but endpoints (sitemap, Open Graph images) need the dictionaries too.
 */
declare module 'astro:scripts/page-ssr.js';
