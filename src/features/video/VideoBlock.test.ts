import { describe, expect, test } from 'vitest';
import VideoBlock from './VideoBlock.astro';
import { everything, spanish } from '../../../tests/unit/support/fixtures';
import { render } from '../../../tests/unit/support/render';

describe('a video', () => {
  const video = { ...everything.videos[0]!, title: spanish('Escena') };
  const show = (isBlocked: boolean) => render(VideoBlock, { video, isBlocked, locale: 'en' });

  test('is a link with its title, in its own language', async () => {
    const page = await show(false);
    expect(page.texts('a')[0]).toContain('Escena');
    expect(page.texts('[lang=es]')).toEqual(['Escena']);
    expect(page.all('button')).toHaveLength(0);
  });

  test('is named by its title as a clip too', async () => {
    const page = await render(VideoBlock, { video, size: 'clip', locale: 'en' });
    expect(page.texts('a')).toEqual(['Watch the video: Escena']);
  });

  test('shows, when blocked, the reason and a link to the consent dialog only', async () => {
    const page = await show(true);
    expect(page.texts('p')[0]).toBe('Escena');
    expect(page.texts('p[lang=es]')).toEqual(['Escena']);
    expect(page.texts('p')[1]).toContain('Choose here what you allow.');
    expect(page.all('a:not([hidden])').map(({ attributes }) => attributes.href)).toEqual([
      '/en/politica-de-cookies',
    ]);
    expect(page.texts('button')).toEqual(['Watch just this video']);
  });
});
