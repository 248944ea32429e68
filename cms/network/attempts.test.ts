import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { PayloadRequest } from 'payload';
import { expect, it } from 'vitest';
import { attemptsOf } from './attempts.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

it('keeps nothing of the requests whose attempts it counts', async () => {
  const payload = { config: { custom: {} } };
  const storage = new AsyncLocalStorage<object>();
  const request = async (key: string) => {
    const context = { key };
    const attempts = attemptsOf({ payload } as unknown as PayloadRequest, 'address', key);
    await storage.run(context, () => attempts.take());
    await storage.run(context, () => attempts.takeBack());
    return new WeakRef(context);
  };
  const contexts = await Promise.all(['a', 'b', 'c'].map(request));
  await expect
    .poll(
      async () => {
        await setImmediate();
        collectGarbage();
        return contexts.filter((context) => context.deref()).length;
      },
      { timeout: 20_000 },
    )
    .toBe(0);
});
