'use client';

import { useRouter } from 'next/navigation';
import { Button, toast, useConfig } from '@payloadcms/ui';
import { useState } from 'react';
import { MAX_PROPOSED } from '#contract/proposals.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import { useSelectedTalents } from '../../list/admin/useSelectedTalents.ts';
import { useApi } from '../../../admin/useApi.ts';
import texts from './texts.json' with { type: 'json' };

/** Makes a draft of a proposal from the people that are selected in the table of talents. */
export function MakeProposal() {
  const { t } = useTexts(texts);
  const { config } = useConfig();
  const { ids, read } = useSelectedTalents();
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const api = useApi();
  const count = ids.length;
  if (count === 0) return null;

  const make = async () => {
    if (count > MAX_PROPOSED) return toast.error(t('tooMany', MAX_PROPOSED));
    setBusy(true);
    const people = (await read())?.map(({ id }) => ({ talent: id }));
    const draft = { people, _status: 'draft' };
    const path = '/proposals?draft=true&depth=0';
    const made = people && (await api<{ doc?: { id: number } }>('POST', path, draft));
    const id = made?.body?.doc?.id;
    if (id) return router.push(`${config.routes.admin}/collections/proposals/${id}`);
    setBusy(false);
    toast.error(t('notMade'));
  };
  return (
    <Button buttonStyle="secondary" size="small" margin={false} disabled={isBusy} onClick={make}>
      {t(count === 1 ? 'proposeOne' : 'propose', count)}
    </Button>
  );
}
