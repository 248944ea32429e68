'use client';
import { useForm, useFormModified } from '@payloadcms/ui';
import { use, useEffect, useId, useRef } from 'react';
import { SentForms } from './FormStateReporter.tsx';
import { MARK_PATH, type RequestMark, valuesOf } from './sentForm.ts';

/**
 * Makes Payload send the form again if an answer of the server arrives that does not know the latest
 * changes. Payload sends a change after 250 ms, and forgets it if an earlier answer arrives in between:
 * an added row would wait for its fields until the next change.
 */
export function UnsentChanges() {
  const subscribe = use(SentForms);
  const { getFields, dispatchFields } = useForm();
  const isModified = useFormModified();
  const form = useId();
  const count = useRef(0);

  useEffect(() => {
    if (!isModified) return;
    const mark = () => {
      const initialValue: RequestMark = { form, count: ++count.current };
      dispatchFields({ type: 'UPDATE', path: MARK_PATH, disableFormData: true, initialValue });
    };
    mark();
    return subscribe((sent) => {
      if (sent.form === form && valuesOf(getFields()) !== sent.values) mark();
    });
  }, [subscribe, form, getFields, dispatchFields, isModified]);

  return null;
}
