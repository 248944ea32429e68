'use client';

import { useAllFormFields } from '@payloadcms/ui';
import { useLayoutEffect } from 'react';
import { findOrphanFields } from './findOrphanFields.ts';

/** Removes fields of rows that no longer exist from the open form. */
export function OrphanFields() {
  const [fields, dispatchFields] = useAllFormFields();
  useLayoutEffect(() => {
    for (const path of findOrphanFields(fields)) dispatchFields({ type: 'REMOVE', path });
  }, [fields, dispatchFields]);
  return null;
}
