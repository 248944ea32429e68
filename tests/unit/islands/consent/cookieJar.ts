import { vi } from 'vitest';

/** What was written to `document.cookie`, attribute by attribute as it was written. */
export interface Jar {
  written: string[];
  set: (cookies: string) => void;
  events: EventTarget;
}

/** Puts a document with cookies in place of the browser's. */
export function stubDocument(protocol = 'http:'): Jar {
  let cookies = new Map<string, string>();
  const jar: Jar = {
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
  const document = Object.assign(jar.events, { querySelectorAll: () => [] });
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
