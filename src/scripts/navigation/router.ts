import { navigate } from 'astro:transitions/client';

/**
 * Follows the links between the pages of this site without loading anew. What opens elsewhere, is
 * saved, or leads to a file is left to the browser, as are forms.
 */
document.addEventListener('click', (event) => {
  const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
  const link = (event.target as Element).closest?.('a');
  if (
    !link ||
    event.defaultPrevented ||
    button ||
    ctrlKey ||
    metaKey ||
    shiftKey ||
    altKey ||
    link.target ||
    link.origin !== location.origin ||
    link.pathname.includes('.')
  )
    return;
  event.preventDefault();
  void navigate(link.href, { sourceElement: link });
});
