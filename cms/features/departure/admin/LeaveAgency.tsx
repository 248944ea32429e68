'use client';

import {
  ConfirmationModal,
  PopupList,
  toast,
  useDocumentInfo,
  useFormModified,
  useModal,
  Banner,
  Button,
} from '@payloadcms/ui';
import { useState } from 'react';
import { TIME_ZONE } from '#contract/timeZone.ts';
import type { DeparturePlan } from '../departurePlugin.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import { useApi } from '../../../admin/useApi.ts';
import texts from './texts.json' with { type: 'json' };

const MODAL = 'leave-agency';

/** Returns what changes a departure: `POST` takes the talent off the site, `DELETE` undoes it. */
function useChange(path: string) {
  const { t } = useTexts(texts);
  const api = useApi();
  return async (method: 'POST' | 'DELETE'): Promise<void> => {
    const { isOk, reason } = await api(method, path);
    // Payload keeps the status of an open form: only a new one says what the record is now.
    if (isOk) return window.location.reload();
    toast.error(reason ?? t('failed'));
  };
}

/** Menu item that takes a talent off the site, after saying what that changes. */
export function LeaveAgency() {
  const { id } = useDocumentInfo();
  const { openModal } = useModal();
  const isModified = useFormModified();
  const api = useApi();
  const { t } = useTexts(texts);
  const path = `/talents/${id}/departure`;
  const change = useChange(path);
  const [planned, setPlanned] = useState<DeparturePlan>();
  if (id === undefined) return null;
  const open = async () => {
    if (isModified) return toast.info(t('saveFirst'));
    const { isOk, body } = await api<DeparturePlan>('GET', path);
    if (!isOk) return toast.info(t('notOnline'));
    setPlanned(body);
    openModal(MODAL);
  };
  const changes = planned && [
    t('page'),
    t('redirects', planned.redirects[0]?.to ?? ''),
    ...(planned.isFeatured ? [t('featured')] : []),
    ...(planned.slides > 0 ? [t('slide', planned.slides)] : []),
    ...(planned.proposals.length > 0 ? [t('proposals', planned.proposals.join(', '))] : []),
    t('undoable'),
  ];
  return (
    <>
      <PopupList.Button id="action-leave-agency" onClick={() => void open()}>
        {t('item')}
      </PopupList.Button>
      <ConfirmationModal
        modalSlug={MODAL}
        heading={t('heading')}
        body={
          <ul>
            {changes?.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        }
        confirmLabel={t('confirm')}
        onConfirm={() => change('POST')}
      />
    </>
  );
}

/** Says when a talent has left, with a button that undoes it. */
export function ComeBack({ id, at, who }: { id: number; at: string; who: string }) {
  const { language, t } = useTexts(texts);
  const change = useChange(`/talents/${id}/departure`);
  const day = new Date(at).toLocaleDateString(language, { dateStyle: 'long', timeZone: TIME_ZONE });
  return (
    <Banner type="info">
      <span role="status">{t('left', day, who)} </span>
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        onClick={() => void change('DELETE')}
      >
        {t('undo')}
      </Button>
    </Banner>
  );
}
