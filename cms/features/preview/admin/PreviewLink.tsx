'use client';

import { useDocumentInfo, useLivePreviewContext } from '@payloadcms/ui';
import { useEffect } from 'react';
import { goToField } from '../../../admin/goToField.ts';
import PAYLOAD from '../../../admin/payloadElements.json' with { type: 'json' };
import { bilingual } from '../../../texts/labels.ts';
import { useAdminLanguage } from '../../../texts/useAdminLanguage.ts';

const FREE_WIDTH = bilingual('Ancho libre', 'Free width');

/** Replaces the English label of the width that Payload adds to those of the live preview. */
function useFreeWidthLabel(): void {
  const language = useAdminLanguage();
  const free = useLivePreviewContext().breakpoints?.find(({ name }) => name === 'responsive');
  if (free) free.label = FREE_WIDTH[language];
}

/** Returns the path of the field of a form in which an element is: Payload's ids contain it. */
const pathOf = (element: Element): string | undefined =>
  element.closest('[id^="field-"]')?.id.slice('field-'.length).replaceAll('__', '.');

/**
 * Connects form and live preview: the page scrolls to the field in which the editor is, and a click in
 * the page opens the field that it shows. The pages of the preview name their fields, see
 * `src/lib/shownFields.ts`.
 */
export function PreviewLink() {
  const { docConfig } = useDocumentInfo();
  const { iframeRef, isLivePreviewing, popupRef } = useLivePreviewContext();
  useFreeWidthLabel();
  const fields = docConfig?.fields;

  useEffect(() => {
    if (!isLivePreviewing) return;
    const preview = () => popupRef?.current ?? iframeRef.current?.contentWindow;
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !target.closest(PAYLOAD.form)) return;
      const path = pathOf(target);
      if (path) preview()?.postMessage({ type: 'preview-field', path }, location.origin);
    };
    const onMessage = ({ origin, source, data }: MessageEvent) => {
      const message = data as { type?: unknown; path?: unknown } | null;
      if (origin !== location.origin || source !== preview()) return;
      if (message?.type !== 'preview-click' || typeof message.path !== 'string') return;
      if (fields) void goToField(message.path, fields);
    };
    document.addEventListener('focusin', onFocus);
    window.addEventListener('message', onMessage);
    return () => {
      document.removeEventListener('focusin', onFocus);
      window.removeEventListener('message', onMessage);
    };
  }, [fields, iframeRef, isLivePreviewing, popupRef]);
  return null;
}
