import { useEffectEvent, useLayoutEffect } from 'react';

/** Listens to what React has no property for: events outside of it, or a value that is settled. */
export function useListener(
  target: EventTarget | null | undefined,
  type: string,
  listener: (event: Event) => void,
  isCapturing = false,
): void {
  const hear = useEffectEvent(listener);
  // A layout effect: nothing that is typed right after rendering is missed.
  useLayoutEffect(() => {
    const handle = (event: Event) => hear(event);
    target?.addEventListener(type, handle, isCapturing);
    return () => target?.removeEventListener(type, handle, isCapturing);
  }, [target, type, isCapturing]);
}
