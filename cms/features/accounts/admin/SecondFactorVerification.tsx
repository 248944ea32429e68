'use client';
import { CodeForm } from './CodeForm.tsx';
import { useSecondFactor } from './useSecondFactor.ts';

/** Asks for the code that completes a sign-in, then opens the admin. */
export function SecondFactorVerification() {
  const { admin } = useSecondFactor();
  // A whole load, because the admin's state belongs to the session without the second factor.
  return <CodeForm step="verify" onAccepted={() => location.assign(admin)} />;
}
