import { describe, expect, it } from 'vitest';
import { findHostedVideo } from '~/lib/videoAddress';

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
