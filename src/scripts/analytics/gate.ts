import type { CONSENT_CHANGE } from '~/lib/consent/choice';
import address from './analytics.ts?script-address';

/** Written out, since to import it brings more than it says; the type check keeps it the same. */
const change: typeof CONSENT_CHANGE = 'consent:change';

/*
 * All that a page has of the analytics at first: fetches the rest where the cookies speak of it,
 * be it that it may count or that it left something behind. The rest reads them exactly.
 */
const look = () => {
  if (/_ga|cookies=[^;]*ga/.test(document.cookie)) void import(/* @vite-ignore */ address);
};

if (import.meta.env.PUBLIC_GA_MEASUREMENT_ID) {
  look();
  document.addEventListener(change, look);
}
