'use client';

import { toast, useAuth, useConfig } from '@payloadcms/ui';
import { type ReactNode, useEffect } from 'react';
import { fillIn } from '../../../texts/texts.ts';
import { useAdminLanguage } from '../../../texts/useAdminLanguage.ts';
import TEXTS from './texts.json' with { type: 'json' };

/** Payload's message after several files were uploaded, which has no translation. */
const UPLOADED_BY_PAYLOAD = /^Successfully saved (\d+) files$/;

/** Replaces messages that Payload shows in English, or in the words of the browser. */
export function OwnMessages({ children }: { children: ReactNode }) {
  const { config } = useConfig();
  const { user } = useAuth();
  const language = useAdminLanguage();
  const { admin, api } = config.routes;
  const isSignedIn = Boolean(user);

  // A save that has not reached the CMS, and one after the end of the session.
  useEffect(() => {
    const original = window.fetch;
    window.fetch = async (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
      const method = init?.method?.toUpperCase() ?? 'GET';
      if (!pathname.startsWith(`${api}/`) || method === 'GET') return original(input, init);
      const response = await original(input, init).catch((error: unknown) => {
        throw error instanceof TypeError
          ? new Error(TEXTS.offline[language], { cause: error })
          : error;
      });
      if (response.status === 401 && isSignedIn) {
        toast.error(TEXTS.sessionEnded[language], {
          id: 'session-ended',
          duration: Infinity,
          action: {
            label: TEXTS.signIn[language],
            onClick: () => window.open(`${admin}/login`, '_blank'),
          },
        });
      }
      return response;
    };
    return () => {
      window.fetch = original;
    };
  }, [admin, api, isSignedIn, language]);

  useEffect(() => {
    const original = toast.success;
    toast.success = (message, options) => {
      const count = typeof message === 'string' && UPLOADED_BY_PAYLOAD.exec(message)?.[1];
      const text = count === '1' ? TEXTS.uploadedOne : TEXTS.uploaded;
      return original(count ? fillIn(text[language], count) : message, options);
    };
    return () => {
      toast.success = original;
    };
  }, [language]);

  // Payload's checkboxes have the name of their field as tooltip, such as "select-all".
  useEffect(() => {
    const removeTooltip = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.type === 'checkbox') {
        target.removeAttribute('title');
      }
    };
    const stopping = new AbortController();
    const { signal } = stopping;
    document.addEventListener('pointerover', removeTooltip, { signal });
    document.addEventListener('focusin', removeTooltip, { signal });
    return () => stopping.abort();
  }, []);

  return <>{children}</>;
}
