import { TIME_ZONE } from '../../../cms/contract/timeZone.ts';

/* An inline script: it runs before the people below it are parsed, and so before they are painted. */
const page = document.querySelector<HTMLElement>('.proposal');
const today = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE }).format();
if (page?.dataset.until && page.dataset.until < today) page.dataset.state = 'over';
