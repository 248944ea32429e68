'use client';

import { getTranslation } from '@payloadcms/translations';
import { SelectField, useTranslation } from '@payloadcms/ui';
import type { SelectFieldClientProps } from 'payload';
import { shortFirst } from '../../../fields/shortFirst.ts';

/** Payload's field for choices, in which “casta” and Enter choose “Castaño” and not “Castaño oscuro”. */
export function ShortFirstSelect({ field, ...props }: SelectFieldClientProps) {
  const { i18n } = useTranslation();
  const options = shortFirst(field.options, (option) =>
    String(getTranslation(typeof option === 'string' ? option : option.label, i18n)),
  );
  return <SelectField {...props} field={{ ...field, options }} />;
}
