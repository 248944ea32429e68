'use client';

import { useAllFormFields, useForm } from '@payloadcms/ui';
import { useLayoutEffect } from 'react';
import { findOrphanFields } from './findOrphanFields.ts';

/** Removes fields of rows that no longer exist from the open form. */
export function OrphanFields() {
  const [fields, dispatchFields] = useAllFormFields();
  const { getFields } = useForm();
  // The form may be newer than `fields`.
  useLayoutEffect(() => {
    for (const path of findOrphanFields(getFields())) dispatchFields({ type: 'REMOVE', path });
  }, [fields, getFields, dispatchFields]);
  return null;
}
