'use client';
import { Button } from '@payloadcms/ui';
import { useSecondFactor } from './useSecondFactor.ts';

/** Leads back to the sign-in page, where another account can sign in. */
export function SecondFactorCancel() {
  const { admin, call, isBusy, text } = useSecondFactor();
  return (
    <Button
      buttonStyle="subtle"
      disabled={isBusy}
      onClick={async () => {
        if (await call('cancel')) location.assign(`${admin}/login`);
      }}
      size="medium"
    >
      {text('signOut')}
    </Button>
  );
}
