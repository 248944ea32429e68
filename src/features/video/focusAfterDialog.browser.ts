/** Focuses an element now, or when the open modal dialog closes. */
export function focusAfterDialog(element: HTMLElement): void {
  const focus = () => element.focus({ preventScroll: true });
  const dialog = document.querySelector('dialog:modal');
  if (dialog) dialog.addEventListener('close', focus, { once: true });
  else focus();
}
