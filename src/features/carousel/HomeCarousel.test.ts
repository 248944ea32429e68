import { describe, expect, test } from 'vitest';
import Carousel from './HomeCarousel.astro';
import { picture, spanish } from '../../../tests/unit/support/fixtures';
import { render } from '../../../tests/unit/support/render';

describe('a carousel', () => {
  const show = (count: number) =>
    render(Carousel, {
      slides: Array.from({ length: count }, () => ({ picture, headline: spanish('Inés'), row: 0 })),
      locale: 'es',
    });

  test('has a labelled dash per slide that links to it without script', async () => {
    const page = await show(5);
    expect(page.texts('nav a')[1]).toBe('Portada 2 de 5: Inés');
    const targets = page.all('nav a').map(({ attributes }) => attributes.href);
    const ids = page.all('.carousel-slide').map(({ attributes }) => `#${attributes.id}`);
    expect(targets).toEqual(ids);
    expect(page.all('[data-part=carousel]')).toHaveLength(1);
  });

  test('has no controls and no island for a single slide', async () => {
    const page = await show(1);
    expect(page.all('.carousel-slide')).toHaveLength(1);
    expect(page.all('[data-part], nav, button')).toHaveLength(0);
  });
});
