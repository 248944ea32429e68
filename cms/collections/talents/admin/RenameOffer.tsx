'use client';

import { Button, useDocumentInfo, useForm, useFormFields } from '@payloadcms/ui';
import { useEffect } from 'react';
import { fillIn } from '../../../texts/texts.ts';
import type { List } from '#contract/lists.ts';
import { PAGE_PATHS } from '#contract/pages.ts';
import { toSlug } from '../../../fields/toSlug.ts';
import texts from './texts.json' with { type: 'json' };
import { useAdminLanguage } from '../../../texts/useAdminLanguage.ts';

const OFFER = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  alignItems: 'center',
  marginTop: 6,
} as const;

/** Removes the number that distinguishes people with the same name: `ana-vidal-2`. */
const withoutNumber = (slug: string): string => slug.replace(/-\d+$/, '');

/** The name in the talent's form that is open, for the forms of pictures that open above it. */
let openName = '';

/** Returns the name of the talent whose form is open, or an empty text. */
export const openTalentName = (): string => openName;

/**
 * Offers below a changed name to change the address on the site, too. An address that an editor has
 * chosen, unlike the name, is left alone.
 */
export function RenameOffer() {
  const { data, id } = useDocumentInfo();
  const { dispatchFields, setModified } = useForm();
  const language = useAdminLanguage();
  const name = useFormFields(([fields]) => String(fields.name?.value ?? ''));
  const slug = useFormFields(([fields]) => String(fields.slug?.value ?? ''));
  useEffect(() => {
    openName = name.trim();
    return () => {
      openName = '';
    };
  }, [name]);

  const saved = data as { name?: string; slug?: string; list?: List } | undefined;
  const wanted = toSlug(name);
  const isNamed = saved?.slug && withoutNumber(saved.slug) === toSlug(saved.name ?? '');
  if (id === undefined || !isNamed || !saved.list || !wanted) return null;
  if (withoutNumber(wanted) === withoutNumber(saved.slug!)) return null;
  const pathOf = (to: string) => `${PAGE_PATHS[saved.list!]}/${to}`;
  const set = (value: string) => {
    dispatchFields({ type: 'UPDATE', path: 'slug', value });
    setModified(true);
  };
  const isChanged = slug === wanted;
  if (!isChanged && slug !== saved.slug) return null;
  const text = isChanged ? texts.changed : texts.unchanged;
  return (
    <div style={OFFER} role="status">
      <span>{fillIn(text[language], pathOf(slug))}</span>
      <Button
        size="small"
        margin={false}
        buttonStyle="secondary"
        onClick={() => set(isChanged ? saved.slug! : wanted)}
      >
        {isChanged ? texts.undo[language] : fillIn(texts.change[language], pathOf(wanted))}
      </Button>
    </div>
  );
}
