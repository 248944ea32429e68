import type { ReactNode } from 'react';
import type { ConsentTexts } from '~/lib/consent/texts';
import ConsentBar from './ConsentBar';
import ReopenButton from './ReopenButton';
import ConsentDialog, { type DialogTexts } from './ConsentDialog';
import { SpokenProvider, useConsentTexts } from './texts';
import { useDialog } from './useDialog';
import { useEngine } from './consentManager';

interface Props {
  /** The texts of the twelve languages, in the language of the page. */
  texts: ConsentTexts;
  /** What the dialog says beside them. */
  dialogTexts: DialogTexts;
  /** What is said when the dialog is closed without saving. */
  discarded: string;
  /** Whether the analytics are ticked while nothing was chosen. */
  isOnByDefault: boolean;
  /** The cookies of each group, static HTML. */
  necessary?: ReactNode;
  optional?: ReactNode;
  functional?: ReactNode;
}

/**
 * The bar that asks, the dialog that asks in detail and the button that opens it again. As static
 * HTML the stylesheet shows the right one of them; what they do comes with this island.
 *
 * Loads with `client:interaction`: React (60 kB Brotli, shared by all islands) and Klaro's manager
 * with this file (5 kB).
 */
export default function Consent(props: Props) {
  const { texts, dialogTexts, discarded, isOnByDefault, necessary, optional, functional } = props;
  const [engine, toggles] = useEngine(isOnByDefault);
  const { dialog, control, isDiscarded, open, close, withDialogClosed, discard } =
    useDialog(engine);
  const onAccept = withDialogClosed(() => engine.acceptAll());
  const onDecline = withDialogClosed(() => engine.declineAll());

  return (
    <SpokenProvider value={useConsentTexts(texts)}>
      {/* Clicked by what elsewhere asks for the dialog; it never takes the focus from there. */}
      <button type="button" id="consent-open" hidden onClick={open} />
      <ConsentBar
        onAccept={onAccept}
        onDecline={onDecline}
        onNecessary={withDialogClosed(() => engine.acceptNecessary())}
        onManage={open}
      />
      <ReopenButton ref={control} onOpen={open} />
      <p role="status" className="consent-note">
        {isDiscarded && discarded}
      </p>
      <ConsentDialog
        ref={dialog}
        engine={engine}
        toggles={toggles}
        texts={dialogTexts}
        lists={{ necessary, optional, functional }}
        onSave={withDialogClosed(() => engine.save())}
        onAccept={onAccept}
        onDecline={onDecline}
        onClose={close}
        onClosed={discard}
      />
    </SpokenProvider>
  );
}
