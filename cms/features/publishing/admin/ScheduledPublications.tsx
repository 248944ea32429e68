'use client';

import { useDocumentInfo, useModal, useServerFunctions } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { fillIn } from '../../../texts/texts.ts';
import { formatMoment } from '../../../texts/times.ts';
import { useAdminLanguage } from '../../../texts/useAdminLanguage.ts';
import texts from './texts.json' with { type: 'json' };

type Scheduled = Awaited<
  ReturnType<ReturnType<typeof useServerFunctions>['getUpcomingScheduledPublish']>
>;

/** Returns what is scheduled for the record; it is read again when the dialog has been closed. */
function useScheduled(): Scheduled {
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const { getUpcomingScheduledPublish } = useServerFunctions();
  const { isModalOpen } = useModal();
  const isOpen = isModalOpen(`schedule-publish-${id}`);
  const [scheduled, setScheduled] = useState<Scheduled>([]);
  useEffect(() => {
    if (isOpen || (id === undefined && !globalSlug)) return;
    let isCurrent = true;
    void getUpcomingScheduledPublish({ id, collectionSlug, globalSlug })
      .then((events) => isCurrent && setScheduled(events))
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [collectionSlug, getUpcomingScheduledPublish, globalSlug, id, isOpen]);
  return scheduled;
}

/**
 * Shows next to the buttons what is scheduled for a record. Also tells Payload's dialog that a record
 * which was never published has something to publish: it would preselect its removal.
 */
export function ScheduledPublications() {
  const { id, hasPublishedDoc, setUnpublishedVersionCount, unpublishedVersionCount } =
    useDocumentInfo();
  const language = useAdminLanguage();
  const scheduled = useScheduled();
  useEffect(() => {
    if (id !== undefined && !hasPublishedDoc && unpublishedVersionCount === 0) {
      setUnpublishedVersionCount(1);
    }
  }, [hasPublishedDoc, id, setUnpublishedVersionCount, unpublishedVersionCount]);
  if (scheduled.length === 0) return null;
  return (
    <ul style={{ fontSize: 13, listStyle: 'none', margin: 0, padding: 0 }}>
      {scheduled.map(({ id: event, input, waitUntil }) => (
        <li key={event}>
          {fillIn(texts[input.type][language], formatMoment(waitUntil, language, 'dateTime'))}
        </li>
      ))}
    </ul>
  );
}
