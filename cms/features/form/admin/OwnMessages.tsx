'use client';

import { toast, useAuth, useConfig } from '@payloadcms/ui';
import { type ReactNode, useEffect } from 'react';
import { bilingual } from '../../../texts/labels.ts';
import { useAdminLanguage } from '../../../texts/useAdminLanguage.ts';

const OFFLINE = bilingual(
  'Sin conexión con el CMS: no se ha guardado. Lo que has escrito sigue aquí; inténtalo otra vez cuando vuelva.',
  'No connection to the CMS: nothing is saved. What you wrote is still here; try again when it is back.',
);
const ENDED = bilingual(
  'Tu sesión ha terminado: no se ha guardado. Lo que has escrito sigue aquí. Entra en otra pestaña, vuelve y guarda.',
  'Your session has ended: nothing is saved. What you wrote is still here. Sign in in another tab, come back and save.',
);
const SIGN_IN = bilingual('Iniciar sesión', 'Sign in');
const UPLOADED = (count: number) =>
  count === 1
    ? bilingual('Se ha subido 1 archivo', '1 file is uploaded')
    : bilingual(`Se han subido ${count} archivos`, `${count} files are uploaded`);
/** Payload's message after several files were uploaded, which has no translation. */
const UPLOADED_BY_PAYLOAD = /^Successfully saved (\d+) files$/;
const UNAUTHORISED = 401;

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
        throw error instanceof TypeError ? new Error(OFFLINE[language], { cause: error }) : error;
      });
      if (response.status === UNAUTHORISED && isSignedIn) {
        toast.error(ENDED[language], {
          id: 'session-ended',
          duration: Infinity,
          action: {
            label: SIGN_IN[language],
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
      return original(count ? UPLOADED(Number(count))[language] : message, options);
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
    document.addEventListener('pointerover', removeTooltip);
    document.addEventListener('focusin', removeTooltip);
    return () => {
      document.removeEventListener('pointerover', removeTooltip);
      document.removeEventListener('focusin', removeTooltip);
    };
  }, []);

  return <>{children}</>;
}
