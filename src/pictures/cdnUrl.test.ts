import { describe, expect, it } from 'vitest';
import { URL_BUILDERS } from './cdnUrl';

const { imgix: imgixUrl, netlify: netlifyUrl } = URL_BUILDERS;

const whole = {
  original: 'https://cms.example/api/media/file/ines.jpg?v=abc123',
  width: 480,
  height: 600,
  format: 'avif',
} as const;
const cropped = { ...whole, format: 'jpg', focal: { x: 0.72, y: 1 / 3 } } as const;
const odd = { ...whole, original: 'https://cms.example/api/media/file/Mar%C3%ADa%20%26%20yo.png' };

describe('imgix', () => {
  it('requests the whole picture', () => {
    expect(imgixUrl('https://agency.imgix.net', whole)).toBe(
      'https://agency.imgix.net/api/media/file/ines.jpg?v=abc123&w=480&h=600&fm=avif&auto=compress',
    );
  });

  it('crops around the focal point', () => {
    expect(imgixUrl('https://agency.imgix.net', cropped)).toBe(
      'https://agency.imgix.net/api/media/file/ines.jpg?v=abc123&w=480&h=600' +
        '&fit=crop&crop=focalpoint&fp-x=0.72&fp-y=0.3333&fm=jpg&auto=compress',
    );
  });

  it('keeps the percent-encoding of a path', () => {
    expect(imgixUrl('https://i.example', odd)).toBe(
      'https://i.example/api/media/file/Mar%C3%ADa%20%26%20yo.png?w=480&h=600&fm=avif&auto=compress',
    );
  });
});

describe('Netlify', () => {
  it('receives the percent-encoded URL of the original', () => {
    expect(netlifyUrl('https://www.agency.example', whole)).toBe(
      'https://www.agency.example/.netlify/images' +
        '?url=https%3A%2F%2Fcms.example%2Fapi%2Fmedia%2Ffile%2Fines.jpg%3Fv%3Dabc123' +
        '&w=480&h=600&fm=avif&q=52',
    );
    expect(netlifyUrl('', odd)).toContain('Mar%25C3%25ADa%2520%2526%2520yo.png&w=480');
  });

  it('has a relative URL on the site’s own origin', () => {
    expect(netlifyUrl('', whole)).toMatch(/^\/\.netlify\/images\?url=https%3A/);
  });

  it.each([
    [{ x: 0.5, y: 0.5 }, 'center'],
    [{ x: 0.2, y: 0.5 }, 'left'],
    [{ x: 0.72, y: 0.5 }, 'right'],
    [{ x: 0.5, y: 0.25 }, 'top'],
    [{ x: 0.5, y: 0.9 }, 'bottom'],
  ])('crops around the third that contains the focal point: %o', (focal, position) => {
    const url = netlifyUrl('', { ...whole, focal });
    expect(url).toContain(`&fit=cover&position=${position}&fm=avif`);
  });
});
