'use client';

import { useDocumentInfo, useForm, useLivePreviewContext } from '@payloadcms/ui';
import type { FormState } from 'payload';
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

/** Shorter values, such as a year, are parts of many texts. */
const MIN_LENGTH = 3;

const plain = (text: unknown): string =>
  typeof text === 'string' ? text.replace(/\s+/g, ' ').trim().toLocaleLowerCase('es') : '';

/** Returns the path of the field whose text is shown: the whole of it first, then the longest part. */
function findField(fields: FormState, shown: string): string | undefined {
  const text = plain(shown);
  const found = Object.entries(fields)
    .map(([path, { value }]) => ({ path, value: plain(value) }))
    .filter(({ path, value }) => {
      if (value.length < MIN_LENGTH || /(^|\.)(id|blockType|slug|updatedBy)$/.test(path))
        return false;
      return value === text || text.includes(value) || (text.length > 20 && value.includes(text));
    })
    .sort(
      (a, b) =>
        Number(b.value === text) - Number(a.value === text) || b.value.length - a.value.length,
    );
  return found[0]?.path;
}

/** Returns what the focused element of a form shows: its text, or the choice of a list. */
function textOf(element: Element): string {
  if (element instanceof HTMLTextAreaElement) return element.value.split('\n')[0] ?? '';
  const choice = element.closest(PAYLOAD.select)?.querySelector(PAYLOAD.selectedOption);
  if (choice) return choice.textContent;
  return element instanceof HTMLInputElement && element.type === 'text' ? element.value : '';
}

/**
 * Connects form and live preview: the page scrolls to the field in which the editor is, and a click in
 * the page opens the field whose text it shows. Both compare texts, so the site's pages need no marks.
 */
export function PreviewLink() {
  const { getFields } = useForm();
  const { docConfig } = useDocumentInfo();
  const { iframeRef, isLivePreviewing, popupRef } = useLivePreviewContext();
  useFreeWidthLabel();
  const fields = docConfig?.fields;

  useEffect(() => {
    if (!isLivePreviewing) return;
    const preview = () => popupRef?.current ?? iframeRef.current?.contentWindow;
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !target.closest(PAYLOAD.form)) return;
      preview()?.postMessage({ type: 'preview-field', text: textOf(target) }, location.origin);
    };
    const onMessage = ({ origin, source, data }: MessageEvent) => {
      const message = data as { type?: unknown; texts?: unknown } | null;
      if (origin !== location.origin || source !== preview()) return;
      if (message?.type !== 'preview-click' || !Array.isArray(message.texts)) return;
      const path = message.texts
        .map((text) => findField(getFields(), String(text)))
        .find((one) => one !== undefined);
      if (path && fields) void goToField(path, fields);
    };
    document.addEventListener('focusin', onFocus);
    window.addEventListener('message', onMessage);
    return () => {
      document.removeEventListener('focusin', onFocus);
      window.removeEventListener('message', onMessage);
    };
  }, [fields, getFields, iframeRef, isLivePreviewing, popupRef]);
  return null;
}
