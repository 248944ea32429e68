import { expect, test } from 'vitest';
import { indexAgents } from '~/features/selection/agents';

test('every person has the agent in whose row the id is', () => {
  const marta = { name: 'Marta', email: 'marta@agency.example' };
  const pau = { name: 'Pau', email: undefined };
  const agents = indexAgents([
    { ...marta, ids: 'aaaaaaaaaa bbbbbbbbbb' },
    { ...pau, ids: 'cccccccccc' },
  ]);
  expect(agents.get('bbbbbbbbbb')).toEqual(marta);
  expect(agents.get('cccccccccc')).toEqual(pau);
  expect(agents.size).toBe(3);
});
