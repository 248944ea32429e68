import { isoDay } from '#contract/timeZone.ts';
import { LOCALES } from '~/lib/i18n/locale';

/** Days from the build to the expiry date; RFC 9116 recommends less than a year. */
const VALID_DAYS = 300;

const DAY_MS = 24 * 60 * 60 * 1000;

interface SecurityContact {
  email?: string | undefined;
  /** The absolute URL of the contact page. */
  contactPage: string;
  canonical: string;
  now: Date;
}

/** Returns the content of `/.well-known/security.txt` (RFC 9116), the preferred contact first. */
export function securityTxt({ email, contactPage, canonical, now }: SecurityContact): string {
  // Counted from the day in Madrid, so that all its builds write the same file.
  const expiry = new Date(Date.parse(isoDay(now)) + VALID_DAYS * DAY_MS);
  const day = expiry.toISOString().slice(0, 10);
  return [
    ...(email ? [`Contact: mailto:${encodeURI(email)}`] : []),
    `Contact: ${contactPage}`,
    `Expires: ${day}T00:00:00Z`,
    `Preferred-Languages: ${LOCALES.join(', ')}`,
    `Canonical: ${canonical}`,
    '',
  ].join('\n');
}
