import type { ConsentGroup } from '~/features/consent/consentServices';
import { CONSENT_CHANGE, CONSENT_OPEN } from '~/features/consent/consentChoice';
import {
  fetchDialog,
  findDialog,
  loadDialog,
  showStatus,
  showToggles,
} from './consentDialog.browser';
import { ConsentStore, type SaveKind } from './consentStore.browser';

/*
 * What the buttons of the consent bar and dialog do. Loads on the first interaction with one of
 * them; `listen.ts` forwards the events.
 */

const findRoot = () => document.querySelector<HTMLElement>('.consent')!;
const findStatus = () => document.querySelector('.consent-status')!;

const store = new ConsentStore('preticked' in findRoot().dataset);
store.subscribe(() => {
  const dialog = findDialog();
  if (dialog) showToggles(dialog, store.toggles());
});
store.load();
document.addEventListener(CONSENT_CHANGE, store.load);

/** Counts the actions, so that a dialog that arrives after a later action is not opened. */
let actions = 0;

/** Drops unsaved switches when the dialog closes, and reports that. */
function discardUnsaved(dialog: HTMLDialogElement): void {
  if (!store.toggles().isUnsaved) return;
  store.load();
  showStatus(findStatus(), dialog.dataset, 'discarded');
}

function control(dialog: HTMLDialogElement): void {
  dialog.addEventListener('close', () => discardUnsaved(dialog));
  dialog.addEventListener('change', ({ target }) => {
    const { name, checked } = target as HTMLInputElement;
    store.toggle(name as ConsentGroup, checked);
  });
}

/** Without the dialog, the cookie policy lists the cookies; offline, a message names the cause. */
function explainFailure({ dataset }: HTMLElement): void {
  if (!navigator.onLine) return showStatus(findStatus(), dataset, 'offline');
  const link = document.createElement('a');
  link.href = dataset.policy!;
  document.body.append(link);
  link.click();
  link.remove();
}

/** Opens the dialog as soon as its HTML has arrived. */
async function open(): Promise<void> {
  const root = findRoot();
  const action = ++actions;
  const isCurrent = () => action === actions && root.isConnected;
  showStatus(findStatus(), {});
  root.ariaBusy = 'true';
  try {
    const dialog = await loadDialog(root, control);
    if (!isCurrent() || dialog.open) return;
    store.load();
    dialog.showModal();
  } catch {
    if (isCurrent()) explainFailure(root);
  } finally {
    root.ariaBusy = null;
  }
}

/** Whether no visible element has the focus, as when the focused button was hidden. */
const isFocusLost = () =>
  document.activeElement === document.body || !document.activeElement?.getClientRects().length;

function choose(kind: SaveKind): void {
  actions++;
  // The dialog closes first, because content that the choice adds to the page may take the focus.
  findDialog()?.close();
  showStatus(findStatus(), {});
  store.save(kind);
  if (isFocusLost()) {
    findRoot().querySelector<HTMLElement>('.consent-reopen')?.focus({ preventScroll: true });
  }
}

/**
 * Reacts to an event on a part of the bar or the dialog, or on a link that opens the dialog. A click
 * acts; any other event fetches what the action needs. The attribute `data-choice` names the action.
 */
export function handle({ type, target }: Event): void {
  const part = (target as Element).closest<HTMLElement>('[data-choice]');
  const choice = type === CONSENT_OPEN ? 'manage' : part?.dataset.choice;
  const isAction = type === CONSENT_OPEN || type === 'click';
  if (choice === 'manage') {
    if (isAction) {
      // The menu closes first: its own button takes the focus, which the dialog returns to it.
      part?.closest<HTMLElement>('[popover]')?.hidePopover();
      void open();
    } else fetchDialog(findRoot()).catch(() => undefined);
  } else if (isAction && choice) {
    if (choice === 'close') findDialog()?.close();
    else choose(choice as SaveKind);
  }
}
