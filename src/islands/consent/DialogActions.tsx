import Text from './Text';

interface Props {
  /** Whether the switches differ from what is stored. */
  isUnsaved: boolean;
  onSave: () => void;
  onDecline: () => void;
  onAccept: () => void;
}

const BUTTON = 'button px-2 text-center leading-tight';

/** The end of the dialog: what is not saved yet, and the three ways to choose. */
export default function DialogActions({ isUnsaved, onSave, onDecline, onAccept }: Props) {
  return (
    <div className="consent-actions">
      <p role="status" className="col-span-full text-small font-bold empty:-mb-2">
        {isUnsaved && <Text name="unsaved" />}
      </p>
      <button
        type="button"
        className={`${BUTTON} button-outline col-span-full sm:col-span-1`}
        onClick={onSave}
      >
        <Text name="save" />
      </button>
      <button type="button" className={BUTTON} onClick={onDecline}>
        <Text name="declineAll" />
      </button>
      <button type="button" className={BUTTON} onClick={onAccept}>
        <Text name="acceptAll" />
      </button>
    </div>
  );
}
