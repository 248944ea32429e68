'use client';

import { escapeDiffHTML } from '@payloadcms/ui';
import type { TextFieldDiffClientComponent } from 'payload';
import type { AddedList } from '#contract/addedValues.ts';
import { HtmlDiff } from '../../../admin/HtmlDiff.tsx';
import { choiceOf } from '../../../fields/choices.ts';
import { useAdminLanguage } from '../../../texts/useAdminLanguage.ts';

/** Compares a language, accent or skill of two versions by its name: the field stores the key, as text. */
export const ValueDiff: TextFieldDiffClientComponent = (props) => {
  const language = useAdminLanguage();
  const list = `${props.field.name}s` as AddedList;
  const nameOf = (key: string) => choiceOf(list, key)?.label[language] ?? key;
  return <HtmlDiff {...props} htmlOf={(key) => `<p>${escapeDiffHTML(nameOf(key))}</p>`} />;
};
