import type { UploadConfig } from 'payload';
import { findPublicOrigin } from '../../runtime/settings.ts';

type HeaderFilter = NonNullable<UploadConfig['externalFileHeaderFilter']>;

/**
 * Returns the URLs that Payload may fetch without its check for private addresses: when editors crop
 * a picture in S3 again, Payload fetches it from the CMS itself, whose host name can resolve to a
 * private address behind a proxy. Payload compares each entry with the property of the URL of that
 * name, and ignores an empty `port`, so only `origin` excludes the other ports of the host.
 */
export function ownFileUrls() {
  const origin = findPublicOrigin();
  if (!origin) return false;
  return [{ hostname: new URL(origin).hostname, origin, pathname: '/api/media/file/*' }];
}

/** The headers by which a request is someone's: a session's cookie counts with its origin only. */
const CREDENTIALS = ['authorization', 'cookie', 'origin'];

/** Passes the account on when Payload fetches a file from the CMS itself, and to no other host. */
export const ownCredentials: HeaderFilter = (headers, context) =>
  context?.isSameOrigin
    ? Object.fromEntries(Object.entries(headers).filter(([name]) => CREDENTIALS.includes(name)))
    : {};
