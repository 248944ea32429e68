import { type ReactNode, createElement, useId } from 'react';
import standard from '@astrojs/react/server.js';
import { expect, test } from 'vitest';
import renderer from '~/build/islands/renderer';

interface Props {
  title: string;
  children?: ReactNode;
  side?: ReactNode;
}

function Island({ title, children, side }: Props) {
  const id = useId();
  return createElement(
    'section',
    { 'aria-labelledby': id },
    createElement('h2', { id }, title, ' & more'),
    children,
    side,
  );
}

const slots = { default: '<p class="a">Slot &amp; text</p>', side: '<b></b>' };
const metadata = { hydrate: 'interaction', astroStaticSlot: true };

/** Renders two islands of one page. */
async function renderPage({ renderToStaticMarkup }: Pick<typeof renderer, 'renderToStaticMarkup'>) {
  const page = { request: new Request('https://a.example') };
  const render = (title: string, children: Record<string, string>) =>
    renderToStaticMarkup.call(
      { result: page } as never,
      Island,
      { title },
      children,
      metadata as never,
    );
  return [await render('One <1>', slots), await render('Two', { default: ' ' })];
}

test('islands have the HTML and the prefixes of the renderer of @astrojs/react', async () => {
  expect(await renderPage(renderer)).toEqual(await renderPage(standard as typeof renderer));
});

test('components are React components, and nothing else is', async () => {
  const check = (component: unknown) => renderer.check.call({} as never, component, {}, {});
  expect(await check(Island)).toBe(true);
  expect(await check('div')).toBe(false);
});
