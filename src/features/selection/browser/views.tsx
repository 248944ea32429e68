import { type Root, createRoot } from 'react-dom/client';
import { SelectionApp, useSelection } from './SelectionApp';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { currentList } from '~/features/selection/selection';
import { announce } from './announce';
import { copyList, selectionPath } from './share';
import { text } from './selectionTexts';

type Copied = Awaited<ReturnType<typeof copyList>>;

/** The most portraits that the tray shows. */
const MAX_PORTRAITS = 6;

function subscribeToPages(listener: () => void): () => void {
  document.addEventListener('astro:after-swap', listener);
  return () => document.removeEventListener('astro:after-swap', listener);
}

/** Whether the visitor has closed the tray; adding somebody opens it again. */
function useIsClosed() {
  const [isClosed, setClosed] = useState(false);
  useEffect(() => {
    const open = () => setClosed(false);
    addEventListener('selection:add', open);
    return () => removeEventListener('selection:add', open);
  }, []);
  const close = () => {
    setClosed(true);
    document.querySelector<HTMLElement>('.selection-link')?.focus();
  };
  return { isClosed, close };
}

function CopyButton({ onCopied }: { onCopied: (copied: Copied) => void }) {
  const list = currentList(useSelection());
  const copy = async () => {
    const copied = await copyList(list, 'link');
    announce(copied.message);
    onCopied(copied);
  };
  return (
    <button type="button" className="button button-outline shrink-0" onClick={() => void copy()}>
      {text('copy')}
    </button>
  );
}

/** What was chosen, at the bottom of every page but the selection's own. */
function Tray() {
  const { people } = currentList(useSelection());
  const { isClosed, close } = useIsClosed();
  const [copied, setCopied] = useState<Copied>();
  const path = useSyncExternalStore(subscribeToPages, () => location.pathname);
  if (people.length === 0 || isClosed || path === selectionPath()) return null;
  const pictures = people.flatMap(({ picture }) => picture || []).slice(0, MAX_PORTRAITS);
  return (
    <aside className="tray on-ink" aria-label={text('title')}>
      <div className="wrap">
        <div className="tray-portraits" aria-hidden="true">
          {pictures.map((src) => (
            <img
              key={src}
              alt=""
              src={src}
              width="44"
              height="55"
              // The file of an earlier build may be gone.
              onError={({ currentTarget }) => (currentTarget.hidden = true)}
            />
          ))}
        </div>
        <b>{text('tray', { people: text('people', { count: people.length }) })}</b>
        <a className="button button-accent shrink-0" href={selectionPath()}>
          {text('view')}
        </a>
        <CopyButton onCopied={setCopied} />
        <button type="button" className="tray-close" aria-label={text('close')} onClick={close} />
      </div>
      {copied && (
        <p className="tray-output">
          {copied.message}
          {copied.content && (
            <input
              readOnly
              value={copied.content}
              aria-label={text('toCopy')}
              ref={(field) => field?.select()}
            />
          )}
        </p>
      )}
    </aside>
  );
}

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
