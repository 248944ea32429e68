/** Spoken after the page has changed, so that screen readers notice the text. */
const DELAY_MS = 100;

const status = document.createElement('p');
status.className = 'sr-only';
status.role = 'status';

const attachStatus = () => document.body.append(status);

export function announce(message: string): void {
  status.textContent = '';
  setTimeout(() => (status.textContent = message), DELAY_MS);
}

// The router removes it with the previous page.
document.addEventListener('astro:after-swap', attachStatus);
attachStatus();
