import type { ReactNode, Ref } from 'react';
import type { ConsentStore, Toggles } from './consentManager';
import type { ConsentGroup as Group } from '~/lib/consent/services';
import { GROUPS } from '~/lib/consent/services';
import ConsentGroup from './ConsentGroup';
import DialogActions from './DialogActions';
import DialogHeader from './DialogHeader';
import { servicesOf } from './consentManager';
import Text from './Text';

/** What the dialog says beside the texts of the twelve languages; it speaks the page's. */
export interface DialogTexts {
  /** What each group is for. */
  explanations: Record<Group, string>;
  /** What opens the list of a group's cookies. */
  list: string;
}

interface Props {
  ref: Ref<HTMLDialogElement>;
  engine: ConsentStore;
  toggles: Toggles;
  texts: DialogTexts;
  /** The cookies of each group, static HTML. */
  lists: Record<Group, ReactNode>;
  onSave: () => void;
  onAccept: () => void;
  onDecline: () => void;
  /** Called by the button in the corner. */
  onClose: () => void;
  /** Called after it was closed in any way. */
  onClosed: () => void;
}

const HEADING = 'consent-heading';

/** The modal dialog in which the visitor decides group by group. */
export default function ConsentDialog(props: Props) {
  const { ref, engine, toggles, texts, lists } = props;
  const changes = (group: Group) =>
    group === 'necessary' ? {} : { onToggle: (isOn: boolean) => engine.toggle(group, isOn) };

  return (
    <dialog ref={ref} className="consent-dialog" aria-labelledby={HEADING} onClose={props.onClosed}>
      <DialogHeader id={HEADING} onClose={props.onClose} />
      <div className="px-5 pb-2 pt-3 sm:px-8">
        <p className="mb-4 max-w-measure text-small">
          <Text name="barDescription" />
        </p>
        {GROUPS.map((group) => (
          <ConsentGroup
            key={group}
            group={group}
            isOn={servicesOf(group).every((id) => toggles.on[id])}
            {...changes(group)}
            explanation={texts.explanations[group]}
            listLabel={texts.list}
          >
            {lists[group]}
          </ConsentGroup>
        ))}
      </div>
      <DialogActions
        isUnsaved={toggles.isUnsaved}
        onSave={props.onSave}
        onDecline={props.onDecline}
        onAccept={props.onAccept}
      />
    </dialog>
  );
}
