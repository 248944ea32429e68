'use client';
import { Button } from '@payloadcms/ui';
import { CodeForm } from './CodeForm.tsx';
import { STACK } from './stackStyle.ts';
import { useSecondFactor } from './useSecondFactor.ts';

interface Props {
  /** The account, unless it is the user's own. */
  otherUser?: number;
}

/** Removes one's own second factor with a code, or that of another account with a button. */
export function SecondFactorRemoval({ otherUser }: Props) {
  const { call, error, isBusy, text } = useSecondFactor();
  const reload = () => location.reload();
  if (otherUser === undefined) return <CodeForm step="remove" onAccepted={reload} />;
  return (
    <div style={STACK}>
      <p>{text('removeOther')}</p>
      {error && <p role="alert">{error}</p>}
      <Button
        buttonStyle="secondary"
        disabled={isBusy}
        onClick={async () => {
          if (await call('remove', { user: otherUser })) reload();
        }}
        size="medium"
      >
        {text('remove')}
      </Button>
    </div>
  );
}
