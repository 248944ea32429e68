'use client';
import { toast, useAuth, useConfig, useTranslation } from '@payloadcms/ui';
import { type ReactNode, useEffect } from 'react';
import { bilingual } from '../../../texts/labels.ts';

const OFFLINE = bilingual(
  'Sin conexión con el CMS: no se ha guardado. Lo que has escrito sigue aquí; inténtalo otra vez cuando vuelva.',
  'No connection to the CMS: nothing is saved. What you wrote is still here; try again when it is back.',
);
const ENDED = bilingual(
  'Tu sesión ha terminado: no se ha guardado. Lo que has escrito sigue aquí. Entra en otra pestaña, vuelve y guarda.',
  'Your session has ended: nothing is saved. What you wrote is still here. Sign in in another tab, come back and save.',
);
const SIGN_IN = bilingual('Iniciar sesión', 'Sign in');
const UNAUTHORISED = 401;

/**
 * Says in the editor's words that a save has not reached the CMS, or that the session has ended, with a
 * link that keeps the form. Payload shows the browser's own message, in English, and no link.
 */
export function ConnectionMessages({ children }: { children: ReactNode }) {
  const { config } = useConfig();
  const { user } = useAuth();
  const { i18n } = useTranslation();
  const language = i18n.language === 'en' ? 'en' : 'es';
  const { api } = config.routes;
  const login = `${config.routes.admin}/login`;
  const isSignedIn = Boolean(user);

  useEffect(() => {
    const original = window.fetch;
    window.fetch = async (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
      const isSave =
        pathname.startsWith(`${api}/`) && !['GET', undefined].includes(init?.method?.toUpperCase());
      if (!isSave) return original(input, init);
      const response = await original(input, init).catch((error: unknown) => {
        throw error instanceof TypeError ? new Error(OFFLINE[language], { cause: error }) : error;
      });
      if (response.status === UNAUTHORISED && isSignedIn) {
        toast.error(ENDED[language], {
          id: 'session-ended',
          duration: Infinity,
          action: { label: SIGN_IN[language], onClick: () => window.open(login, '_blank') },
        });
      }
      return response;
    };
    return () => {
      window.fetch = original;
    };
  }, [api, isSignedIn, language, login]);

  return <>{children}</>;
}
