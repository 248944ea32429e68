'use client';

import { type ReactNode, useEffect } from 'react';

function removeTitle({ target }: Event): void {
  if (target instanceof HTMLInputElement && target.type === 'checkbox') {
    target.removeAttribute('title');
  }
}

/** Removes the tooltips of Payload's checkboxes, which are names of fields, such as “select-all”. */
export function CheckboxTitles({ children }: { children: ReactNode }) {
  useEffect(() => {
    const types = ['pointerover', 'focusin'];
    for (const type of types) document.addEventListener(type, removeTitle);
    return () => types.forEach((type) => document.removeEventListener(type, removeTitle));
  }, []);
  return <>{children}</>;
}
