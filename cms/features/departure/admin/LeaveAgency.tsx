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
import { useAdminLanguage, useTexts } from '../../../texts/useAdminLanguage.ts';
import { useApi } from '../../useApi.ts';
import TEXTS from './texts.json' with { type: 'json' };

const MODAL = 'leave-agency';
/** Returns what changes a departure: `POST` takes the talent off the site, `DELETE` undoes it. */
function useChange(path: string) {
  const text = useTexts(TEXTS);
  const api = useApi();
  return async (method: 'POST' | 'DELETE'): Promise<void> => {
    const { isOk, reason } = await api(method, path);
    // Payload keeps the status of an open form: only a new one says what the record is now.
    if (isOk) return window.location.reload();
    toast.error(reason ?? text('failed'));
  };
}

/** Menu item that takes a talent off the site, after saying what that changes. */
export function LeaveAgency() {
  const { id } = useDocumentInfo();
  const { openModal } = useModal();
  const isModified = useFormModified();
  const api = useApi();
  const text = useTexts(TEXTS);
  const path = `/talents/${id}/departure`;
  const change = useChange(path);
  const [planned, setPlanned] = useState<DeparturePlan>();
  if (id === undefined) return null;
  const open = async () => {
    if (isModified) return toast.info(text('saveFirst'));
    const { isOk, body } = await api<DeparturePlan>('GET', path);
    if (!isOk) return toast.info(text('notOnline'));
    setPlanned(body);
    openModal(MODAL);
  };
  const changes = planned && [
    text('page'),
    text('redirects', planned.redirects[0]?.to ?? ''),
    ...(planned.isFeatured ? [text('featured')] : []),
    ...(planned.slides > 0
      ? [text(planned.slides === 1 ? 'slide' : 'slides', planned.slides)]
      : []),
    ...(planned.proposals.length > 0 ? [text('proposals', planned.proposals.join(', '))] : []),
    text('undoable'),
  ];
  return (
    <>
      <PopupList.Button id="action-leave-agency" onClick={() => void open()}>
        {text('item')}
      </PopupList.Button>
      <ConfirmationModal
        modalSlug={MODAL}
        heading={text('heading')}
        body={
          <ul>
            {changes?.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        }
        confirmLabel={text('confirm')}
        onConfirm={() => change('POST')}
      />
    </>
  );
}

/** Says when a talent has left, with a button that undoes it. */
export function ComeBack({ id, at, who }: { id: number; at: string; who: string }) {
  const language = useAdminLanguage();
  const text = useTexts(TEXTS);
  const change = useChange(`/talents/${id}/departure`);
  const day = new Date(at).toLocaleDateString(language, { dateStyle: 'long', timeZone: TIME_ZONE });
  return (
    <Banner type="info">
      <span role="status">{text('left', day, who)} </span>
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        onClick={() => void change('DELETE')}
      >
        {text('undo')}
      </Button>
    </Banner>
  );
}
