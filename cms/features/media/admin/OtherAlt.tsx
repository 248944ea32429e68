'use client';

import {
  FieldError,
  TextInput,
  useDocumentInfo,
  useField,
  useForm,
  useFormFields,
  useLocale,
} from '@payloadcms/ui';
import { useEffect, useEffectEvent } from 'react';
import { type Bilingual, quoted } from '../../../texts/labels.ts';
import { useSpanishTexts } from '../../english/admin/useLanguages.ts';
import controls from '../../../admin/controls.module.css';
import { toSlug } from '../../../fields/toSlug.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import { useApi } from '../../../admin/useApi.ts';
import { useLoaded } from '../../../admin/useLoaded.ts';
import { openTalentName } from '../../../collections/talents/admin/RenameOffer.tsx';
import { proposeAlt } from './proposeAlt.ts';
import texts from './texts.json' with { type: 'json' };

const MAX_SLUGS = 6;

/** Returns the slugs that a file's name can start with, the longest first: `ines-quiroga-2.jpg`. */
function slugsIn(fileName: string): string[] {
  const words = toSlug(fileName.replace(/\.\w+$/, ''))
    .split('-')
    .filter(Boolean);
  return words
    .map((_, index) => words.slice(0, words.length - index).join('-'))
    .slice(0, MAX_SLUGS);
}

/** Finds the talent whose picture this is: one that shows it, or that its file is named after. */
async function findName(api: ReturnType<typeof useApi>, fileName: string, id: unknown) {
  const slugs = slugsIn(fileName);
  const query = new URLSearchParams({ depth: '0', limit: '10', draft: 'true' });
  query.set('where[or][0][slug][in]', slugs.join(','));
  if (id !== undefined) {
    query.set('where[or][1][photo][equals]', String(id));
    query.set('where[or][2][gallery.picture][equals]', String(id));
  }
  const { isOk, body } = await api<{ docs: { name: string; slug: string }[] }>(
    'GET',
    `/talents?${query}`,
  );
  if (!isOk || !body) return undefined;
  // Who shows it has another slug, and comes first; then the longest slug.
  const [found] = body.docs.toSorted((a, b) => slugs.indexOf(a.slug) - slugs.indexOf(b.slug));
  return found?.name;
}

/** Returns the alternative texts to propose for the form's picture, or `undefined`. */
function useAltProposal(isPicture: boolean): Bilingual | undefined {
  const api = useApi();
  // In an upload of several files it is null, with which people without photographs would be found.
  const id = useDocumentInfo().id ?? undefined;
  const file = useFormFields(([fields]) => fields.file?.value as File | null | undefined);
  const stored = useFormFields(([fields]) => fields.filename?.value);
  const fileName = String(file?.name ?? stored ?? '');
  return useLoaded(isPicture && fileName, async () => {
    const name = openTalentName() || (await findName(api, fileName, id));
    return name ? proposeAlt(api, name, file ?? undefined, id) : undefined;
  });
}

/** Whether the form is of a picture: the one that was chosen, or else the one that is stored. */
const useIsPicture = (): boolean =>
  useFormFields(([fields]) => {
    const file = fields.file?.value as { type?: string } | undefined;
    return String(file?.type ?? fields.mimeType?.value ?? '').startsWith('image/');
  });

/**
 * Asks for a picture's alternative text in the language that is not being edited, and proposes both
 * from the name of the talent. A new picture has the proposals already.
 */
export function OtherAlt() {
  const { id } = useDocumentInfo();
  const { dispatchFields } = useForm();
  const locale = useLocale().code === 'en' ? 'en' : 'es';
  const other = locale === 'en' ? 'es' : 'en';
  const { language, t } = useTexts(texts);
  const { value, setValue, showError } = useField<string>({ path: 'altOther' });
  const alt = useFormFields(([fields]) => fields.alt?.value);
  const isPicture = useIsPicture();
  const stored = useSpanishTexts().find(({ key }) => key === 'alt');
  const storedOther = other === 'en' ? stored?.english : stored?.spanish;
  const proposal = useAltProposal(isPicture);
  const isNew = (id ?? undefined) === undefined;

  const isUnset = value === undefined;
  const fill = useEffectEvent(() => {
    if (isPicture && isUnset) setValue(storedOther ?? '', true);
    else if (storedOther && !value) setValue(storedOther, true);
  });
  // Only when the stored text arrives, or the form is loaded again without one: an editor may empty
  // the field.
  useEffect(() => fill(), [isPicture, storedOther, isUnset]);
  const use = () => {
    if (!proposal) return;
    if (!alt) dispatchFields({ type: 'UPDATE', path: 'alt', value: proposal[locale] });
    if (!value) setValue(proposal[other]);
  };
  const propose = useEffectEvent(use);
  // Once, when the name is known.
  useEffect(() => {
    if (isNew && proposal) propose();
  }, [isNew, proposal]);

  if (!isPicture) return null;
  return (
    <div className="field-type">
      <FieldError path="altOther" showError={showError} />
      <TextInput
        path="altOther"
        label={t(`alt.${other}`)}
        value={value ?? ''}
        showError={showError}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) => setValue(event.target.value)}
      />
      {proposal && (!alt || !value) && (
        <button
          type="button"
          className={controls.textButton}
          style={{ marginTop: 6 }}
          onClick={use}
        >
          {t('use')}: {quoted(proposal[locale], language)}, {quoted(proposal[other], language)}
        </button>
      )}
    </div>
  );
}
