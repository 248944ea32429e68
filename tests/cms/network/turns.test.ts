import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createTurns } from '../../../cms/network/gate.ts';

/** Long enough for a pause of 600 ms, three times as long. */
const RUN_MS = 200;
const CONNECTIONS = 300;

describe('a slow query', () => {
  it('waits until all waiting connections are accepted, of which Node accepts one a round', async () => {
    const traffic = { active: 0, arrived: 0 };
    const takeTurn = createTurns(traffic);
    await wait(RUN_MS);
    const accept = () => {
      traffic.arrived++;
      if (traffic.arrived < CONNECTIONS) setImmediate(accept);
    };
    setImmediate(accept);
    await takeTurn();
    expect(traffic.arrived).toBe(CONNECTIONS);
  });

  it('waits until the other requests are answered', async () => {
    const traffic = { active: 1, arrived: 1 };
    const takeTurn = createTurns(traffic);
    await wait(RUN_MS);
    setTimeout(() => traffic.active--, 50);
    await takeTurn();
    expect(traffic.active).toBe(0);
  });

  it('does not wait for ever', async () => {
    const traffic = { active: 1, arrived: 1 };
    const takeTurn = createTurns(traffic);
    await wait(RUN_MS);
    await takeTurn();
    expect(traffic.active).toBe(1);
  });
});
