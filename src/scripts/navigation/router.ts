import { navigate } from 'astro:transitions/client';

/**
 * Navigates between pages of this site with the client router. The browser handles links to other
 * origins, files, new tabs and downloads, and forms.
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
