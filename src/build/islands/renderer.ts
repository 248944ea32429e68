import type { SSRLoadedRendererValue } from 'astro';
import { type ComponentType, type ReactNode, createElement } from 'react';
import { renderToString } from 'react-dom/server';

/** Number of islands that a page has rendered, by Astro's state of the page. */
const islandCounts = new WeakMap<object, number>();

/** Returns the prefix of the ids that React generates in an island: `r0` for a page's first one. */
function nextPrefix(page: object): string {
  const count = islandCounts.get(page) ?? 0;
  islandCounts.set(page, count + 1);
  return `r${count}`;
}

/** Returns a slot as an element that React neither escapes nor hydrates. */
const slotElement = (html: string, name?: string): ReactNode =>
  html.trim() === ''
    ? null
    : createElement('astro-slot', {
        name,
        suppressHydrationWarning: true,
        dangerouslySetInnerHTML: { __html: html },
      });

/**
 * Renders islands to the HTML that the renderer of `@astrojs/react` returns, without its streams. That
 * one renders each island twice, the first time only to find out whether it is a React component.
 */
const renderer: SSRLoadedRendererValue = {
  name: '@astrojs/react',
  supportsAstroStaticSlot: true,
  check: async (component: unknown) => typeof component === 'function',
  async renderToStaticMarkup(
    this: { result: object },
    component: ComponentType<Record<string, unknown>>,
    { class: _class, ...props }: Record<string, unknown>,
    { default: children, ...slots }: Record<string, string>,
  ) {
    const prefix = nextPrefix(this.result);
    const elements = Object.entries(slots).map(([name, html]) => [
      name,
      slotElement(String(html), name),
    ]);
    const island = createElement(component, {
      ...props,
      ...Object.fromEntries(elements),
      ...(children !== undefined && { children: slotElement(String(children)) }),
    });
    return { attrs: { prefix }, html: renderToString(island, { identifierPrefix: prefix }) };
  },
};

export default renderer;
