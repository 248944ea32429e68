import { choiceCookies, type Choice } from '../../../src/lib/consent/choice.ts';

const HOUR_SECONDS = 3600;

/** What a browser holds whose visitor chose so, as `storageState` takes it. */
export const visitor = (choice: Omit<Choice, 'decidedAt'>) => ({
  cookies: choiceCookies({ ...choice, decidedAt: Date.now() }).map(([name, value]) => ({
    name,
    value,
    domain: 'localhost',
    path: '/',
    expires: Math.floor(Date.now() / 1000) + HOUR_SECONDS,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax' as const,
  })),
  origins: [],
});

/** A visitor who has declined everything. */
export const DECIDED = visitor({ isAccepted: false, enabled: [] });

/** A visitor who has allowed everything. */
export const ALLOWING = visitor({ isAccepted: true, enabled: ['ga', 'embeds'] });

/** A visitor who comes for the first time. */
export const UNDECIDED = { cookies: [], origins: [] };
