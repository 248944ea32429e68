'use client';

import { useDocumentInfo, useModal, useServerFunctions } from '@payloadcms/ui';
import { useEffect } from 'react';
import { formatMoment } from '../../../texts/times.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import { useLoaded } from '../../../admin/useLoaded.ts';
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
  const key = !isOpen && (id ?? globalSlug);
  const load = () => getUpcomingScheduledPublish({ id, collectionSlug, globalSlug });
  return useLoaded(key, () => load().catch(() => [])) ?? [];
}

/**
 * Shows next to the buttons what is scheduled for a record. Also tells Payload's dialog that a record
 * which was never published has something to publish: it would preselect its removal.
 */
export function ScheduledPublications() {
  const { id, hasPublishedDoc, setUnpublishedVersionCount, unpublishedVersionCount } =
    useDocumentInfo();
  const { language, t } = useTexts(texts);
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
        <li key={event}>{t(input.type, formatMoment(waitUntil, language, 'dateTime'))}</li>
      ))}
    </ul>
  );
}
