/** The session storage key of the last message, which the confirmation shows. */
const SENT_KEY = 'sent';

/** Keeps what was sent for the confirmation, in this tab only. */
export function keepSent(form: HTMLFormElement): void {
  const values = [...new FormData(form)].map(([name, value]): [string, string] => {
    const control = form.elements.namedItem(name);
    const isChosen = value !== '' && control instanceof HTMLSelectElement;
    return [name, isChosen ? control.selectedOptions[0]!.text : String(value)];
  });
  try {
    sessionStorage.setItem(SENT_KEY, JSON.stringify(Object.fromEntries(values)));
  } catch {
    // Without session storage the confirmation says nothing about the message.
  }
}

/** Returns what was sent last, by the name of the field. */
function readSent(): Record<string, unknown> {
  try {
    return JSON.parse(sessionStorage.getItem(SENT_KEY) ?? '{}') as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** Shows on the confirmation what was sent and to whom. */
export function showSent(): void {
  const box = document.querySelector<HTMLElement>('.sent-form');
  if (!box) return;
  const sent = readSent();
  const lines: string[] = [];
  for (const row of box.querySelectorAll<HTMLElement>('[data-field]')) {
    const value = sent[row.dataset.field!];
    if (typeof value !== 'string' || value.trim() === '') {
      row.remove();
      continue;
    }
    const [label, text] = row.children;
    text!.textContent = value;
    lines.push(`${label!.textContent.trim()}: ${text!.textContent}`);
  }
  box.hidden = lines.length === 0;
  const [copy, print] = box.querySelectorAll('button');
  const output = box.querySelector('[role=status]')!;
  copy!.onclick = () =>
    void navigator.clipboard.writeText(lines.join('\n')).then(
      () => (output.textContent = box.dataset.copied!),
      () => (output.textContent = box.dataset.failed!),
    );
  print!.onclick = () => window.print();
}
