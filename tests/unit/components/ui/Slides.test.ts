import { describe, expect, test } from 'vitest';
import Gallery from '~/components/talent/Gallery.astro';
import VideoBlock from '~/components/talent/VideoBlock.astro';
import { everything, picture, spanish } from '../fixtures';
import { render } from '../render';

describe('a carousel', () => {
  const show = (count: number) =>
    render(Gallery, { gallery: Array.from({ length: count }, () => picture), locale: 'es' });

  test('has a labelled dash per slide that links to it without script', async () => {
    const page = await show(5);
    expect(page.texts('nav a')[1]).toBe('Foto 2 de 5: Retrato de Inés');
    const targets = page.all('nav a').map(({ attributes }) => attributes.href);
    const ids = page.all('.carousel-slide').map(({ attributes }) => `#${attributes.id}`);
    expect(targets).toEqual(ids);
    expect(page.attributes('astro-island').client).toBe('interaction');
  });

  test('has no controls and no island for a single slide', async () => {
    const page = await show(1);
    expect(page.all('.carousel-slide')).toHaveLength(1);
    expect(page.all('astro-island, nav, button')).toHaveLength(0);
  });
});

describe('a video', () => {
  const video = { ...everything.videos[0]!, title: spanish('Escena') };
  const show = (isBlocked: boolean) => render(VideoBlock, { video, isBlocked, locale: 'en' });

  test('is a link with its title, in its own language', async () => {
    const page = await show(false);
    expect(page.texts('a')[0]).toContain('Escena');
    expect(page.texts('[lang=es]')).toEqual(['Escena']);
    expect(page.all('button')).toHaveLength(0);
  });

  test('shows, when blocked, the reason and a link to the consent dialog only', async () => {
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
