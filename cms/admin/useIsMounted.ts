'use client';
import { useEffect, useState } from 'react';

/**
 * Returns false until the form is mounted. A field that a component adds before would be lost without a word:
 * Payload then sets the fields that the form was rendered with once more, and React renders nothing, because
 * nothing has changed.
 */
export function useIsMounted(): boolean {
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => setIsMounted(true), []);
  return isMounted;
}
