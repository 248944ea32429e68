import { beforeEach, expect, test, vi } from 'vitest';
import { requiredPicture } from './media';
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
