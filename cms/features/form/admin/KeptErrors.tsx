'use client';

import { useAllFormFields, useFormProcessing, useFormSubmitted } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

/** A value that the CMS has refused, and why. */
interface Refused {
  value: unknown;
  message: string;
}

/**
 * Keeps the reasons at the fields of a form that the CMS has refused until the values change. Payload
 * removes them when its answer about an earlier state of the form arrives after the refusal.
 */
export function KeptErrors() {
  const [fields, dispatchFields] = useAllFormFields();
  const isSubmitted = useFormSubmitted();
  const isProcessing = useFormProcessing();
  const isRefused = isSubmitted && !isProcessing;
  const refused = useRef(new Map<string, Refused>());

  useEffect(() => {
    if (!isRefused) refused.current.clear();
    else {
      for (const [path, { value, valid, errorMessage }] of Object.entries(fields)) {
        if (valid === false && errorMessage) {
          refused.current.set(path, { value, message: errorMessage });
        }
      }
      const errors = [...refused.current]
        .filter(
          ([path, { value }]) => fields[path]?.valid !== false && fields[path]?.value === value,
        )
        .map(([path, { message }]) => ({ path, message }));
      if (errors.length > 0) dispatchFields({ type: 'ADD_SERVER_ERRORS', errors });
    }
  }, [fields, isRefused, dispatchFields]);

  return null;
}
