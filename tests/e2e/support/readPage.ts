import type { APIRequestContext } from '@playwright/test';
import { type ElementNode, ELEMENT_NODE, parse } from 'ultrahtml';
import { querySelectorAll } from 'ultrahtml/selector';

/** The origin under which the site names its own pages. */
export const SITE = 'https://foco-agencia.example';

/** A page as a search engine reads it. */
export interface ReadPage {
  path: string;
  status: number;
  html: string;
  lang: string;
  title: string;
  /** The content of the `meta` with this name or property. */
  meta: (name: string) => string | undefined;
  /** The addresses of the `link` elements with this relation, by their `hreflang`. */
  links: (rel: string) => Map<string, string>;
  /** The things that the page tells as data. */
  graph: Record<string, unknown>[];
}

const PLAIN: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#38': '&',
  '#39': "'",
};
const plain = (text = '') => text.replace(/&([#\w]+);/g, (whole, name) => PLAIN[name] ?? whole);

/** Reads a page without a browser. */
export async function readPage(request: APIRequestContext, path: string): Promise<ReadPage> {
  const response = await request.get(path, { maxRedirects: 0 });
  const html = await response.text();
  const document = parse(html);
  const all = (selector: string) => querySelectorAll(document, selector) as ElementNode[];
  const textOf = (node: ElementNode | undefined) =>
    (node?.children ?? [])
      .filter((child) => child.type !== ELEMENT_NODE)
      .map((child) => String(child.value))
      .join('');
  const data = all('script').find(({ attributes }) => attributes.type === 'application/ld+json');
  return {
    path,
    status: response.status(),
    html,
    lang: all('html')[0]?.attributes.lang ?? '',
    title: plain(textOf(all('title')[0])),
    meta: (name) => {
      const found = all('meta').find(
        ({ attributes }) => attributes.name === name || attributes.property === name,
      );
      return found && plain(found.attributes.content);
    },
    links: (rel) =>
      new Map(
        all('link')
          .filter(({ attributes }) => attributes.rel === rel)
          .map(({ attributes }) => [attributes.hreflang ?? '', plain(attributes.href)]),
      ),
    graph: data ? JSON.parse(textOf(data))['@graph'] : [],
  };
}

/** The paths that the sitemap lists, in its order. */
export async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  const xml = await (await request.get('/sitemap.xml')).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) =>
    address!.slice(SITE.length),
  );
}
