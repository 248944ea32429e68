'use client';

import { useConfig, useDocumentInfo, useFormFields } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { Bilingual } from '../../../texts/labels.ts';
import { proposedAlt } from '#contract/alternativeText.ts';
import { toSlug } from '../../../fields/toSlug.ts';
import { openTalentName } from '../../talents/admin/openTalent.ts';

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
async function findName(api: string, fileName: string, id: unknown): Promise<string | undefined> {
  const slugs = slugsIn(fileName);
  const query = new URLSearchParams({ depth: '0', limit: '10', draft: 'true' });
  query.set('where[or][0][slug][in]', slugs.join(','));
  if (id !== undefined) {
    query.set('where[or][1][photo][equals]', String(id));
    query.set('where[or][2][gallery.picture][equals]', String(id));
  }
  const response = await fetch(`${api}/talents?${query}`, { credentials: 'include' });
  if (!response.ok) return undefined;
  const { docs } = (await response.json()) as { docs: { name: string; slug: string }[] };
  const isShowing = docs.find(({ slug }) => !slugs.includes(slug));
  const isNamed = slugs.flatMap((slug) => docs.find((talent) => talent.slug === slug) ?? [])[0];
  return (isShowing ?? isNamed)?.name;
}

/** Returns the alternative texts to propose for the form's picture, or `undefined`. */
export function useAltProposal(isPicture: boolean): Bilingual | undefined {
  const { config } = useConfig();
  const { id } = useDocumentInfo();
  const [name, setName] = useState<string>();
  const fileName = useFormFields(([fields]) => {
    const file = fields.file?.value as { name?: string } | undefined;
    return String(file?.name ?? fields.filename?.value ?? '');
  });
  useEffect(() => {
    if (!isPicture || !fileName) return;
    const known = openTalentName();
    if (known) return setName(known);
    let isCurrent = true;
    void findName(config.routes.api, fileName, id)
      .catch(() => undefined)
      .then((found) => {
        if (isCurrent) setName(found);
      });
    return () => {
      isCurrent = false;
    };
  }, [config.routes.api, fileName, id, isPicture]);
  return name ? proposedAlt(name) : undefined;
}
