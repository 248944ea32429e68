let alert: HTMLElement | undefined;

/** Shows a message above the page, or without one hides the last. */
export function showAlert(message = ''): void {
  if (!message) {
    alert?.remove();
    alert = undefined;
    return;
  }
  alert ??= Object.assign(document.createElement('p'), {
    className: 'preview-alert',
    role: 'alert',
  });
  alert.textContent = message;
  // Outside the body, which is compared with the next version.
  if (!alert.isConnected) document.documentElement.append(alert);
}
