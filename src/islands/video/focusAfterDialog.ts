/** Focuses an element, once the modal dialog that lies over it, if there is one, has closed. */
export function focusAfterDialog(element: HTMLElement): void {
  const focus = () => element.focus({ preventScroll: true });
  const dialog = document.querySelector('dialog:modal');
  if (dialog) dialog.addEventListener('close', focus, { once: true });
  else focus();
}
