import { describe, expect, it, test } from 'vitest';
import { completeVideoUrl, findHostedVideo, findVideoUrlProblem } from '#contract/videoUrl.ts';
import { videoUrls } from './videoUrl';

const ID = 'aB3-_xY7z09';

describe('findHostedVideo', () => {
  it.each([
    `https://www.youtube.com/watch?v=${ID}`,
    `https://m.youtube.com/watch?list=1&v=${ID}&t=3s`,
    `https://youtu.be/${ID}?si=abc`,
    `https://www.youtube.com/shorts/${ID}`,
    `https://www.youtube.com/embed/${ID}`,
    `https://www.youtube-nocookie.com/embed/${ID}?rel=0`,
    `https://youtube.com/live/${ID}`,
  ])('parses a YouTube URL: %s', (url) => {
    expect(findHostedVideo(url)).toEqual({ type: 'youtube', id: ID });
  });

  it.each([
    ['https://vimeo.com/123456789', {}],
    ['https://player.vimeo.com/video/123456789', {}],
    ['https://vimeo.com/channels/staffpicks/123456789', {}],
    ['https://vimeo.com/showcase/77/video/123456789', {}],
    ['https://vimeo.com/123456789/ab12cd34ef', { hash: 'ab12cd34ef' }],
    ['https://player.vimeo.com/video/123456789?h=ab12cd34ef', { hash: 'ab12cd34ef' }],
  ])('parses a Vimeo URL: %s', (url, more) => {
    expect(findHostedVideo(url)).toEqual({ type: 'vimeo', id: '123456789', ...more });
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
  ])('returns undefined for %j', (url) => {
    expect(findHostedVideo(url)).toBeUndefined();
  });
});

test.each([
  [{ type: 'youtube', id: 'dQw4w9WgXcQ' }, 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
  [{ type: 'vimeo', id: '76979871' }, 'https://vimeo.com/76979871'],
  [{ type: 'vimeo', id: '76979871', hash: 'ab12' }, 'https://vimeo.com/76979871/ab12'],
  [{ type: 'youtube', id: 'a&b=c' }, 'https://www.youtube.com/watch?v=a%26b%3Dc'],
] as const)('the watch page of %j is %s', (source, url) => {
  expect(videoUrls(source).href).toBe(url);
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
] as const)('the player of %j is %s', (source, url) => {
  expect(videoUrls(source).src).toBe(url);
  expect(videoUrls(source)).toMatchObject({ src: url, isFile: false });
});

test('a file of the site has one URL', () => {
  const url = '/files/scene.mp4';
  expect(videoUrls({ type: 'file', file: { url } })).toEqual({
    href: url,
    src: url,
    isFile: true,
  });
});

describe('an address as editors paste it', () => {
  it.each([
    ['http://youtu.be/dQw4w9WgXcQ', 'https://youtu.be/dQw4w9WgXcQ'],
    [' www.youtube.com/watch?v=dQw4w9WgXcQ ', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    ['//vimeo.com/123', 'https://vimeo.com/123'],
    ['Vimeo.com/123/ab12', 'https://Vimeo.com/123/ab12'],
    ['https://m.youtube.com/watch%3Fv%3DdQw4w9WgXcQ', 'https://m.youtube.com/watch?v=dQw4w9WgXcQ'],
  ])('%s is completed', (typed, url) => {
    expect(completeVideoUrl(typed)).toBe(url);
    expect(findVideoUrlProblem(typed)).toBeUndefined();
  });

  it.each([
    ['https://vimeo.com/user123/review/123456789/abcdef1234', 'reviewLink'],
    ['vimeo.com/reviews/0d8a2b1c-1111-2222-3333-444455556666/videos/123456789', 'reviewLink'],
    ['https://vimeo.com/user123', 'notVideo'],
    ['http://evil.example/vimeo.com/1', 'notVideo'],
    ['javascript://vimeo.com/%0aalert(1)', 'notVideo'],
    ['constructor', 'notVideo'],
  ])('%s is refused: %s', (typed, problem) => {
    expect(findVideoUrlProblem(typed)).toBe(problem);
  });
});
