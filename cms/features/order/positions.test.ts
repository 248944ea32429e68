import type { Payload } from 'payload';
import { describe, expect, it } from 'vitest';
import { findListedPeople, planPositions } from './positions.ts';

type Place = Parameters<typeof planPositions>[0][number];

/** Creates places in this order; `Ana:10` has a position. */
const places = (...texts: string[]): Place[] =>
  texts.map((text) => {
    const [name = '', position] = text.split(':');
    return { id: name, name, familyName: name, position: position ? Number(position) : null };
  });

/** Returns the names in the order that the site shows after the moves. */
async function orderAfter(order: Place[]): Promise<string[]> {
  const moves = new Map(planPositions(order).map(({ id, position }) => [id, position]));
  const docs = order
    .map((place) => ({ ...place, position: moves.get(place.id) ?? place.position }))
    .reverse();
  const payload = { find: async () => ({ docs }) } as unknown as Payload;
  return (await findListedPeople(payload, 'actresses')).map(({ name }) => name);
}

describe('planPositions', () => {
  it('changes nothing in an order that is stored already', () => {
    expect(planPositions(places('Eva:1', 'Bea:2', 'Ana', 'Zoe'))).toEqual([]);
  });

  it('numbers only those before the people who follow by family name', () => {
    expect(planPositions(places('Zoe', 'Ana', 'Bea'))).toEqual([{ id: 'Zoe', position: 9 }]);
  });

  it('moves one person between two others without moving these', () => {
    const order = places('Ana:10', 'Zoe:40', 'Bea:20', 'Eva:30');
    expect(planPositions(order)).toEqual([{ id: 'Zoe', position: 15 }]);
  });

  it('numbers everybody again if there is no room', () => {
    const order = places('Ana:1', 'Zoe', 'Bea:2', 'Ida');
    expect(planPositions(order)).toEqual([
      { id: 'Ana', position: 10 },
      { id: 'Zoe', position: 20 },
      { id: 'Bea', position: 30 },
    ]);
  });

  it('leads to the order that was asked for, whatever was stored', async () => {
    let seed = 7;
    const random = (below: number) => (seed = (seed * 48271) % 2147483647) % below;
    for (let round = 0; round < 300; round++) {
      const order = Array.from({ length: random(9) }, (_, index) => {
        const name = `${'abcdefghi'[random(9)]}${index}`;
        return { id: name, name, familyName: name, position: random(3) ? random(12) : null };
      });
      expect(await orderAfter(order)).toEqual(order.map(({ name }) => name));
    }
  });
});
