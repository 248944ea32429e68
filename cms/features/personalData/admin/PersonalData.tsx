'use client';

import {
  Button,
  ConfirmationModal,
  toast,
  useAuth,
  useConfig,
  useDocumentInfo,
  useModal,
} from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useTexts } from '../../../texts/useAdminLanguage.ts';
import { useApi } from '../../useApi.ts';
import TEXTS from './texts.json' with { type: 'json' };
import { removeCopiesAbout } from '../../recovery/admin/RecoveryBanner.tsx';
import type { ErasurePlan } from '../personalDataPlugin.ts';

const MODAL = 'erase-person';
const MAX_NAMED = 8;

const listOf = (names: readonly string[]): string =>
  [...names.slice(0, MAX_NAMED), ...(names.length > MAX_NAMED ? ['…'] : [])].join(', ');

/** Returns what the erasure deletes and what it leaves, one sentence each. */
function sentencesOf(plan: ErasurePlan, text: ReturnType<typeof useTexts<keyof typeof TEXTS>>) {
  const { versions, files, proposals, isOnHome, redirects, shared, mentions } = plan;
  return [
    text(
      'record',
      text(versions === 1 ? 'version' : 'versions', versions),
      text(files === 1 ? 'file' : 'files', files),
    ),
    text('site'),
    isOnHome && text('home'),
    proposals.length > 0 && text('proposals', listOf(proposals)),
    redirects > 0 && text(redirects === 1 ? 'redirect' : 'redirects', redirects),
    ...shared.map(({ file, uses }) => text('shared', file, listOf(uses))),
    mentions.length > 0 && text('mentions', listOf(mentions)),
    text('kept'),
    text('final'),
  ].filter((sentence) => sentence !== false);
}

/** Offers everything that is stored about a person as a file, and to administrators its erasure. */
export function PersonalData() {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const { config } = useConfig();
  const { openModal } = useModal();
  const router = useRouter();
  const text = useTexts(TEXTS);
  const api = useApi();
  const [plan, setPlan] = useState<ErasurePlan>();
  if (id === undefined) return null;
  const path = `/talents/${id}`;
  const open = async () => {
    const { isOk, body } = await api<ErasurePlan>('GET', `${path}/erasure`);
    if (!isOk) return void toast.error(text('failed'));
    setPlan(body);
    openModal(MODAL);
  };
  const erase = async () => {
    const { isOk } = await api('POST', `${path}/erasure`);
    if (!isOk) return void toast.error(text('failed'));
    await removeCopiesAbout(id, plan?.name ?? '');
    toast.success(text('done'));
    router.push(`${config.routes.admin}/collections/talents`);
  };
  return (
    <div className="field-type">
      <p>
        <b>{text('title')}.</b> {text('help')}
      </p>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem', marginTop: '0.5rem' }}>
        <Button
          el="anchor"
          url={`${config.routes.api}${path}/personal-data`}
          buttonStyle="secondary"
          margin={false}
        >
          {text('download')}
        </Button>
        {user?.role === 'admin' && (
          <Button buttonStyle="secondary" margin={false} onClick={() => void open()}>
            {text('erase')}
          </Button>
        )}
      </div>
      <ConfirmationModal
        modalSlug={MODAL}
        heading={plan && text('heading', plan.name)}
        body={
          <ul>
            {plan && sentencesOf(plan, text).map((sentence) => <li key={sentence}>{sentence}</li>)}
          </ul>
        }
        confirmLabel={text('confirm')}
        confirmingLabel={text('erasing')}
        onConfirm={erase}
      />
    </div>
  );
}
