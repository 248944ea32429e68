import { describe, expect, it } from 'vitest';
import { fileNameOf } from '~/loaders/schemas/fileName';

const PDF = 'application/pdf';

describe('the name of a file on the site', () => {
  it.each([
    'cv.pdf',
    'mi cv ñ #2 50% & más.pdf',
    '100%25.pdf',
    'Ünï..cv.PDF',
    '../../etc/passwd',
    '.pdf',
    'a?b=c.pdf',
    'x'.repeat(300),
    '日本.pdf',
  ])('can stand in an address and on any disk: %s', (filename) => {
    expect(fileNameOf(filename, PDF, 'abc')).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*\.pdf$/);
    expect(fileNameOf(filename, PDF, 'abc').length).toBeLessThan(80);
  });

  it('still says what the file is', () => {
    expect(fileNameOf('CV Inés Núñez.pdf', PDF, 'abc')).toMatch(/^cv-ines-nunez-[0-9a-f]{8}\.pdf$/);
  });

  it('takes its ending from the type, not from the upload', () => {
    expect(fileNameOf('reel.html', 'video/mp4')).toMatch(/\.mp4$/);
  });

  it('keeps apart what would come out alike, and what was replaced', () => {
    const names = [
      fileNameOf('CV 1.pdf', PDF, 'a'),
      fileNameOf('cv-1.pdf', PDF, 'a'),
      fileNameOf('cv-1.pdf', PDF, 'b'),
    ];
    expect(new Set(names).size).toBe(3);
  });
});
