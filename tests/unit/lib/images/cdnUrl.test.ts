import { describe, expect, it } from 'vitest';
import { imgixAddress, netlifyAddress } from '~/lib/images/cdnUrl';

const whole = {
  original: 'https://cms.example/api/media/file/ines.jpg?v=abc123',
  width: 480,
  height: 600,
  format: 'avif',
} as const;
const cut = { ...whole, format: 'jpg', focal: { x: 0.72, y: 1 / 3 } } as const;
const odd = { ...whole, original: 'https://cms.example/api/media/file/Mar%C3%ADa%20%26%20yo.png' };

describe('imgix', () => {
  it('is asked for the whole picture', () => {
    expect(imgixAddress('https://agency.imgix.net', whole)).toBe(
      'https://agency.imgix.net/api/media/file/ines.jpg?v=abc123&w=480&h=600&fm=avif&auto=compress',
    );
  });

  it('cuts around the focal point', () => {
    expect(imgixAddress('https://agency.imgix.net', cut)).toBe(
      'https://agency.imgix.net/api/media/file/ines.jpg?v=abc123&w=480&h=600' +
        '&fit=crop&crop=focalpoint&fp-x=0.72&fp-y=0.3333&fm=jpg&auto=compress',
    );
  });

  it('keeps what is escaped in a path escaped', () => {
    expect(imgixAddress('https://i.example', odd)).toBe(
      'https://i.example/api/media/file/Mar%C3%ADa%20%26%20yo.png?w=480&h=600&fm=avif&auto=compress',
    );
  });
});

describe('Netlify', () => {
  it('is asked by the address of the original, escaped', () => {
    expect(netlifyAddress('https://www.agency.example', whole)).toBe(
      'https://www.agency.example/.netlify/images' +
        '?url=https%3A%2F%2Fcms.example%2Fapi%2Fmedia%2Ffile%2Fines.jpg%3Fv%3Dabc123' +
        '&w=480&h=600&fm=avif&q=52',
    );
    expect(netlifyAddress('', odd)).toContain('Mar%25C3%25ADa%2520%2526%2520yo.png&w=480');
  });

  it('is asked by path where it is the site’s own', () => {
    expect(netlifyAddress('', whole)).toMatch(/^\/\.netlify\/images\?url=https%3A/);
  });

  it.each([
    [{ x: 0.5, y: 0.5 }, 'center'],
    [{ x: 0.2, y: 0.5 }, 'left'],
    [{ x: 0.72, y: 0.5 }, 'right'],
    [{ x: 0.5, y: 0.25 }, 'top'],
    [{ x: 0.5, y: 0.9 }, 'bottom'],
  ])('cuts around the third in which the focal point lies: %o', (focal, position) => {
    const address = netlifyAddress('', { ...whole, focal });
    expect(address).toContain(`&fit=cover&position=${position}&fm=avif`);
  });
});
