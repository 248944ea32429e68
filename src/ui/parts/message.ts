/** Shows a sentence in the form, list item or section of an element, in place of an earlier one. */
export function showMessage(at: Element, role: 'status' | 'alert', ...content: (Node | string)[]) {
  const message = document.createElement('p');
  message.className = 'part-message on-accent p-3 text-small';
  message.role = role;
  message.append(...content);
  const box = at.closest('form,li,section') ?? document.querySelector('main')!;
  box.querySelector(':scope > .part-message')?.remove();
  box.append(message);
  return message;
}
