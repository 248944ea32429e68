import * as contact from '~/lib/contact/names';
import * as enquiry from '~/lib/enquiry/names';

// Runs on the confirmation page: the message was sent. The other form's draft stays.
const sent = location.hash === `#${enquiry.FORM_NAME}` ? enquiry.FORM_NAME : contact.FORM_NAME;
try {
  sessionStorage.removeItem(sent);
} catch {
  // The browser blocks session storage, so there is no draft.
}
