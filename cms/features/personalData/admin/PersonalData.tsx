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
import type { textsIn } from '../../../texts/texts.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import { useApi } from '../../../admin/useApi.ts';
import texts from './texts.json' with { type: 'json' };
import { removeCopiesAbout } from '../../form/admin/RecoveryBanner.tsx';
import type { ErasurePlan } from '../personalDataPlugin.ts';

const MODAL = 'erase-person';
const MAX_NAMED = 8;

const listOf = (names: readonly string[]): string =>
  [...names.slice(0, MAX_NAMED), ...(names.length > MAX_NAMED ? ['…'] : [])].join(', ');

/** Returns what the erasure deletes and what it leaves, one sentence each. */
function sentencesOf(plan: ErasurePlan, t: ReturnType<typeof textsIn<keyof typeof texts>>) {
  const { versions, files, proposals, isOnHome, redirects, shared, mentions } = plan;
  return [
    t('record', t('version', versions), t('file', files)),
    t('site'),
    isOnHome && t('home'),
    proposals.length > 0 && t('proposals', listOf(proposals)),
    redirects > 0 && t('redirect', redirects),
    ...shared.map(({ file, uses }) => t('shared', file, listOf(uses))),
    mentions.length > 0 && t('mentions', listOf(mentions)),
    t('kept'),
    t('final'),
  ].filter((sentence) => sentence !== false);
}

/** Offers everything that is stored about a person as a file, and to administrators its erasure. */
export function PersonalData() {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const { config } = useConfig();
  const { openModal } = useModal();
  const router = useRouter();
  const { t } = useTexts(texts);
  const api = useApi();
  const [plan, setPlan] = useState<ErasurePlan>();
  if (id === undefined) return null;
  const path = `/talents/${id}`;
  const open = async () => {
    const { isOk, body } = await api<ErasurePlan>('GET', `${path}/erasure`);
    if (!isOk) return void toast.error(t('failed'));
    setPlan(body);
    openModal(MODAL);
  };
  const erase = async () => {
    const { isOk } = await api('POST', `${path}/erasure`);
    if (!isOk) return void toast.error(t('failed'));
    await removeCopiesAbout(id, plan?.name ?? '');
    toast.success(t('done'));
    router.push(`${config.routes.admin}/collections/talents`);
  };
  return (
    <div className="field-type">
      <p>
        <b>{t('title')}.</b> {t('help')}
      </p>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem', marginTop: '0.5rem' }}>
        <Button
          el="anchor"
          url={`${config.routes.api}${path}/personal-data`}
          buttonStyle="secondary"
          margin={false}
        >
          {t('download')}
        </Button>
        {user?.role === 'admin' && (
          <Button buttonStyle="secondary" margin={false} onClick={() => void open()}>
            {t('erase')}
          </Button>
        )}
      </div>
      <ConfirmationModal
        modalSlug={MODAL}
        heading={plan && t('heading', plan.name)}
        body={
          <ul>
            {plan && sentencesOf(plan, t).map((sentence) => <li key={sentence}>{sentence}</li>)}
          </ul>
        }
        confirmLabel={t('confirm')}
        confirmingLabel={t('erasing')}
        onConfirm={erase}
      />
    </div>
  );
}
