'use client';
import { useEffect, useRef } from 'react';

/**
 * Handles clicks before the admin does while `isActive`.
 *
 * @param handle returns whether the click is handled, so that nothing else happens
 */
export function useClickGuard(isActive: boolean, handle: (target: Element) => boolean): void {
  const handler = useRef(handle);
  handler.current = handle;

  useEffect(() => {
    if (!isActive) return;
    const onClick = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || !handler.current(event.target)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [isActive]);
}
