'use client';
import { useAuth } from '@payloadcms/ui';
import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useRef } from 'react';
import { removeCopiesOf, removeOldCopies } from './RecoveryBanner.tsx';

/** Removes copies of unsaved work after a week, and a user's when they sign out. */
export function RecoveryCleanup({ children }: { children: ReactNode }) {
  const { user } = useAuth();
  const pathname = usePathname();
  const signedIn = useRef<number | string>(undefined);
  const isSigningOut = useRef(false);

  useEffect(() => void removeOldCopies(), []);
  useEffect(() => {
    // Not at the end of a session, whose unsaved work the same user gets back.
    if (pathname.endsWith('/logout')) isSigningOut.current = true;
    if (user) signedIn.current = user.id;
    else if (isSigningOut.current && signedIn.current !== undefined) {
      void removeCopiesOf(signedIn.current);
    }
  }, [user, pathname]);

  return <>{children}</>;
}
