'use client';

import { toast, useConfig, useRouteCache, useTranslation } from '@payloadcms/ui';
import { bilingual } from '../../../texts/labels.ts';
import type { DeparturePlan } from '../departure.ts';

const TEXTS = {
  left: bilingual('Ya no está en la web', 'No longer on the site'),
  undo: bilingual('Deshacer', 'Undo'),
  undone: bilingual('Vuelve a estar en la web, como antes', 'On the site again, as before'),
  failed: bilingual('No se ha podido: todo sigue como estaba', 'It failed: nothing has changed'),
};
const DURATION_MS = 20_000;

/** Returns what ends a talent's time at the agency, and what undoes it. */
export function useDeparture(id: number | string | undefined) {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const { clearRouteCache } = useRouteCache();
  const language = i18n.language === 'en' ? 'en' : 'es';
  const url = `${config.serverURL}${config.routes.api}/talents/${id}/departure`;
  const ask = (method: string) =>
    fetch(url, { method, headers: { 'Accept-Language': language } }).catch(() => undefined);
  const change = async (method: string): Promise<boolean> => {
    const response = await ask(method);
    if (response?.ok) {
      clearRouteCache();
      return true;
    }
    const answer = (await response?.json().catch(() => undefined)) as
      { errors?: { message?: string }[] } | undefined;
    toast.error(answer?.errors?.[0]?.message ?? TEXTS.failed[language]);
    return false;
  };
  const comeBack = async () => {
    if (await change('DELETE')) toast.success(TEXTS.undone[language]);
  };
  const leave = async () => {
    if (!(await change('POST'))) return;
    toast.success(TEXTS.left[language], {
      duration: DURATION_MS,
      actionButtonStyle: { flexShrink: 0, whiteSpace: 'nowrap', width: 'auto' },
      action: { label: TEXTS.undo[language], onClick: () => void comeBack() },
    });
  };
  /** Returns what the departure will change; `undefined` if the talent is not online. */
  const plan = async (): Promise<DeparturePlan | undefined> => {
    const response = await ask('GET');
    return response?.ok ? ((await response.json()) as DeparturePlan) : undefined;
  };
  return { language, plan, leave, comeBack } as const;
}
