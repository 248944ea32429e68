import { describe, expect, it, test } from 'vitest';
import { findHostedVideo, embedUrl, videoAddresses, watchUrl } from '~/lib/video/videoUrl';

const ID = 'aB3-_xY7z09';

describe('a video’s address', () => {
  it.each([
    `https://www.youtube.com/watch?v=${ID}`,
    `https://m.youtube.com/watch?list=1&v=${ID}&t=3s`,
    `https://youtu.be/${ID}?si=abc`,
    `https://www.youtube.com/shorts/${ID}`,
    `https://www.youtube.com/embed/${ID}`,
    `https://www.youtube-nocookie.com/embed/${ID}?rel=0`,
    `https://youtube.com/live/${ID}`,
  ])('at YouTube is read: %s', (address) => {
    expect(findHostedVideo(address)).toEqual({ type: 'youtube', id: ID });
  });

  it.each([
    ['https://vimeo.com/123456789', {}],
    ['https://player.vimeo.com/video/123456789', {}],
    ['https://vimeo.com/channels/staffpicks/123456789', {}],
    ['https://vimeo.com/showcase/77/video/123456789', {}],
    ['https://vimeo.com/123456789/ab12cd34ef', { hash: 'ab12cd34ef' }],
    ['https://player.vimeo.com/video/123456789?h=ab12cd34ef', { hash: 'ab12cd34ef' }],
  ])('at Vimeo is read: %s', (address, more) => {
    expect(findHostedVideo(address)).toEqual({ type: 'vimeo', id: '123456789', ...more });
  });

  it.each([
    '',
    'video',
    'http://youtu.be/aB3-_xY7z09',
    'https://www.youtube.com/',
    'https://www.youtube.com/@canal',
    'https://www.youtube.com/watch?v=short',
    'https://youtube.com.evil.example/watch?v=aB3-_xY7z09',
    'https://vimeo.com/about',
    'https://vimeo.com/showcase/123456789',
    'https://vimeo.com/event/123456789',
    'javascript:alert(1)//youtu.be/aB3-_xY7z09',
  ])('that is none is none: %j', (address) => {
    expect(findHostedVideo(address)).toBeUndefined();
  });
});

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
