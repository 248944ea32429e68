import type { RefObject } from 'react';
import type { FieldErrors } from '~/features/forms/validateForm';
import type { FormTexts, SubmitFailure } from '~/features/forms/formTexts';
import { type FormSettings, controlId } from '~/features/forms/forms';

interface NoticeProps {
  /** Receives the element, so that the form can focus it. */
  box?: RefObject<HTMLDivElement | null>;
  texts: FormTexts;
}

interface SummaryProps extends NoticeProps {
  form: FormSettings;
  errors: FieldErrors;
}

interface FailureProps extends NoticeProps {
  failure: SubmitFailure;
  email: string | undefined;
}

const BOX = 'on-accent grid gap-3 border-l-[6px] border-ink p-5 scroll-mt-24';

const focusField = (id: string) => {
  const control = document.getElementById(id);
  control?.focus({ preventScroll: true });
  // Scrolls the label into view too.
  control?.closest('div')?.scrollIntoView({ block: 'center' });
};

export function ErrorSummary({ box, form, errors, texts }: SummaryProps) {
  return (
    <div ref={box} tabIndex={-1} role="alert" className={BOX}>
      <p className="font-bold">{texts.errorsTitle}</p>
      <ul className="list-[square] pl-5">
        {Object.entries(errors).map(([name, error]) => (
          <li key={name}>
            <a
              href={`#${controlId(form, name)}`}
              className="underline decoration-2 underline-offset-4"
              onClick={(event) => {
                event.preventDefault();
                focusField(controlId(form, name));
              }}
            >
              {texts.errors[error!][name]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function SubmissionError({ box, failure, texts, email }: FailureProps) {
  return (
    <div ref={box} tabIndex={-1} role="alert" className={BOX}>
      <p className="font-bold">{texts.failure.title}</p>
      <p>{texts.failure[failure]}</p>
      {email && (
        <p>
          {texts.failure.emailInstead}{' '}
          <a href={`mailto:${email}`} className="underline decoration-2 underline-offset-4">
            {email}
          </a>
        </p>
      )}
    </div>
  );
}
