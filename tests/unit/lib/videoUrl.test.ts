import { expect, test } from 'vitest';
import { embedUrl, videoAddresses, watchUrl } from '~/lib/videoUrl';

test.each([
  [{ type: 'youtube', id: 'dQw4w9WgXcQ' }, 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
  [{ type: 'vimeo', id: '76979871' }, 'https://vimeo.com/76979871'],
  [{ type: 'vimeo', id: '76979871', hash: 'ab12' }, 'https://vimeo.com/76979871/ab12'],
  [{ type: 'youtube', id: 'a&b=c' }, 'https://www.youtube.com/watch?v=a%26b%3Dc'],
] as const)('%j is watched at %s', (source, address) => {
  expect(watchUrl(source)).toBe(address);
});

test.each([
  [
    { type: 'youtube', id: 'a&b=c' },
    'https://www.youtube-nocookie.com/embed/a%26b%3Dc?autoplay=1&rel=0',
  ],
  [{ type: 'vimeo', id: '76979871' }, 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1'],
  [
    { type: 'vimeo', id: '76979871', hash: 'ab12' },
    'https://player.vimeo.com/video/76979871?h=ab12&dnt=1&autoplay=1',
  ],
] as const)('%j plays at %s', (source, address) => {
  expect(embedUrl(source)).toBe(address);
  expect(videoAddresses(source)).toEqual({ href: watchUrl(source), src: address, isFile: false });
});

test('a file of the site is its own player', () => {
  const url = '/files/scene.mp4';
  expect(videoAddresses({ type: 'file', file: { url } })).toEqual({
    href: url,
    src: url,
    isFile: true,
  });
});
