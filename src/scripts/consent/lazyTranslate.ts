import address from './translate.ts?script-address';

/*
 * Fetches what puts the consent texts into the visitor's language where the site does not have
 * that one; until it has, or two seconds have gone, the stylesheet keeps the bar back.
 */
if (document.documentElement.dataset.speaks) void import(/* @vite-ignore */ address);
