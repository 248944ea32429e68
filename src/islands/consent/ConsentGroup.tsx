import type { ReactNode } from 'react';
import type { ConsentGroup as Group } from '~/lib/consent/services';
import Text from './Text';

interface Props {
  group: Group;
  isOn: boolean;
  /** Called with the new state. The necessary group has no handler: its switch is disabled. */
  onToggle?: (isOn: boolean) => void;
  /** The cookie table, static HTML. */
  children?: ReactNode;
}

/** A group of cookies in the dialog: its switch, its purpose and its cookie table. */
export default function ConsentGroup(props: Props) {
  const { group, isOn, onToggle, children } = props;
  const id = `consent-${group}`;
  return (
    <div role="group" aria-labelledby={id} className="min-w-0 border-t border-line py-4">
      <label className="flex min-h-7 cursor-pointer items-center justify-between gap-4 font-bold">
        <Text name={group} id={id} />
        <input
          type="checkbox"
          role="switch"
          className="consent-switch"
          aria-describedby={`${id}-explanation`}
          checked={isOn}
          disabled={!onToggle}
          onChange={(event) => onToggle?.(event.target.checked)}
        />
      </label>
      <p id={`${id}-explanation`} className="max-w-measure text-small sm:pr-16 text-muted">
        <Text name={`${group}Explanation`} />
      </p>
      {children && (
        <details className="mt-2 text-small">
          <summary className="w-fit cursor-pointer py-0.5 underline decoration-2 underline-offset-4">
            <Text name="list" />
          </summary>
          <div className="mt-2">{children}</div>
        </details>
      )}
    </div>
  );
}
