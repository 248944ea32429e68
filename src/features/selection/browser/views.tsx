import { type Root, createRoot } from 'react-dom/client';
import { SelectionApp } from './SelectionApp';
import { Tray } from './Tray';

/*
 * The views of the selection, which are React: the tray of every page, and the page of the selection.
 * `selection.ts` loads them when somebody is chosen.
 */
const trayHost = document.createElement('div');
trayHost.className = 'tray-host';
createRoot(trayHost).render(<Tray />);

let app: { element: Element; root: Root } | undefined;

/** Renders the views into this page; the router has removed those of the previous one. */
export function attachViews(): void {
  if (!trayHost.isConnected) document.body.append(trayHost);
  const element = document.querySelector<HTMLElement>('.selection-app');
  if (element === app?.element || (!element && !app)) return;
  app?.root.unmount();
  app = element ? { element, root: createRoot(element) } : undefined;
  if (element)
    app?.root.render(<SelectionApp root={element.closest<HTMLElement>('.selection')!} />);
}
