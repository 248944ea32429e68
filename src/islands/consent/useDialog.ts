import type { ConsentStore } from './consentManager';
import { useRef, useState } from 'react';

/** Whether the focus is on nothing that can be seen, such as a button that is gone. */
const isFocusLost = () =>
  document.activeElement === document.body || !document.activeElement?.checkVisibility();

/** The consent dialog's opening and closing, and where the focus goes. */
export function useDialog(engine: ConsentStore) {
  const dialog = useRef<HTMLDialogElement>(null);
  const control = useRef<HTMLButtonElement>(null);
  const [isDiscarded, setDiscarded] = useState(false);

  const open = () => {
    setDiscarded(false);
    if (!dialog.current?.open) dialog.current?.showModal();
  };
  const close = () => dialog.current?.close();

  /** Makes what a button does of a way to choose. */
  const withDialogClosed = (choose: () => void) => () => {
    // Closed first: what the choice brings into the page may take the focus.
    close();
    setDiscarded(false);
    choose();
    if (isFocusLost()) control.current?.focus({ preventScroll: true });
  };

  /** Forgets what was changed and not saved, and says so. */
  const discard = () => {
    if (!engine.toggles().isUnsaved) return;
    engine.load();
    setDiscarded(true);
  };
  return { dialog, control, isDiscarded, open, close, withDialogClosed, discard };
}
