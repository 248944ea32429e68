import type { APIRequestContext } from '@playwright/test';
import { type ElementNode, parse } from 'ultrahtml';
import { querySelectorAll } from 'ultrahtml/selector';

/** The public origin of the site in canonical links, the sitemap and metadata. */
export const SITE = 'https://foco-agencia.example';

/** The metadata of a page, parsed without a browser. */
export interface ParsedPage {
  path: string;
  status: number;
  html: string;
  lang: string;
  title: string;
  /** The texts of the first-level headings. */
  headings: string[];
  /** Returns the content of the `meta` with this name or property. */
  meta: (name: string) => string | undefined;
  /** Returns the URLs of the `link` elements with this relation by their `hreflang`. */
  links: (rel: string) => Map<string, string>;
  /** The nodes of the JSON-LD graph. */
  graph: Record<string, unknown>[];
}

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#38': '&',
  '#39': "'",
};
const decode = (text = '') => text.replace(/&([#\w]+);/g, (whole, name) => ENTITIES[name] ?? whole);

const textOf = (node?: ElementNode['children'][number]): string =>
  node && 'children' in node ? node.children.map(textOf).join('') : String(node?.value ?? '');

/** Requests a page and parses its metadata. */
export async function parsePage(request: APIRequestContext, path: string): Promise<ParsedPage> {
  const response = await request.get(path, { maxRedirects: 0 });
  const html = await response.text();
  const document = parse(html);
  const all = (selector: string) => querySelectorAll(document, selector) as ElementNode[];
  const data = all('script').find(({ attributes }) => attributes.type === 'application/ld+json');
  return {
    path,
    status: response.status(),
    html,
    lang: all('html')[0]?.attributes.lang ?? '',
    title: decode(textOf(all('title')[0])),
    headings: all('h1').map((heading) => decode(textOf(heading)).replace(/\s+/g, ' ').trim()),
    meta: (name) => {
      const found = all('meta').find(
        ({ attributes }) => attributes.name === name || attributes.property === name,
      );
      return found && decode(found.attributes.content);
    },
    links: (rel) =>
      new Map(
        all('link')
          .filter(({ attributes }) => attributes.rel === rel)
          .map(({ attributes }) => [attributes.hreflang ?? '', decode(attributes.href)]),
      ),
    graph: data ? JSON.parse(textOf(data))['@graph'] : [],
  };
}

/** Returns the paths in the sitemap, in its order. */
export async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  const xml = await (await request.get('/sitemap.xml')).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url!.slice(SITE.length));
}
