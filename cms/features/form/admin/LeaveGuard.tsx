'use client';

import {
  ConfirmationModal,
  toast,
  useConfig,
  useDocumentDrawerContext,
  useDocumentInfo,
  useForm,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
  useModal,
  useRouteTransition,
  useTranslation,
} from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTexts } from '../../../texts/useTexts.ts';
import { BEFORE_HISTORY } from './history.ts';
import texts from './texts.json' with { type: 'json' };
import PAYLOAD from '../../../admin/payloadElements.json' with { type: 'json' };

/** Asks the editor; the function is called if they want to leave. */
type Ask = (leave: () => void) => void;

/** The position of the current entry in the browser's history, where the browser tells it. */
const currentIndex = () =>
  (window as Partial<Pick<Window, 'navigation'>>).navigation?.currentEntry?.index;

const currentPage = () => window.location.pathname + window.location.search;

/**
 * Asks before the browser's buttons for back and forward leave the page. They cannot be refused, and Next
 * follows them inside the admin: the entry is taken back, and followed after consent.
 */
function useHistoryGuard(isActive: boolean, ask: Ask): void {
  const onLeave = useEffectEvent(ask);

  useEffect(() => {
    if (!isActive) return;
    const page = currentPage();
    let index = currentIndex();
    let state: 'guarding' | 'returning' | 'leaving' = 'guarding';

    const onHistory = (event: Event) => {
      if (state === 'leaving') return;
      if (currentPage() === page) {
        index = currentIndex();
        if (state === 'returning') event.preventDefault();
        state = 'guarding';
        return;
      }
      event.preventDefault();
      const now = currentIndex();
      const steps = index === undefined || now === undefined ? -1 : now - index;
      state = 'returning';
      window.history.go(-steps);
      onLeave(() => {
        state = 'leaving';
        window.history.go(steps);
      });
    };

    window.addEventListener(BEFORE_HISTORY, onHistory);
    return () => window.removeEventListener(BEFORE_HISTORY, onHistory);
  }, [isActive]);
}

/** Lets nobody type into a form whose page is being replaced: it would be lost without a question. */
function useInertForm(isLeaving: boolean): void {
  useEffect(() => {
    const form = document.querySelector<HTMLElement>(PAYLOAD.form);
    if (!isLeaving || !form) return;
    form.inert = true;
    return () => void (form.inert = false);
  }, [isLeaving]);
}

/**
 * Handles clicks or keys before the admin does while `isActive`.
 *
 * @param handle returns whether the event is handled, so that nothing else happens
 */
function useGuard<Type extends 'click' | 'keydown'>(
  type: Type,
  isActive: boolean,
  handle: (event: DocumentEventMap[Type]) => boolean,
): void {
  const onEvent = useEffectEvent((event: DocumentEventMap[Type]) => {
    if (!handle(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  });

  useEffect(() => {
    if (!isActive) return;
    const listener = (event: DocumentEventMap[Type]) => onEvent(event);
    document.addEventListener(type, listener, { capture: true });
    return () => document.removeEventListener(type, listener, { capture: true });
  }, [type, isActive]);
}

/** Payload's question in a drawer, which only one of the drawer's three ways to close asks. */
const DRAWER_QUESTION = 'leave-without-saving-doc-drawer';

/** Returns the language that a click on the locale selector chooses, or `undefined`. */
function findChosenLocale(target: Element): string | undefined {
  const option = target.closest(PAYLOAD.popupButton)?.querySelector('[data-locale]');
  return option?.getAttribute('data-locale') ?? undefined;
}

/** Returns the button that saves the form without publishing it; of what has no drafts, the one that saves it. */
const findSaveButton = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('#action-save-draft, #action-save');

/**
 * Asks before unsaved work is lost where Payload does not: a change of language, the browser's back button,
 * a drawer closed at its edge or by Escape, unpublishing, duplicating, and any way out after a refused save,
 * which Payload takes for a saved form.
 */
export function LeaveGuard() {
  const { drawerSlug } = useDocumentDrawerContext();
  const modalSlug = `leave-form-${drawerSlug ?? 'page'}`;
  const { setModified } = useForm();
  const isModified = useFormModified();
  const isProcessing = useFormProcessing();
  const isRefused = useFormSubmitted() && !isProcessing;
  const { isModalOpen, openModal } = useModal();
  const { t: payloadText } = useTranslation();
  const { isTransitioning, startRouteTransition } = useRouteTransition();
  const router = useRouter();
  const leave = useRef<() => void>(undefined);
  /** The language that is asked for, and how far the work is saved that it waits for. */
  const [language, setLanguage] = useState<{ code: string; save?: 'asked' | 'running' }>();
  const { t } = useTexts(texts);
  const { id, collectionSlug, savedDocumentData } = useDocumentInfo();
  const { admin } = useConfig().config.routes;
  /** The id of a new record that has been saved, whose page replaces this one; globals have an id, too. */
  const createdId =
    collectionSlug && id === undefined
      ? (savedDocumentData?.id as string | number | undefined)
      : undefined;
  const isCreated = createdId !== undefined;

  useEffect(() => {
    if (isRefused) setModified(true);
  }, [isRefused, setModified]);

  const change = useEffectEvent((code: string) => switchTo(code));
  useEffect(() => {
    if (language?.save === 'asked' && isProcessing) setLanguage({ ...language, save: 'running' });
    // Payload opens the page of a new record before its form is ready: this replaces that.
    if (language?.save !== 'running' || (isProcessing && !isCreated)) return;
    setLanguage(undefined);
    // The reason of a refusal is shown.
    if (isCreated || (!isModified && !isRefused)) change(language.code);
  }, [language, isCreated, isModified, isProcessing, isRefused]);

  const ask = (next: () => void) => {
    leave.current = next;
    setLanguage(undefined);
    openModal(modalSlug);
  };
  const switchTo = (locale: string) => {
    const query = new URLSearchParams(window.location.search);
    query.set('locale', locale);
    const page = isCreated ? `${admin}/collections/${collectionSlug}/${createdId}` : '';
    startRouteTransition(() => router.push(`${page}?${query}`));
  };

  useInertForm(isTransitioning);
  useHistoryGuard(isModified, (next) =>
    ask(() => {
      // The browser would ask once more.
      setModified(false);
      next();
    }),
  );
  // Payload closes the drawer in front.
  useGuard('keydown', isModified && drawerSlug !== undefined, ({ key }) => {
    const front = [...document.querySelectorAll('[id^="close-drawer__"]')].at(-1);
    const isOurs = front?.id === `close-drawer__${drawerSlug}` && !isModalOpen(DRAWER_QUESTION);
    if (key !== 'Escape' || !isOurs) return false;
    openModal(DRAWER_QUESTION);
    return true;
  });
  useGuard('click', isModified, ({ target }) => {
    if (!(target instanceof Element)) return false;
    if (drawerSlug && target.closest(`[id="close-drawer__${drawerSlug}"]`)) {
      openModal(DRAWER_QUESTION);
      return true;
    }
    if (target.closest(PAYLOAD.needsSavedForm)) {
      toast.warning(t('saveFirst'));
      return true;
    }
    const locale = findChosenLocale(target);
    const button = locale && findSaveButton();
    if (locale && button) {
      ask(() => {
        setLanguage({ code: locale, save: 'asked' });
        button.click();
      });
      setLanguage({ code: locale });
    } else if (locale) ask(() => switchTo(locale));
    return Boolean(locale);
  });

  return (
    <ConfirmationModal
      modalSlug={modalSlug}
      heading={language ? t('unsavedWork') : payloadText('general:leaveWithoutSaving')}
      body={language ? t('savedBeforeLanguage') : payloadText('general:changesNotSaved')}
      cancelLabel={payloadText('general:stayOnThisPage')}
      confirmLabel={language ? t('saveAndSwitch') : payloadText('general:leaveAnyway')}
      onConfirm={() => leave.current?.()}
    />
  );
}
