import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { CONSENT_CHANGE } from '~/lib/consent/choice';
import { ConsentEngine, initialToggles, type Toggles } from './engine';

/**
 * Gives Klaro's manager and what it holds. It follows every choice, also one of another tab.
 *
 * @param isPreticked whether the analytics are ticked while nothing was chosen
 */
export function useEngine(isPreticked: boolean): [ConsentEngine, Toggles] {
  const engine = useMemo(() => new ConsentEngine(isPreticked), [isPreticked]);
  const initial = useMemo(() => initialToggles(isPreticked), [isPreticked]);
  useEffect(() => {
    engine.load();
    document.addEventListener(CONSENT_CHANGE, engine.load);
    return () => document.removeEventListener(CONSENT_CHANGE, engine.load);
  }, [engine]);
  // The static HTML cannot know the visitor's choice: it shows the initial state.
  return [engine, useSyncExternalStore(engine.subscribe, engine.toggles, () => initial)];
}
