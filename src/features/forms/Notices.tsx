import type { FormTexts } from './formTexts';

const BOX = 'form-notice on-accent grid gap-3 border-l-[6px] border-ink p-5 scroll-mt-24';
const LINK = 'underline decoration-2 underline-offset-4';

/** What has to be corrected, each with a link to its control. */
export function ErrorSummary({
  errors,
  texts,
}: {
  /** The id of the control and what is wrong, for each error. */
  errors: readonly { id: string; text: string | undefined }[];
  texts: Pick<FormTexts, 'errorsTitle'>;
}) {
  return (
    <div tabIndex={-1} role="alert" className={BOX}>
      <p className="font-bold">{texts.errorsTitle}</p>
      <ul className="list-[square] pl-5">
        {errors.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} className={LINK}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Why a message was not sent, and where it can be sent instead. */
export function SubmissionError({
  reason,
  texts,
  email,
}: {
  reason: string;
  texts: Pick<FormTexts, 'failure'>;
  email: string | undefined;
}) {
  return (
    <div tabIndex={-1} role="alert" className={BOX}>
      <p className="font-bold">{texts.failure.title}</p>
      <p className="reason">{reason}</p>
      {email && (
        <p>
          <span>{texts.failure.emailInstead}</span>{' '}
          <a href={`mailto:${email}`} className={LINK}>
            {email}
          </a>
        </p>
      )}
    </div>
  );
}
