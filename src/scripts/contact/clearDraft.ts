import { FORM_NAME } from '~/lib/contact/names';

// What was kept of the message while it was written is needed no more.
try {
  sessionStorage.removeItem(FORM_NAME);
} catch {
  // Where the browser forbids it, nothing was kept.
}
