import { vi } from 'vitest';

/** The cookies of a stubbed document. */
export interface CookieJar {
  /** Every assignment to `document.cookie`, with its attributes. */
  written: string[];
  /** Replaces all cookies. */
  set: (cookies: string) => void;
  /** The stubbed document, which dispatches events. */
  events: EventTarget;
}

/** Stubs the globals `document`, `location` and `localStorage`, with working cookies. */
export function stubDocument(protocol = 'http:'): CookieJar {
  let cookies = new Map<string, string>();
  const jar: CookieJar = {
    written: [],
    events: new EventTarget(),
    set: (all) => {
      cookies = new Map(
        all
          .split('; ')
          .filter(Boolean)
          .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
      );
    },
  };
  const document = Object.assign(jar.events, {
    querySelectorAll: () => [],
    querySelector: () => null,
  });
  Object.defineProperty(document, 'cookie', {
    get: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    set: (line: string) => {
      jar.written.push(line);
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
      if (/Max-Age=0/.test(line)) cookies.delete(name!);
      else cookies.set(name!, value!);
    },
  });
  vi.stubGlobal('document', document);
  vi.stubGlobal('location', { protocol });
  vi.stubGlobal('localStorage', { setItem: vi.fn(), removeItem: vi.fn() });
  return jar;
}
