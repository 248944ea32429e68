import type { RefObject } from 'react';
import type { Faults } from '~/lib/contact/validate';
import type { ContactTexts, Failure } from '~/lib/contact/texts';
import { type FieldName, FIELD_NAMES, controlId } from '~/lib/contact/fields';

interface FaultListProps {
  /** Takes the focus. @default nobody moves it there */
  box?: RefObject<HTMLDivElement | null>;
  faults: Faults;
  texts: ContactTexts;
}

interface FailureProps {
  /** Takes the focus. @default nobody moves it there */
  box?: RefObject<HTMLDivElement | null>;
  failure: Failure;
  texts: ContactTexts;
  /** An address that can be written to instead. */
  email: string | undefined;
}

const BOX = 'on-yellow grid gap-3 border-l-[6px] border-ink p-5 scroll-mt-24';

const goTo = (name: FieldName) => {
  const control = document.getElementById(controlId(name));
  control?.focus({ preventScroll: true });
  // With its label above it.
  control?.closest('div')?.scrollIntoView({ block: 'center' });
};

/** All that is wrong, with a link to each field. */
export function FaultList({ box, faults, texts }: FaultListProps) {
  const names = FIELD_NAMES.filter((name) => faults[name]);
  return (
    <div ref={box} tabIndex={-1} role="alert" className={BOX}>
      <p className="font-bold">{texts.faultsTitle}</p>
      <ul className="list-[square] pl-5">
        {names.map((name) => (
          <li key={name}>
            <a
              href={`#${controlId(name)}`}
              className="underline decoration-2 underline-offset-4"
              onClick={(event) => {
                event.preventDefault();
                goTo(name);
              }}
            >
              {texts.faults[name][faults[name]!]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Why the message could not be sent, and what can be done. */
export function FailureBox({ box, failure, texts, email }: FailureProps) {
  return (
    <div ref={box} tabIndex={-1} role="alert" className={BOX}>
      <p className="font-bold">{texts.failureTitle}</p>
      <p>{texts.failures[failure]}</p>
      {email && (
        <p>
          {texts.elsewhere}{' '}
          <a href={`mailto:${email}`} className="underline decoration-2 underline-offset-4">
            {email}
          </a>
        </p>
      )}
    </div>
  );
}
