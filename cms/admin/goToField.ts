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

/**
 * Opens the tab and the rows that hold a field of the form, and moves the focus to it.
 *
 * @param path of a field, or of a row, whose first field then gets the focus: `cinema.0.title`, `cinema.0`
 */
export async function goToField(path: string, fields: readonly ClientField[]): Promise<void> {
  const parts = path.split('.');
  const tab = findTab(fields, parts[0] ?? '');
  if (tab !== undefined) {
    document.querySelectorAll<HTMLButtonElement>(PAYLOAD.tab)[tab]?.click();
  }
  let selector = `#field-${CSS.escape(parts.join('__'))}`;
  for (const [index, part] of parts.entries()) {
    if (!/^\d+$/.test(part)) continue;
    const rowSelector = `#${CSS.escape(`${parts.slice(0, index).join('-')}-row-${part}`)}`;
    const row = await waitFor(rowSelector);
    // The first toggle is the row's own; those of rows inside it follow.
    const toggle = row?.querySelector<HTMLButtonElement>(PAYLOAD.rowToggle);
    if (toggle?.matches(PAYLOAD.closedRowToggle)) toggle.click();
    if (index === parts.length - 1) selector = `${rowSelector} ${PAYLOAD.rowFields}`;
  }
  const field = await waitFor<HTMLElement>(selector);
  const input = field?.querySelector<HTMLElement>(PAYLOAD.input) ?? field;
  input?.scrollIntoView({ block: 'center' });
  input?.focus({ preventScroll: true });
}
