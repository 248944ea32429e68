'use client';

import { useDocumentInfo, useModal, useServerFunctions } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { type Bilingual, bilingual } from '../../../texts/labels.ts';
import { TIME_ZONE } from '#contract/timeZone.ts';
import './scheduled.css';
import { useAdminLanguage } from '../../../texts/useAdminLanguage.ts';

/** A publication or a removal that waits for its time. */
interface Scheduled {
  id: number | string;
  type: 'publish' | 'unpublish';
  at: string;
}

const TEXTS: Record<Scheduled['type'], (time: string) => Bilingual> = {
  publish: (time) => bilingual(`Se publicará el ${time}`, `To be published on ${time}`),
  unpublish: (time) => bilingual(`Se retirará el ${time}`, `To be taken down on ${time}`),
};

const timeText = (at: string, language: 'es' | 'en'): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'es-ES', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: TIME_ZONE,
  }).format(new Date(at));

/** Returns what is scheduled for the record; it is read again when the dialog has been closed. */
function useScheduled(): Scheduled[] {
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const { getUpcomingScheduledPublish } = useServerFunctions();
  const { isModalOpen } = useModal();
  const isOpen = isModalOpen(`schedule-publish-${id}`);
  const [scheduled, setScheduled] = useState<Scheduled[]>([]);
  useEffect(() => {
    if (isOpen || (id === undefined && !globalSlug)) return;
    let isCurrent = true;
    void getUpcomingScheduledPublish({ id, collectionSlug, globalSlug })
      .then((events) => {
        const found = events.map(({ id: event, input, waitUntil }) => ({
          ...{ id: event, type: input.type },
          at: String(waitUntil instanceof Date ? waitUntil.toISOString() : waitUntil),
        }));
        if (isCurrent) setScheduled(found);
      })
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
    <ul className="scheduled">
      {scheduled.map(({ id: event, type, at }) => (
        <li key={event}>{TEXTS[type](timeText(at, language))[language]}</li>
      ))}
    </ul>
  );
}
