'use client';

import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Returns what is loaded for a key; `undefined` until then, and without a key.
 *
 * @param load runs when the key changes; it must not reject
 */
export function useLoaded<T>(key: unknown, load: () => Promise<T>): T | undefined {
  const [loaded, setLoaded] = useState<{ key: unknown; value: T }>();
  const run = useEffectEvent(load);
  useEffect(() => {
    if (!key) return undefined;
    let isCurrent = true;
    void run().then((value) => isCurrent && setLoaded({ key, value }));
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return loaded?.key === key ? loaded?.value : undefined;
}
