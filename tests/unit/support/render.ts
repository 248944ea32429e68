import type { SSRManifest } from 'astro';
import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import react from '@astrojs/react/server.js';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { COMMENT_NODE, parse, TEXT_NODE, type ElementNode } from 'ultrahtml';
import { querySelectorAll } from 'ultrahtml/selector';

/** Returns the text content of a node, with white space collapsed and entities decoded. */
const textOf = (node: ElementNode): string =>
  node.children
    .map((child) => {
      if (child.type === TEXT_NODE) return child.value;
      return child.type === COMMENT_NODE ? '' : textOf(child as ElementNode);
    })
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/&(#38|amp);/g, '&');

/** The container knows only Astro's own client directives; our directive needs its name here. */
const manifest = {
  site: 'https://agency.example',
  clientDirectives: new Map([['interaction', ';']]),
} as unknown as SSRManifest;

const newContainer = async () => {
  const container = await AstroContainer.create({ manifest });
  container.addServerRenderer({ name: '@astrojs/react', renderer: react });
  container.addClientRenderer({ name: '@astrojs/react', entrypoint: '@astrojs/react/client.js' });
  return container;
};

/** Renders a component without network. */
export const renderHtml = async (
  component: AstroComponentFactory,
  props: Record<string, unknown>,
  locals: App.Locals = {},
): Promise<string> => (await newContainer()).renderToString(component, { props, locals });

/** Renders a component without network and returns its HTML with query helpers. */
export const render = async (
  component: AstroComponentFactory,
  props: Record<string, unknown>,
  locals?: App.Locals,
) => {
  const html = await renderHtml(component, props, locals);
  const document = parse(html);
  const all = (selector: string) => querySelectorAll(document, selector) as ElementNode[];
  return {
    all,
    /** The attributes of the first match. */
    attributes: (selector: string) => all(selector)[0]?.attributes ?? {},
    /** The text contents of all matches. */
    texts: (selector: string) => all(selector).map((node) => textOf(node).trim()),
    /** The whole text content. */
    text: textOf(document).trim(),
  };
};
