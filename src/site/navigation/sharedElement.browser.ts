/** Marks the portrait of the card that links to a talent's page for the transition between both. */
function markPortrait(page: Document, { pathname }: URL, link?: Element): void {
  page.querySelector('a > .portrait')?.classList.remove('portrait');
  const card =
    link?.querySelector('.card-portrait') ??
    page.querySelector(`[href="${pathname}"] > .card-portrait`);
  card?.classList.add('portrait');
}

document.addEventListener('astro:before-preparation', ({ to, sourceElement }) =>
  markPortrait(document, to, sourceElement),
);
document.addEventListener('astro:before-swap', ({ newDocument, from }) =>
  markPortrait(newDocument, from),
);
