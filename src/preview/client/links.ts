const isInPage = (link: HTMLAnchorElement): boolean =>
  link.getAttribute('href')?.startsWith('#') ?? false;

const linkOf = ({ target }: Event): HTMLAnchorElement | undefined =>
  (target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')) || undefined;

/**
 * Makes links and forms do nothing, except links within the page. Links say so in their title.
 *
 * @param open shows another page of the same record
 */
export function preventLeaving(open: (address: string) => void): void {
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
