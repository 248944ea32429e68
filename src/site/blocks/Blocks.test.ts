import type { Block } from '~/model/page';
import { expect, test } from 'vitest';
import Blocks from './Blocks.astro';
import { english, picture, spanish } from '../../../tests/unit/support/fixtures';
import { render } from '../../../tests/unit/support/render';

const blocks: Block[] = [
  {
    blockType: 'text',
    heading: spanish('Quiénes somos'),
    body: { parts: [{ html: '<p>Un <em>texto</em></p>' }], lang: 'es' },
  },
  { blockType: 'picture', picture, caption: spanish('El pie') },
  { blockType: 'team', heading: undefined },
  { blockType: 'cookies', heading: spanish('La analítica'), body: undefined, group: 'optional' },
  {
    blockType: 'steps',
    heading: spanish('Los pasos'),
    items: [{ title: spanish('Uno'), text: spanish('Primero') }],
  },
  { blockType: 'quote', text: spanish('Una frase'), author: 'Marta Ríos' },
  {
    blockType: 'callToAction',
    heading: spanish('Ven'),
    text: undefined,
    label: english('Write'),
    url: '/contacto',
  },
];
const member = {
  name: 'Elena Roldán',
  role: english('Agent'),
  photo: undefined,
  email: 'e@foco.example',
};

test('renders every kind of block in the editors’ order', async () => {
  const page = await render(Blocks, { blocks, team: [member], locale: 'en' });
  expect(page.texts('h2')).toEqual([
    'Quiénes somos',
    'The team',
    'La analítica',
    'Los pasos',
    'Ven',
  ]);
  expect(page.texts('h3')).toEqual(['Elena Roldán', 'Uno']);
  expect(page.texts('figcaption')).toEqual(['El pie', 'Marta Ríos']);
  expect(page.attributes('a[href^="mailto"]').href).toBe('mailto:e@foco.example');
});

test('a call to action links to the page of its own locale', async () => {
  const page = await render(Blocks, { blocks, team: [], locale: 'en' });
  expect(page.all('a[href="/en/contacto"]')).toHaveLength(1);
  expect(page.texts('h2')).not.toContain('The team');
});

test('marks texts and alternative texts in another language with lang', async () => {
  const page = await render(Blocks, { blocks, team: [member], locale: 'en' });
  expect(page.attributes('img')).toMatchObject({ alt: 'Retrato de Inés', lang: 'es' });
  expect(page.texts('blockquote [lang=es]')).toEqual(['Una frase']);
  expect(page.texts('[lang=en]')).toEqual([]);
});

test('throws for a block kind without a component and names it', async () => {
  const unknown = [{ type: 'marquee' }];
  await expect(render(Blocks, { blocks: unknown, team: [], locale: 'es' })).rejects.toThrow(
    /marquee/,
  );
});
