import { describe, expect, it, test } from 'vitest';
import { cleanLine, cleanText, findLengthProblem, isColour, isVisible } from './text.ts';
import { findDateProblem } from './dates.ts';
import { isEmail, isHttpsUrl, isLink } from './links.ts';
import { LIMITS } from './limits.ts';
import { findHostedVideo } from './videoUrl.ts';

test.each([
  'https://youtu.be/',
  'https://www.youtube.com/@canal',
  'https://www.youtube.com/channel/UCaB3-_xY7z09aB3-_xY7z09',
  'https://www.youtube.com/playlist?list=PLaB3-_xY7z09',
  'https://www.youtube.com/embed/videoseries?list=PLaB3-_xY7z09',
  'https://www.youtube.com/embed/live_stream?channel=UCaB3-_xY7z09',
  'https://music.youtube.com/watch?v=aB3-_xY7z09',
  'https://drive.google.com/file/d/aB3-_xY7z09/view',
  'https://www.dailymotion.com/video/x8abcde',
  'https://vimeo.com/channels/1234',
  'https://vimeo.com/groups/1234',
  'https://vimeo.com/user1234',
  'https://vimeo.com/album/1234',
])('%s is no video', (url) => {
  expect(findHostedVideo(url)).toBeUndefined();
});

test('a video of a Vimeo group is the video, not the group', () => {
  const video = { type: 'vimeo', id: '456' };
  expect(findHostedVideo('https://vimeo.com/groups/123/videos/456')).toEqual(video);
  expect(findHostedVideo('https://vimeo.com/manage/videos/456')).toEqual(video);
});

describe('a text', () => {
  it.each([
    '',
    '   ',
    '\n\t',
    '\u200B',
    '\u202E\u202C',
    '\u0000',
    '\uFEFF\u2060',
    '\u2800',
    '\u3164',
    '\u0301',
    '\uE000',
  ])('of nothing visible is recognised: %j', (text) => {
    expect(isVisible(text)).toBe(false);
  });

  it.each(['a', '周', '🎭', '\u202Eנ', '-', '·', 'Z\u0351'])('is visible: %j', (text) => {
    expect(isVisible(text)).toBe(true);
  });

  it('loses what no database or page can hold', () => {
    expect(cleanText('A\u0000n\u0007a\n\t\uD800')).toBe('Ana\n\t\uFFFD');
  });

  it.each([
    ['Begon\u0303a In\u0303a\u0301rritu', 'Begoña Iñárritu'],
    ['\u202Eana\u202C \u2066Ríos\u2069\u200F', 'ana Ríos'],
    ['An\u200Ba Rí\u00ADos\uFEFF', 'Ana Ríos'],
    ['e\u034F\u0301', 'é'],
    ['Jose\u0301 \uFB01na Ru\u0131\u0301z', 'José fina Ruı́z'],
    ['Ana\uFFF9\uFFFE', 'Ana'],
    ['👩‍👩‍👧‍👦 👩🏽‍🎤 ❤️ \u202Eנ\u202C', '👩‍👩‍👧‍👦 👩🏽‍🎤 ❤️ נ'],
    ['a\u200Db\uFE0F', 'ab'],
    ['Una  línea\n    y\u00A0otra', 'Una  línea\n    y\u00A0otra'],
  ])('is stored as it is seen: %j', (text, cleaned) => {
    expect(cleanText(text)).toBe(cleaned);
    expect(cleanText(cleaned)).toBe(cleaned);
  });

  it('of one line has single spaces', () => {
    expect(cleanLine('\u3000Ana\u00A0\u2009\tRíos\u2800\n')).toBe('Ana Ríos');
  });

  it('has at most the length of its limit', () => {
    expect(LIMITS.name).toBe(120);
    expect(findLengthProblem('a'.repeat(120), LIMITS.name)).toBeUndefined();
    expect(findLengthProblem('a'.repeat(121), LIMITS.name)).toBe('tooLong');
  });
});

describe('a date', () => {
  it.each([
    ['2026-02-28', undefined],
    ['2024-02-29T12:00:00.000Z', undefined],
    ['2023-02-29', 'notDate'],
    ['2023-02-31T12:00:00.000Z', 'notDate'],
    ['2023-13-01', 'notDate'],
    ['9999-99-99T99:99:99Z', 'notDate'],
    ['1 March 2024', 'notDate'],
    ['+012024-01-01', 'notDate'],
    ['1899-12-31', 'tooEarly'],
    ['2101-01-01', 'tooLate'],
  ])('%s: %s', (value, problem) => {
    expect(findDateProblem(value)).toBe(problem);
  });

  it.each([
    ['1990-02-28T12:00:00.000Z', undefined],
    ['2026-03-01', undefined],
    ['2026-03-02', 'future'],
    ['2099-01-01', 'future'],
    ['9998-01-01', 'future'],
    ['1812-01-01', 'tooEarly'],
    ['2023-02-30', 'notDate'],
  ])('of birth, %s: %s', (value, problem) => {
    expect(findDateProblem(value, '2026-03-01')).toBe(problem);
  });
});

test('a colour has six hexadecimal digits', () => {
  expect(isColour('#ffd60a')).toBe(true);
  for (const value of ['red;}', '#fff', '#ffd60a;', '#FFD60A', '#ffd60a\n']) {
    expect(isColour(value), value).toBe(false);
  }
});

test('an e-mail address has a domain with a dot', () => {
  expect(isEmail("ana.o'hara+casting@agencia-foco.example")).toBe(true);
  for (const value of ['a@b', 'a..b@c.example', 'ñ@c.example', 'a@c.example ', '"a b"@c.example']) {
    expect(isEmail(value), value).toBe(false);
  }
});

test('a link is a path of the site or an absolute https URL', () => {
  expect(isLink('/contacto?a=b#c')).toBe(true);
  expect(isHttpsUrl('HTTPS://a.example/x')).toBe(true);
  for (const value of ['https:a.example', 'https:///', 'https://a.ex\nample', '/a\u0001', '//a']) {
    expect(isLink(value), value).toBe(false);
  }
});
