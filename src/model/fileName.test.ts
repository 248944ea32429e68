import { describe, expect, it } from 'vitest';
import { fileNameOf } from './media';

const PDF = 'application/pdf';

describe('the site’s name of a file', () => {
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
  ])('is valid in a URL and on any file system: %s', (filename) => {
    expect(fileNameOf(filename, PDF, 'abc')).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*\.pdf$/);
    expect(fileNameOf(filename, PDF, 'abc').length).toBeLessThan(80);
  });

  it('contains the original name', () => {
    expect(fileNameOf('CV Inés Núñez.pdf', PDF, 'abc')).toMatch(/^cv-ines-nunez-[0-9a-f]{8}\.pdf$/);
  });

  it('has the extension of the MIME type, not of the upload', () => {
    expect(fileNameOf('reel.html', 'video/mp4')).toMatch(/\.mp4$/);
  });

  it('differs for similar names and for replaced files', () => {
    const names = [
      fileNameOf('CV 1.pdf', PDF, 'a'),
      fileNameOf('cv-1.pdf', PDF, 'a'),
      fileNameOf('cv-1.pdf', PDF, 'b'),
    ];
    expect(new Set(names).size).toBe(3);
  });
});
