import { type RefObject, useEffect, useRef } from 'react';
import type { List } from '~/features/selection/selection';
import { type Copied, copy, copyLink, linkTo, listCsv, listText } from './share';
import { text } from './selectionTexts';

interface Props {
  list: List;
  isSent: boolean;
  isKept: boolean;
  onKeep: (isKept: boolean) => void;
  onEmpty: () => void;
  onCopied: (copied: Copied) => void;
}

/** Closes the menu of further actions when the visitor presses Escape, or elsewhere. */
function useClosing(details: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const close = (event: Event) => {
      const { current } = details;
      if (!current?.open || (event instanceof KeyboardEvent && event.key !== 'Escape')) return;
      if (
        event.type === 'click' &&
        current.querySelector('summary')!.contains(event.target as Node)
      )
        return;
      current.open = false;
      if (event.type === 'keydown') current.querySelector('summary')!.focus();
    };
    addEventListener('click', close);
    addEventListener('keydown', close);
    return () => {
      removeEventListener('click', close);
      removeEventListener('keydown', close);
    };
  }, [details]);
}

/** The system's dialog; it rejects when the visitor closes it. */
const share = ({ name, people }: List): Promise<void> =>
  navigator
    .share({ title: name || document.title, url: linkTo(name, people).url })
    .catch(() => undefined);

function MoreActions({ list, isSent, onEmpty, onCopied }: Omit<Props, 'isKept' | 'onKeep'>) {
  const { name, people } = list;
  const details = useRef<HTMLDetailsElement>(null);
  useClosing(details);
  const actions = [
    'share' in navigator && (['share', () => void share(list)] as const),
    ['copyText', () => void copy(listText(name, people), text('copiedText')).then(onCopied)],
    ['copyCsv', () => void copy(listCsv(people), text('copiedCsv')).then(onCopied)],
    ['print', () => print()],
    !isSent && (['empty', onEmpty] as const),
  ] as const;
  return (
    <details className="selection-more" ref={details}>
      <summary className="button button-outline">{text('more')}</summary>
      <div>
        {actions.map(
          (action) =>
            action && (
              <button key={action[0]} type="button" onClick={action[1]}>
                {text(action[0])}
              </button>
            ),
        )}
      </div>
    </details>
  );
}

const goToEnquiry = () => {
  document.getElementById('enquiry')?.scrollIntoView();
  document.querySelector<HTMLElement>('.enquiry .control')?.focus({ preventScroll: true });
};

/** What a visitor does with the whole list: link, enquiry and the rest; on phones it stays in view. */
export function SelectionBar({ isKept, onKeep, ...props }: Props) {
  const { list, onCopied, isSent } = props;
  return (
    <div className="selection-bar">
      <button
        type="button"
        className="button"
        onClick={() => void copyLink(list.name, list.people).then(onCopied)}
      >
        {text('copy')}
      </button>
      <button type="button" className="button button-accent" onClick={goToEnquiry}>
        {text('send')}
      </button>
      <MoreActions {...props} />
      {!isSent && (
        <label className="selection-keep">
          <input
            type="checkbox"
            checked={isKept}
            title={text('keepNote')}
            autoComplete="off"
            onChange={({ target }) => onKeep(target.checked)}
          />
          {text('keep')}
        </label>
      )}
    </div>
  );
}
