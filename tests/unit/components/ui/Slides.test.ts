import { describe, expect, test } from 'vitest';
import Gallery from '~/components/talent/Gallery.astro';
import VideoBlock from '~/components/talent/VideoBlock.astro';
import { everything, picture, spanish } from '../fixtures';
import { render } from '../render';

describe('a row of slides', () => {
  const show = (count: number) =>
    render(Gallery, { gallery: Array.from({ length: count }, () => picture), locale: 'es' });

  test('has a dash for each, named after it, that leads to it without script', async () => {
    const page = await show(5);
    expect(page.texts('nav a')[1]).toBe('Foto 2 de 5: Retrato de Inés');
    const targets = page.all('nav a').map(({ attributes }) => attributes.href);
    const ids = page.all('.carousel-slide').map(({ attributes }) => `#${attributes.id}`);
    expect(targets).toEqual(ids);
    expect(page.attributes('astro-island').client).toBe('interaction');
  });

  test('of one slide there is nothing to move, and no island', async () => {
    const page = await show(1);
    expect(page.all('.carousel-slide')).toHaveLength(1);
    expect(page.all('astro-island, nav, button')).toHaveLength(0);
  });
});

describe('a video', () => {
  const video = { ...everything.videos[0]!, title: spanish('Escena') };
  const show = (isBlocked: boolean) => render(VideoBlock, { video, isBlocked, locale: 'en' });

  test('is a link named after it, in its own language', async () => {
    const page = await show(false);
    expect(page.texts('a')[0]).toContain('Escena');
    expect(page.texts('[lang=es]')).toEqual(['Escena']);
    expect(page.all('button')).toHaveLength(0);
  });

  test('that is blocked says why and leads nowhere but to the choice', async () => {
    const page = await show(true);
    expect(page.texts('p')[0]).toBe('Escena');
    expect(page.texts('p[lang=es]')).toEqual(['Escena']);
    expect(page.texts('p')[1]).toContain('Choose here what you allow.');
    expect(page.all('a').map(({ attributes }) => attributes.href)).toEqual([
      '/en/politica-de-cookies',
    ]);
    expect(page.texts('button')).toEqual(['Watch just this video']);
  });
});
