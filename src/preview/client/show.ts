import { showAlert } from './alert';
import { update } from './update';

/** What to show: a form, or what was last saved, on a page. */
interface Wanted {
  address: string;
  form?: unknown;
}

const RETRY_MS = 1000;
/** The status while the server starts, or while the CMS does not answer. */
const BUSY = 503;

/** The document as the server last rendered it. */
let last = document.cloneNode(true) as Document;
let wanted: Wanted = { address: location.href };
let isRunning = false;
let isWaiting = false;

const request = ({ address, form }: Wanted): Promise<Response> =>
  form === undefined
    ? fetch(address, { cache: 'no-store' })
    : fetch(address, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(form),
        cache: 'no-store',
      });

function addStylesheets(next: Document): void {
  for (const link of next.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    const href = link.getAttribute('href')!;
    if (!document.querySelector(`link[rel="stylesheet"][href="${CSS.escape(href)}"]`)) {
      document.head.append(document.importNode(link, true));
    }
  }
}

function replace(html: string): void {
  const next = new DOMParser().parseFromString(html, 'text/html');
  document.title = next.title;
  addStylesheets(next);
  update(document.body, last.body, next.body);
  last = next;
}

/** Renders what is wanted now; tries again while the server does not respond. */
async function render(): Promise<void> {
  const response = await request(wanted).catch(() => undefined);
  if (response?.ok) {
    replace(await response.text());
    return showAlert();
  }
  if (response && response.status !== BUSY) return showAlert(await response.text());
  showAlert(document.getElementById('preview-notes')?.dataset.offline);
  setTimeout(() => show({}), RETRY_MS);
}

/** Shows a form or another page. Of all that was typed while one is rendered, the last is next. */
export function show(change: Partial<Wanted>): void {
  wanted = { ...wanted, ...change };
  isWaiting = true;
  if (isRunning) return;
  isRunning = true;
  void (async () => {
    while (isWaiting) {
      isWaiting = false;
      await render().catch(console.error);
    }
    isRunning = false;
  })();
}
