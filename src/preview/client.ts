const isInPage = (link: HTMLAnchorElement): boolean =>
  link.getAttribute('href')?.startsWith('#') ?? false;

const linkOf = ({ target }: Event): HTMLAnchorElement | undefined =>
  (target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')) || undefined;

/**
 * Makes links and forms do nothing, except links within the page. Links say so in their title.
 *
 * @param open shows another page of the same record
 */
function preventLeaving(open: (address: string) => void): void {
  const onClick = (event: Event) => {
    const link = linkOf(event);
    if (!link || isInPage(link)) return;
    event.preventDefault();
    if ('previewPage' in link.dataset) open(link.href);
  };
  addEventListener('click', onClick, true);
  addEventListener('auxclick', onClick, true);
  addEventListener('submit', (event) => event.preventDefault(), true);
  addEventListener(
    'pointerover',
    (event) => {
      const link = linkOf(event);
      const title = document.getElementById('preview-notes')?.dataset.inert;
      if (link && title && !isInPage(link) && !('previewPage' in link.dataset)) link.title = title;
    },
    { passive: true },
  );
}

/** The attribute of the element that shows the field in which the editor is. */
const MARK = 'data-preview-field';

/** Returns the first visible element that shows a field, or else the row or the list that contains it. */
function findElement(path: string): HTMLElement | undefined {
  const parts = path.split('.');
  for (; parts.length > 0; parts.pop()) {
    const selector = `[data-cms-field="${CSS.escape(parts.join('.'))}"]`;
    const shown = [...document.querySelectorAll<HTMLElement>(selector)];
    const found = shown.find((element) => element.checkVisibility());
    if (found) return found;
  }
  return undefined;
}

/** Marks the element that shows a field of the form, and scrolls to it. */
function showField(path: string): void {
  document.querySelector(`[${MARK}]`)?.removeAttribute(MARK);
  const element = findElement(path);
  element?.setAttribute(MARK, '');
  element?.scrollIntoView({ block: 'center', behavior: 'smooth' });
}

/** Reports which field a clicked element shows: the admin opens it. */
function reportClicks(report: (path: string) => void): void {
  addEventListener(
    'click',
    ({ target }) => {
      const shown = target instanceof Element && target.closest<HTMLElement>('[data-cms-field]');
      if (shown && shown.dataset.cmsField) report(shown.dataset.cmsField);
    },
    true,
  );
}

let alertBox: HTMLElement | undefined;

/** Shows a message above the page, or without one hides the last. */
function showAlert(message = ''): void {
  if (!message) {
    alertBox?.remove();
    alertBox = undefined;
    return;
  }
  alertBox ??= Object.assign(document.createElement('p'), {
    className: 'preview-alert',
    role: 'alert',
  });
  alertBox.textContent = message;
  // Outside the body, which is compared with the next version.
  if (!alertBox.isConnected) document.documentElement.append(alertBox);
}

const isSameTag = (a: Element, b: Element): boolean =>
  a.tagName === b.tagName && a.cloneNode().isEqualNode(b.cloneNode());

/** Whether an element differs in its children only, which can be compared one by one. */
const isComparable = (live: Node, last: Node, next: Node): boolean =>
  live instanceof Element &&
  last instanceof Element &&
  next instanceof Element &&
  last.tagName !== 'ASTRO-ISLAND' &&
  isSameTag(last, next) &&
  live.childNodes.length === last.childNodes.length &&
  last.childNodes.length === next.childNodes.length;

/**
 * Changes a node where two versions of its HTML differ, and nothing else: pictures stay loaded, and the
 * page stays where it is scrolled to. Islands are replaced whole.
 *
 * @param live the node in the document, which scripts may have changed
 * @param last the same node as the server rendered it for the last version
 * @param next the node of the next version
 */
function update(live: ChildNode, last: ChildNode, next: ChildNode): void {
  if (last.isEqualNode(next)) return;
  if (!isComparable(live, last, next)) {
    live.replaceWith(document.importNode(next, true));
    return;
  }
  const children = [live, last, next].map(({ childNodes }) => [...childNodes]);
  for (const [index, child] of children[0]!.entries()) {
    update(child, children[1]![index]!, children[2]![index]!);
  }
}

/** What to show: a form, or what was last saved, on a page. */
interface Wanted {
  address: string;
  form?: unknown;
}

const RETRY_MS = 1000;
/** The status while the server starts, or while the CMS does not answer. */
const BUSY = 503;

let last = document.cloneNode(true) as Document;
let wanted: Wanted = { address: location.href };
let rendering = Promise.resolve();
let isNextWaiting = false;

const request = ({ address, form }: Wanted): Promise<Response> =>
  fetch(address, {
    cache: 'no-store',
    ...(form !== undefined && {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(form),
    }),
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
function show(change: Partial<Wanted>): void {
  wanted = { ...wanted, ...change };
  if (isNextWaiting) return;
  isNextWaiting = true;
  rendering = rendering.then(() => {
    isNextWaiting = false;
    return render().catch(console.error);
  });
}

/** The window of the admin: the one around the frame, or the one that opened this. */
const admin: Window | undefined =
  window.opener ?? (window.parent === window ? undefined : window.parent);

addEventListener('message', ({ origin, source, data }: MessageEvent) => {
  if (origin !== location.origin || source !== admin) return;
  const message = data as { type?: unknown; data?: unknown; path?: unknown } | null;
  if (message?.type === 'payload-live-preview' && message.data) show({ form: message.data });
  if (message?.type === 'preview-field' && typeof message.path === 'string')
    showField(message.path);
});
reportClicks((path) => admin?.postMessage({ type: 'preview-click', path }, location.origin));
preventLeaving((address) => show({ address }));

// Before this, the admin sends nothing.
admin?.postMessage({ type: 'payload-live-preview', ready: true }, location.origin);
