'use client';

import { useConfig, useDocumentInfo, useEditDepth, useFormProcessing } from '@payloadcms/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '../../../texts/useTexts.ts';
import './formNotice.css';
import texts from './texts.json' with { type: 'json' };
import PAYLOAD from '../../../admin/payloadElements.json' with { type: 'json' };

/** The open tab and the focused element of a form, which its record's page takes over. */
interface Place {
  id?: string | number;
  tab: number;
  focused: string;
}

/** Both pages run in one document, so the place needs no storage. */
let place: Place | undefined;

const placeOf = (form: Element | null | undefined): Place => ({
  tab: [...(form?.querySelectorAll(PAYLOAD.tab) ?? [])].findIndex((tab) =>
    tab.matches(PAYLOAD.activeTab),
  ),
  focused: document.activeElement?.id ?? '',
});

/** Opens the tab, and focuses the element once it can take the focus, unless the editor goes on. */
function goTo(form: Element, { tab, focused }: Place): () => void {
  form.querySelectorAll<HTMLElement>(PAYLOAD.tab)[tab]?.click();
  const focus = () => {
    if (document.activeElement !== document.body) return waiting.disconnect();
    if (focused) document.getElementById(focused)?.focus();
  };
  const waiting = new MutationObserver(focus);
  waiting.observe(form, { attributeFilter: ['disabled', 'inert'], childList: true, subtree: true });
  focus();
  return () => waiting.disconnect();
}

/**
 * Blocks the form of a new record from its first save until the record's page is mounted, and keeps the
 * open tab and the focus. Payload enables the form before it navigates, and what is entered meanwhile
 * would be lost. A link to the record appears if its page does not come: enabling the form would let it
 * create a second record.
 */
export function FirstSave() {
  const { id, collectionSlug, savedDocumentData } = useDocumentInfo();
  const isProcessing = useFormProcessing();
  const isPage = useEditDepth() < 2;
  const { routes } = useConfig().config;
  const { t } = useTexts(texts);
  const marker = useRef<HTMLSpanElement>(null);
  const savedId = savedDocumentData?.id as string | number | undefined;
  const isNew = isPage && id === undefined && collectionSlug !== undefined;
  const isBlocked = isNew && (isProcessing || savedId !== undefined);

  useLayoutEffect(() => {
    const form = marker.current?.closest('form');
    if (!isBlocked || !form) return;
    const start = placeOf(form);
    place = start;
    form.inert = true;
    return () => {
      form.inert = false;
      // A refused save leaves the editor where they were.
      if (form.isConnected) document.getElementById(start.focused)?.focus();
    };
  }, [isBlocked]);

  useLayoutEffect(() => {
    if (isNew && place && savedId !== undefined) place.id = savedId;
  }, [isNew, savedId]);

  useEffect(() => {
    const form = marker.current?.closest('form');
    if (!form || id === undefined || place?.id !== id) return;
    const carried = place;
    place = undefined;
    return goTo(form, carried);
  }, [id]);

  return (
    <>
      <span hidden ref={marker} />
      {isBlocked &&
        createPortal(
          <p className="form-notice" role="status">
            {t('saving')}{' '}
            {savedId !== undefined && (
              <a href={`${routes.admin}/collections/${collectionSlug}/${savedId}`}>{t('open')}</a>
            )}
          </p>,
          document.body,
        )}
    </>
  );
}
