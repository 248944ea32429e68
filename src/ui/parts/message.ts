/** Shows a sentence in the form, list item or section of an element, in place of an earlier one. */
export function showMessage(at: Element, role: 'status' | 'alert', ...content: (Node | string)[]) {
  const message = document.createElement('p');
  message.className = 'part-message on-accent p-3 text-small';
  message.role = role;
  message.append(...content);
  const box = at.closest('form,li,section,footer') ?? document.querySelector('main')!;
  box.querySelector(':scope > .part-message')?.remove();
  box.append(message);
  return message;
}

/** Says at an element that something could not be loaded, in the sentence of the error view. */
export function showFailure(at: Element): void {
  const view = document.createElement('div');
  view.innerHTML = document.getElementById('error-view')!.innerHTML;
  const sentence = view.querySelector<HTMLElement>('p[data-offline]:not([data-status])')!;
  const text = navigator.onLine ? sentence.textContent : sentence.dataset.offline!;
  const link = view.querySelector<HTMLElement>('[href=""]')!;
  link.className = 'link';
  // Firefox keeps a failed import as long as the document. Offline the router keeps the page.
  link.onclick = () => {
    if (navigator.onLine) location.reload();
    return !navigator.onLine;
  };
  showMessage(at, 'alert', text, ' ', link);
}
