import { isIP, isIPv6 } from 'node:net';
import { SettingError } from '#contract/settingError.ts';

const DEFAULT_PROXIES = '1';
const UNKNOWN = 'unknown';

function countTrustedProxies(): number {
  const text = process.env.CMS_TRUSTED_PROXIES || DEFAULT_PROXIES;
  if (!/^\d+$/.test(text)) {
    throw new SettingError(
      'CMS_TRUSTED_PROXIES must be the number of proxies before the CMS: 0, 1, 2…',
    );
  }
  return Number(text);
}

/** Returns the network of an IPv6 address, which one client can fill: `2001:db8:0:1::/64`. */
function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  const [left = [], right = []] = address
    .replace(/%.*/, '')
    .split('::')
    .map((half) => half.split(':').filter(Boolean));
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  const groups = [...left, ...zeros, ...right].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/**
 * Returns the client's address: the entry of `X-Forwarded-For` that the outermost of
 * `CMS_TRUSTED_PROXIES` proxies (1 by default) has appended. Entries before it can be forged. With 0
 * proxies the header is ignored, and all clients count as one.
 *
 * @throws {Error} naming the variable, when it is not a whole number of zero or more
 * @returns an IPv4 address, the /64 network of an IPv6 address, or `unknown`
 */
export function clientAddress(headers: Headers): string {
  const entries = (headers.get('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim());
  const count = Math.min(countTrustedProxies(), entries.length);
  const address = (count > 0 && entries.at(-count)) || '';
  if (!isIP(address)) return UNKNOWN;
  return isIPv6(address) ? networkOf(address) : address;
}
