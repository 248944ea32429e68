/** The portrait of a card that leads to an address becomes that of the talent's page, and back. */
function share(page: Document, { pathname }: URL, link?: Element): void {
  page.querySelector('a > .portrait')?.classList.remove('portrait');
  const card =
    link?.querySelector('.card-portrait') ??
    page.querySelector(`[href="${pathname}"] > .card-portrait`);
  card?.classList.add('portrait');
}

document.addEventListener('astro:before-preparation', ({ to, sourceElement }) =>
  share(document, to, sourceElement),
);
document.addEventListener('astro:before-swap', ({ newDocument, from }) => share(newDocument, from));
