'use client';
import { useAuth, useConfig } from '@payloadcms/ui';
import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useRef } from 'react';
import { removeCopiesOf, removeOldCopies, removeOrphanedCopies } from './RecoveryBanner.tsx';

/** Removes copies of unsaved work after a week, of erased people, and a user's when they sign out. */
export function RecoveryCleanup({ children }: { children: ReactNode }) {
  const { user } = useAuth();
  const pathname = usePathname();
  const signedIn = useRef<number | string>(undefined);
  const isSigningOut = useRef(false);

  const { config } = useConfig();
  const api = `${config.serverURL}${config.routes.api}`;
  const hasUser = Boolean(user);

  useEffect(() => void removeOldCopies(), []);
  useEffect(() => {
    // Offline, the next page tries again.
    if (hasUser) void removeOrphanedCopies(api).catch(() => undefined);
  }, [api, hasUser]);
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
