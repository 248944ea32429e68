import type { ReactNode, Ref } from 'react';
import type { SaveKind, Toggles } from './consentStore';
import type { ConsentGroup as Group } from '~/lib/consent/services';
import { GROUPS } from '~/lib/consent/services';
import ConsentGroup from './ConsentGroup';
import DialogHeader from './DialogHeader';
import { servicesOf } from './consentStore';
import Text from './Text';

interface ActionsProps {
  /** Whether the switches differ from the stored choice. */
  isUnsaved: boolean;
  onChoose: (kind: SaveKind) => void;
}

interface Props {
  ref: Ref<HTMLDialogElement>;
  toggles: Toggles;
  /** The cookie table of each group, static HTML. */
  cookieTables: Record<Group, ReactNode>;
  onToggle: (group: Group, isOn: boolean) => void;
  onChoose: (kind: SaveKind) => void;
  /** Called by the close button. */
  onClose: () => void;
  /** Called after the dialog has closed for any reason, such as the Escape key. */
  onClosed: () => void;
}

const HEADING = 'consent-heading';
const BUTTON = 'button min-h-11 px-2 py-2.5 text-center text-[0.9rem] leading-tight sm:px-4';

/** The footer of the dialog: the unsaved-changes message and the three buttons that save. */
const Actions = ({ isUnsaved, onChoose }: ActionsProps) => (
  <div className="consent-actions">
    <p role="status" className="col-span-full text-small font-bold empty:-mb-2">
      {isUnsaved && <Text name="unsaved" />}
    </p>
    <button
      type="button"
      className={`${BUTTON} button-outline col-span-full sm:col-span-1`}
      onClick={() => onChoose('selected')}
    >
      <Text name="save" />
    </button>
    <button type="button" className={BUTTON} onClick={() => onChoose('none')}>
      <Text name="declineAll" />
    </button>
    <button type="button" className={BUTTON} onClick={() => onChoose('all')}>
      <Text name="acceptAll" />
    </button>
  </div>
);

/** The modal dialog in which the visitor decides group by group. */
export default function ConsentDialog(props: Props) {
  const { ref, toggles, cookieTables, onToggle, onChoose, onClose, onClosed } = props;
  const handlers = (group: Group) =>
    group === 'necessary' ? {} : { onToggle: (isOn: boolean) => onToggle(group, isOn) };

  return (
    <dialog ref={ref} className="consent-dialog" aria-labelledby={HEADING} onClose={onClosed}>
      <DialogHeader id={HEADING} onClose={onClose} />
      <div className="consent-body">
        <p className="mb-4 max-w-measure text-small">
          <Text name="barDescription" />
        </p>
        {GROUPS.map((group) => (
          <ConsentGroup
            key={group}
            group={group}
            isOn={servicesOf(group).every((id) => toggles.on[id])}
            {...handlers(group)}
          >
            {cookieTables[group]}
          </ConsentGroup>
        ))}
      </div>
      <Actions isUnsaved={toggles.isUnsaved} onChoose={onChoose} />
    </dialog>
  );
}
