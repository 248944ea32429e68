'use client';
import {
  ConfirmationModal,
  toast,
  useDocumentDrawerContext,
  useForm,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
  useModal,
  useRouteTransition,
  useTranslation,
} from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { bilingual } from '../../../texts/labels.ts';
import { useClickGuard } from './useClickGuard.ts';
import { useHistoryGuard } from './useHistoryGuard.ts';

const SAVE_FIRST = bilingual(
  'Guarda antes los cambios: retirar la publicación no los guarda',
  'Save the changes first: unpublishing does not save them',
);
/** Payload's question in a drawer, which only one of the drawer's three ways to close asks. */
const DRAWER_QUESTION = 'leave-without-saving-doc-drawer';

/** Returns the language that a click on the locale selector chooses, or `undefined`. */
function findChosenLocale(target: Element): string | undefined {
  const option = target.closest('.popup-button-list__button')?.querySelector('[data-locale]');
  return option?.getAttribute('data-locale') ?? undefined;
}

/**
 * Asks before unsaved work is lost where Payload does not: a change of language, the browser's back
 * button, a drawer closed at its edge, unpublishing, and any way out after the CMS has refused a save,
 * which Payload takes for a saved form.
 */
export function LeaveGuard() {
  const { drawerSlug } = useDocumentDrawerContext();
  const modalSlug = `leave-form-${drawerSlug ?? 'page'}`;
  const { setModified } = useForm();
  const isModified = useFormModified();
  const isProcessing = useFormProcessing();
  const isRefused = useFormSubmitted() && !isProcessing;
  const { openModal } = useModal();
  const { i18n, t } = useTranslation();
  const { startRouteTransition } = useRouteTransition();
  const router = useRouter();
  const leave = useRef<() => void>(undefined);
  const language = i18n.language === 'en' ? 'en' : 'es';

  useEffect(() => {
    if (isRefused) setModified(true);
  }, [isRefused, setModified]);

  const ask = (next: () => void) => {
    leave.current = next;
    openModal(modalSlug);
  };
  const switchTo = (locale: string) => {
    const query = new URLSearchParams(window.location.search);
    query.set('locale', locale);
    startRouteTransition(() => router.push(`?${query}`));
  };

  useHistoryGuard(isModified, ask);
  useClickGuard(isModified, (target) => {
    if (drawerSlug && target.closest(`[id="close-drawer__${drawerSlug}"]`)) {
      openModal(DRAWER_QUESTION);
      return true;
    }
    if (target.closest('#action-unpublish')) {
      toast.warning(SAVE_FIRST[language]);
      return true;
    }
    const locale = findChosenLocale(target);
    if (locale) ask(() => switchTo(locale));
    return Boolean(locale);
  });

  return (
    <ConfirmationModal
      modalSlug={modalSlug}
      heading={t('general:leaveWithoutSaving')}
      body={t('general:changesNotSaved')}
      cancelLabel={t('general:stayOnThisPage')}
      confirmLabel={t('general:leaveAnyway')}
      onConfirm={() => leave.current?.()}
    />
  );
}
