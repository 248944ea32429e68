import { afterEach, describe, expect, it, vi } from 'vitest';
import { clientAddress } from './clientAddress.ts';

afterEach(() => vi.unstubAllEnvs());

const addressOf = (forwarded?: string, proxies = '') => {
  vi.stubEnv('CMS_TRUSTED_PROXIES', proxies);
  return clientAddress(new Headers(forwarded ? { 'X-Forwarded-For': forwarded } : {}));
};

describe('clientAddress', () => {
  it('is the entry that the one proxy has appended', () => {
    expect(addressOf('192.0.2.1')).toBe('192.0.2.1');
    expect(addressOf('203.0.113.9, 192.0.2.1')).toBe('192.0.2.1');
  });

  it('is the entry of the outermost of several trusted proxies', () => {
    expect(addressOf('203.0.113.9, 192.0.2.1, 10.0.0.1', '2')).toBe('192.0.2.1');
    expect(addressOf('10.0.0.1', '2')).toBe('10.0.0.1');
  });

  it('ignores the header without a proxy', () => {
    expect(addressOf('192.0.2.1', '0')).toBe('unknown');
    expect(addressOf()).toBe('unknown');
  });

  it('is not a text that is no address', () => {
    expect(addressOf('<script>')).toBe('unknown');
    expect(addressOf('192.0.2.1,')).toBe('unknown');
  });

  it('is the /64 network of an IPv6 address, which one client can fill', () => {
    expect(addressOf('2001:db8:0:7::1')).toBe('2001:db8:0:7::/64');
    expect(addressOf('2001:0DB8:0:7:aaaa:bbbb:cccc:dddd')).toBe('2001:db8:0:7::/64');
    expect(addressOf('::1')).toBe('0:0:0:0::/64');
    expect(addressOf('::ffff:192.0.2.1')).toBe('192.0.2.1');
  });

  it('refuses a number of proxies that is none', () => {
    expect(() => addressOf('192.0.2.1', 'one')).toThrow('CMS_TRUSTED_PROXIES');
  });
});
