import type { ClientField } from 'payload';
// Classes of Payload's admin that are not documented: see docs/upgrading.md.
import PAYLOAD from './payloadElements.json' with { type: 'json' };

/** How long a field may take to appear; a slow machine renders a long form for seconds. */
const MAX_WAIT_MS = 5_000;

const hasName = (fields: readonly ClientField[], name: string): boolean =>
  fields.some((field) =>
    'name' in field && field.name
      ? field.name === name
      : 'fields' in field && hasName(field.fields, name),
  );

/** Returns the position of the tab that holds a field, or `undefined` if it is in none. */
function findTab(fields: readonly ClientField[], name: string): number | undefined {
  for (const field of fields) {
    if (field.type !== 'tabs') continue;
    const index = field.tabs.findIndex((tab) => hasName(tab.fields, name));
    if (index !== -1) return index;
  }
  return undefined;
}

/** Waits until an element can be seen: a closed row has its fields, which take no focus. */
async function waitFor<T extends Element>(selector: string): Promise<T | undefined> {
  const end = performance.now() + MAX_WAIT_MS;
  while (performance.now() < end) {
    const found = document.querySelector<T>(selector);
    if (found?.checkVisibility()) return found;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return undefined;
}

/** Opens the tab and the rows that hold a field of the form, and moves the focus to it. */
export async function goToField(path: string, fields: readonly ClientField[]): Promise<void> {
  const parts = path.split('.');
  const tab = findTab(fields, parts[0] ?? '');
  if (tab !== undefined) {
    document.querySelectorAll<HTMLButtonElement>(PAYLOAD.tab)[tab]?.click();
  }
  for (const [index, part] of parts.entries()) {
    if (!/^\d+$/.test(part)) continue;
    const row = await waitFor(`#${CSS.escape(`${parts.slice(0, index).join('-')}-row-${part}`)}`);
    // The first toggle is the row's own; those of rows inside it follow.
    const toggle = row?.querySelector<HTMLButtonElement>(PAYLOAD.rowToggle);
    if (toggle?.matches(PAYLOAD.closedRowToggle)) toggle.click();
  }
  const input = await waitFor<HTMLElement>(`#field-${CSS.escape(parts.join('__'))}`);
  input?.scrollIntoView({ block: 'center' });
  input?.focus({ preventScroll: true });
}
