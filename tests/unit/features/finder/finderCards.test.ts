import { expect, test } from 'vitest';
import TalentCard from '~/features/talents/TalentCard.astro';
import type { Talent } from '~/model/talent';
import { findCard } from '~/features/finder/columns/finderCards';
import { encodeIndex } from '~/features/finder/columns/encode/encodeIndex';
import { decodeIndex } from '~/features/finder/columns/finderIndex';
import { everything, nameOnly, spanish } from '../../support/fixtures';
import { render } from '../../support/render';

const director: Talent = {
  ...everything,
  list: 'directors',
  sections: ['screenwriter', 'director'],
};
const TALENTS: [string, Talent][] = [
  ['with every field', everything],
  ['with a name only', nameOnly],
  ['of a director', director],
  [
    'of a director without a year',
    {
      ...director,
      cinema: [],
      television: [{ ...everything.television[0]! }],
      theatre: [],
      otherWork: [],
    },
  ],
  ['of an open playing age', { ...nameOnly, playingAge: { from: undefined, to: 40 } }],
  ['of one playing age', { ...nameOnly, playingAge: { from: 40, to: 40 } }],
  [
    'of an unusual slug',
    { ...nameOnly, name: 'Łucja  Ñandú', slug: 'lucja-2', homeBase: spanish('Londres') },
  ],
];

test.each(TALENTS)('a card %s shows what the page shows, in both languages', async (_, talent) => {
  const index = decodeIndex(encodeIndex([{ talent, englishBase: talent.homeBase }]));
  for (const locale of ['es', 'en'] as const) {
    const card = findCard(index, talent.shareId, locale)!;
    const page = await render(TalentCard, { talent: { ...talent, locale }, locale, level: 2 });
    expect(card.path).toBe(page.attributes('a').href);
    const { lead, base, second } = card;
    const first = [lead, base?.text].filter(Boolean).join(' · ');
    expect([first, second].filter(Boolean)).toEqual(page.texts('p'));
    expect(base?.lang).toBe(page.attributes('p span').lang);
    expect([card.hasVideo, card.hasVoice].filter(Boolean)).toHaveLength(page.all('b').length);
    expect(page.texts('h2')).toEqual([card.name]);
  }
});

test('a card has the files of its portrait', () => {
  const style = 'object-position:50% 30%;background-color:#aabbcc';
  const files = {
    width: 480,
    height: 600,
    style,
    avif: ['/a.avif', '/b.avif'],
    fallback: '/c.jpg',
  };
  const index = decodeIndex(encodeIndex([{ talent: everything, picture: files }]));
  expect(findCard(index, everything.shareId, 'es')?.picture).toEqual({
    avif: '/a.avif 320w, /b.avif 480w',
    fallback: '/c.jpg',
    style,
    width: 480,
    height: 600,
  });
  expect(findCard(index, 'unknown', 'es')).toBeUndefined();
});

test('the index has nothing that the public pages do not show', () => {
  const json = JSON.stringify(encodeIndex([{ talent: director }, { talent: everything }]));
  expect(json).not.toContain('1990');
  const index = decodeIndex(encodeIndex([{ talent: director }]));
  expect([index.heights[0], index.columns.hair.values.length]).toEqual([0, 0]);
});

test('an index of another version is refused', () => {
  expect(() => decodeIndex({ ...encodeIndex([]), version: 0 })).toThrow(RangeError);
  expect(decodeIndex(encodeIndex([])).ids).toEqual([]);
});
