import { expect, test } from 'vitest';
import { areLinks, completeLinks } from './validateForm';

test.each([
  'https://drive.example/1',
  'https://drive.example/1\nhttp://vimeo.com/2',
  'HTTPS://a.es   https://b.es',
])('“%s” are links', (links) => expect(areLinks(links)).toBe(true));

test.each(['drive.example/1', 'https://a.es\nb.es', 'javascript:alert(1)', 'https://'])(
  '“%s” are none',
  (links) => expect(areLinks(links)).toBe(false),
);

test('links without a protocol are completed, and everything else stays', () => {
  expect(completeLinks('drive.example/1\nwww.b.es  https://c.es')).toBe(
    'https://drive.example/1\nhttps://www.b.es  https://c.es',
  );
  for (const other of ['javascript:alert(1)', 'https://', 'hola', 'a@b.es', '']) {
    expect(completeLinks(other)).toBe(other);
  }
});
