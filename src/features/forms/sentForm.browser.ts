import { attempt } from '~/lib/attempt';
import { joinMarks } from './enquiryPeople';

const SENT_KEY = 'sent';

/** Keeps what was sent for the confirmation, in this tab only. Without storage the confirmation omits it. */
export function keepSent(sent: URLSearchParams): void {
  joinMarks(sent);
  attempt(() => sessionStorage.setItem(SENT_KEY, JSON.stringify(Object.fromEntries(sent))));
}

/**
 * Shows on the confirmation what was sent and to whom. Labels, and the words of what was chosen, are in the page's
 * data: a translator may have changed what is visible.
 */
export function showSent(): void {
  const box = document.querySelector<HTMLElement>('.sent-form');
  if (!box) return;
  const sent: Record<string, unknown> =
    attempt(() => JSON.parse(sessionStorage.getItem(SENT_KEY) ?? '{}')) ?? {};
  // The page did not find the person of that name.
  sent.people ||= sent.talent;
  const lines: string[] = [];
  for (const row of box.querySelectorAll<HTMLElement>('[data-field]')) {
    const value = sent[row.dataset.field!];
    if (typeof value !== 'string' || value.trim() === '') {
      row.remove();
      continue;
    }
    const { label, options } = row.dataset;
    const words = new Map(Object.entries(JSON.parse(options ?? '{}') as Record<string, string>));
    const text = words.get(value) ?? value;
    row.querySelector('dd')!.textContent = text;
    lines.push(`${label}: ${text}`);
  }
  box.hidden = lines.length === 0;
  const [copy, print] = box.querySelectorAll('button');
  const output = box.querySelector('[role=status]')!;
  copy!.onclick = async () => {
    try {
      await navigator.clipboard.writeText(lines.join('\n'));
      output.textContent = box.dataset.copied!;
    } catch {
      // Refused, or there is none.
      output.textContent = box.dataset.failed!;
    }
  };
  print!.onclick = () => window.print();
}
