import { isoDay } from '../../../cms/contract/timeZone.ts';

/* An inline script: it runs before the people below it are parsed, and so before they are painted. */
const page = document.querySelector<HTMLElement>('.proposal');
if (page?.dataset.until && page.dataset.until < isoDay()) page.dataset.state = 'over';
