import { FORM_NAME } from '~/lib/contact/names';

// Runs on the confirmation page: the message was sent.
try {
  sessionStorage.removeItem(FORM_NAME);
} catch {
  // The browser blocks session storage, so there is no draft.
}
