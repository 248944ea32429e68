import { CHANGE } from '~/scripts/consent/events';
import address from './analytics.ts?script-address';

/*
 * All that a page has of the analytics at first: fetches the rest where the cookies speak of it,
 * be it that it may count or that it left something behind. The rest reads them exactly.
 */
const look = () => {
  if (/_ga|cookies=[^;]*ga/.test(document.cookie)) void import(/* @vite-ignore */ address);
};

if (import.meta.env.PUBLIC_GA_MEASUREMENT_ID) {
  look();
  document.addEventListener(CHANGE, look);
}
