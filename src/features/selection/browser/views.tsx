import { type Root, createRoot } from 'react-dom/client';
import { createIsland } from '~/ui/parts/renderIn';
import { SelectionApp, useSelection } from './SelectionApp';
import { useState, useSyncExternalStore } from 'react';
import { useListener } from '~/lib/useListener';
import { type List, currentList } from '~/features/selection/selection';
import { announce } from './announce';
import { type Notice, copyList, selectionPath } from './share';
import { t } from './selectionTexts';

const MAX_PORTRAITS = 6;

function subscribeToPages(listener: () => void): () => void {
  document.addEventListener('astro:after-swap', listener);
  return () => document.removeEventListener('astro:after-swap', listener);
}

/** Whether the visitor has closed the tray; adding somebody opens it again. */
function useIsClosed() {
  const [isClosed, setClosed] = useState(false);
  useListener(window, 'selection:add', () => setClosed(false));
  const close = () => {
    setClosed(true);
    document.querySelector<HTMLElement>('.selection-link')?.focus();
  };
  return { isClosed, close };
}

function Portraits({ people }: Pick<List, 'people'>) {
  const pictures = people.flatMap(({ picture }) => picture || []).slice(0, MAX_PORTRAITS);
  return (
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
  );
}

/** Says that the link was copied, or shows it, to be copied by hand. */
const Copied = ({ message, content }: Notice) => (
  <p className="tray-output">
    {message}
    {content && (
      <input
        readOnly
        value={content}
        aria-label={t('selection:client.toCopy')}
        ref={(field) => field?.select()}
      />
    )}
  </p>
);

/** What was chosen, at the bottom of every page but the selection's own. */
function Tray() {
  const list = currentList(useSelection());
  const { people } = list;
  const { isClosed, close } = useIsClosed();
  const [copied, setCopied] = useState<Notice & Pick<List, 'people'>>();
  const path = useSyncExternalStore(subscribeToPages, () => location.pathname);
  if (people.length === 0 || isClosed || path === selectionPath()) return null;
  const copy = async () => {
    const notice = await copyList(list, 'link');
    announce(notice.message);
    setCopied({ ...notice, people });
  };
  return (
    <aside className="tray on-ink" aria-label={t('selection:client.title')}>
      <div className="wrap">
        <Portraits people={people} />
        <b>
          {t('selection:client.tray', {
            people: t('selection:client.people', { count: people.length }),
          })}
        </b>
        <a className="button button-accent shrink-0" href={selectionPath()}>
          {t('selection:client.view')}
        </a>
        <button
          type="button"
          className="button button-outline shrink-0"
          onClick={() => void copy()}
        >
          {t('selection:client.copy')}
        </button>
        <button
          type="button"
          className="tray-close"
          aria-label={t('selection:client.close')}
          onClick={close}
        />
      </div>
      {/* A link does not have who was added later. */}
      {copied?.people === people && <Copied {...copied} />}
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
  app = element ? { element, root: createIsland(element) } : undefined;
  if (element)
    app?.root.render(<SelectionApp root={element.closest<HTMLElement>('.selection')!} />);
}
