import { handleHistory } from './features/form/admin/history.ts';

// Next runs this file before it adds its own listeners to the page.
window.addEventListener('popstate', handleHistory);
