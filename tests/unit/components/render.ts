import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { parse, TEXT_NODE, type ElementNode } from 'ultrahtml';
import { querySelectorAll } from 'ultrahtml/selector';

/** The text below a node as a reader sees it: spaces tidied, ampersands plain. */
const textOf = (node: ElementNode): string =>
  node.children
    .map((child) => (child.type === TEXT_NODE ? child.value : textOf(child as ElementNode)))
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/&(#38|amp);/g, '&');

/** Renders a component without network and gives its HTML to be asked by selectors. */
export const render = async (component: AstroComponentFactory, props: Record<string, unknown>) => {
  const container = await AstroContainer.create();
  const html = await container.renderToString(component, { props });
  const document = parse(html);
  const all = (selector: string) => querySelectorAll(document, selector) as ElementNode[];
  return {
    all,
    /** The attributes of the first match. */
    attributes: (selector: string) => all(selector)[0]?.attributes ?? {},
    /** The texts of all the matches. */
    texts: (selector: string) => all(selector).map((node) => textOf(node).trim()),
    /** All that can be read. */
    text: textOf(document).trim(),
  };
};
