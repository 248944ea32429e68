import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { fileNameOf, requiredPicture } from './media';
import { media } from '../../tests/unit/loaders/records.fixture';

beforeEach(() => vi.stubEnv('CMS_URL', 'https://cms.example'));

const UPRIGHT = { width: 1200, height: 1500 };
const WIDE = { width: 1500, height: 1000 };

test.each([
  [
    'an upright picture is near the top, where faces are',
    UPRIGHT,
    { focalX: 50, focalY: 50 },
    [0.5, 0.2],
  ],
  [
    'a square picture is the same',
    { width: 900, height: 900 },
    { focalX: 50, focalY: 50 },
    [0.5, 0.2],
  ],
  ['a wide picture is its centre', WIDE, { focalX: 50, focalY: 50 }, [0.5, 0.5]],
  ['an imported picture without a point is the same', UPRIGHT, {}, [0.5, 0.2]],
  ['a picture that an editor has moved stays', UPRIGHT, { focalX: 50, focalY: 60 }, [0.5, 0.6]],
])('the focal point of %s', (_what, size, focal, [x, y]) => {
  const none = { focalX: null, focalY: null };
  const picture = requiredPicture('es').parse(media('ana', { ...size, ...none, ...focal }));
  expect(picture.focal).toEqual({ x, y });
});

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
