'use client';

import { useForm, useFormFields } from '@payloadcms/ui';
import { type EnglishDrafts, readDrafts, withoutDrafts } from '../draftStates.ts';

const PATH = 'englishDrafts';

/** A text to write into a field of the form. */
interface NewText {
  path: string;
  text: string;
}

/** Reads and changes the English texts of a form that wait to be accepted. */
export function useEnglishDrafts() {
  const { dispatchFields, setModified } = useForm();
  const value = useFormFields(([fields]) => fields[PATH]?.value);
  const drafts = readDrafts(value);

  const store = (next: EnglishDrafts | null) => {
    dispatchFields({ type: 'UPDATE', path: PATH, value: next });
    setModified(true);
  };
  return {
    drafts,
    /** Adds proposals, which replace earlier ones of the same fields. */
    add: (proposed: EnglishDrafts) => store({ ...drafts, ...proposed }),
    /** Forgets the proposals of these keys. */
    refuse: (keys: readonly string[]) => store(withoutDrafts(drafts, keys)),
    /** Writes texts into their fields, and forgets the proposals of these keys. */
    accept: (keys: readonly string[], texts: readonly NewText[]) => {
      for (const { path, text } of texts) dispatchFields({ type: 'UPDATE', path, value: text });
      store(withoutDrafts(drafts, keys));
    },
  };
}
