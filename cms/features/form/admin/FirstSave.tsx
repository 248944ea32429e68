'use client';

import { useDocumentInfo, useEditDepth, useFormProcessing } from '@payloadcms/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';
import PAYLOAD from '../../../admin/payloadElements.json' with { type: 'json' };

/** The open tab and the focused element of a form, which its record's page takes over. */
interface Place {
  id?: string | number;
  tab: number;
  focused: string;
}

/** Both pages run in one document, so the place needs no storage. */
let place: Place | undefined;

const placeOf = (form: Element): Place => ({
  tab: [...form.querySelectorAll(PAYLOAD.tab)].findIndex((tab) => tab.matches(PAYLOAD.activeTab)),
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

/** Keeps the open tab and the focus of a new record when its page replaces the form after the first save. */
export function FirstSave() {
  const { id, collectionSlug, savedDocumentData } = useDocumentInfo();
  const isProcessing = useFormProcessing();
  const isPage = useEditDepth() < 2;
  const marker = useRef<HTMLSpanElement>(null);
  const savedId = savedDocumentData?.id as string | number | undefined;
  const isNew = isPage && id === undefined && collectionSlug !== undefined;

  useLayoutEffect(() => {
    const form = marker.current?.closest('form');
    if (isNew && isProcessing && form) place = placeOf(form);
  }, [isNew, isProcessing]);

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

  return <span hidden ref={marker} />;
}
