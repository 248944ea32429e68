import type { Ref } from 'react';
import Text from './Text';

interface Props {
  ref: Ref<HTMLButtonElement>;
  onOpen: () => void;
}

/** The small corner button that reopens the dialog after a choice. */
export default function ReopenButton({ ref, onOpen }: Props) {
  return (
    <button ref={ref} type="button" className="consent-reopen" onClick={onOpen}>
      <svg viewBox="0 0 24 24" className="h-6 w-6 fill-current" aria-hidden="true">
        <path
          fillRule="evenodd"
          d="M12 2a10 10 0 1 0 10 10 4 4 0 0 1-5-5 4 4 0 0 1-5-5ZM8.5 7a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3ZM8 14a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3Zm4.5-3a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4Zm2.5 4.5a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.6Z"
        />
      </svg>
      <Text name="manageCookies" className="sr-only" />
    </button>
  );
}
