import type { ReactNode } from 'react';
import type { ConsentTexts } from '~/lib/consent/texts';
import type { ConsentStore, SaveKind } from './consentStore';
import { useRef, useState } from 'react';
import ConsentBar from './ConsentBar';
import ConsentDialog from './ConsentDialog';
import ReopenButton from './ReopenButton';
import { useConsentStore } from './consentStore';
import Text from './Text';
import { ConsentTextsProvider, useConsentTexts } from './texts';

interface Props {
  /** The translated consent texts in the page's language. */
  texts: ConsentTexts;
  /** Whether the analytics switch is on until the visitor chooses. */
  isOnByDefault: boolean;
  /** The cookie table of each group, static HTML. */
  necessary?: ReactNode;
  optional?: ReactNode;
  functional?: ReactNode;
}

/** Whether no visible element has the focus, as when the focused button was hidden. */
const isFocusLost = () =>
  document.activeElement === document.body || !document.activeElement?.checkVisibility();

/** Opens and closes the dialog, saves choices, and restores the focus. */
function useChoice(store: ConsentStore) {
  const dialog = useRef<HTMLDialogElement>(null);
  const reopenButton = useRef<HTMLButtonElement>(null);
  const [isDiscarded, setDiscarded] = useState(false);

  const open = () => {
    setDiscarded(false);
    if (!dialog.current?.open) dialog.current?.showModal();
  };
  const close = () => dialog.current?.close();
  const choose = (kind: SaveKind) => {
    // The dialog closes first, because content that the choice adds to the page may take the focus.
    close();
    setDiscarded(false);
    store.save(kind);
    if (isFocusLost()) reopenButton.current?.focus({ preventScroll: true });
  };
  const discardUnsaved = () => {
    if (!store.toggles().isUnsaved) return;
    store.load();
    setDiscarded(true);
  };
  return { dialog, reopenButton, isDiscarded, open, close, choose, discardUnsaved };
}

/**
 * The consent bar, the consent dialog and the button that reopens it. The stylesheet decides which
 * of them the static HTML shows; this island adds their behaviour.
 *
 * Loads with `client:interaction`: React (60 kB Brotli, shared by all islands) and 5 kB for this
 * island with Klaro's manager.
 */
export default function Consent(props: Props) {
  const { texts, isOnByDefault, necessary, optional, functional } = props;
  const [store, toggles] = useConsentStore(isOnByDefault);
  const choice = useChoice(store);

  return (
    <ConsentTextsProvider value={useConsentTexts(texts)}>
      {/* Clicked by scripts that open the dialog; hidden, so it never takes the focus. */}
      <button type="button" id="consent-open" hidden onClick={choice.open} />
      <ConsentBar onChoose={choice.choose} onManage={choice.open} />
      <ReopenButton ref={choice.reopenButton} onOpen={choice.open} />
      <p role="status" className="consent-status">
        {choice.isDiscarded && <Text name="discarded" />}
      </p>
      <ConsentDialog
        ref={choice.dialog}
        toggles={toggles}
        cookieTables={{ necessary, optional, functional }}
        onToggle={store.toggle}
        onChoose={choice.choose}
        onClose={choice.close}
        onClosed={choice.discardUnsaved}
      />
    </ConsentTextsProvider>
  );
}
