import { expect, test } from 'vitest';
import { watchUrl } from '~/lib/videoUrl';

test.each([
  [{ type: 'youtube', id: 'dQw4w9WgXcQ' }, 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
  [{ type: 'vimeo', id: '76979871' }, 'https://vimeo.com/76979871'],
  [{ type: 'vimeo', id: '76979871', hash: 'ab12' }, 'https://vimeo.com/76979871/ab12'],
  [{ type: 'youtube', id: 'a&b=c' }, 'https://www.youtube.com/watch?v=a%26b%3Dc'],
] as const)('%j is watched at %s', (source, address) => {
  expect(watchUrl(source)).toBe(address);
});
