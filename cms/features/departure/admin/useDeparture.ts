'use client';

import { toast, useConfig } from '@payloadcms/ui';
import { bilingual } from '../../../texts/labels.ts';
import type { DeparturePlan } from '../departure.ts';
import { useAdminLanguage } from '../../../texts/useAdminLanguage.ts';

const FAILED = bilingual(
  'No se ha podido: todo sigue como estaba',
  'It failed: nothing has changed',
);

/** Returns what ends a talent's time at the agency, and what undoes it. */
export function useDeparture(id: number | string | undefined) {
  const { config } = useConfig();
  const language = useAdminLanguage();
  const url = `${config.serverURL}${config.routes.api}/talents/${id}/departure`;
  const ask = (method: string) =>
    fetch(url, { method, headers: { 'Accept-Language': language } }).catch(() => undefined);
  const change = async (method: string): Promise<void> => {
    const response = await ask(method);
    // Payload keeps the status of an open form: only a new one says what the record is now.
    if (response?.ok) return window.location.reload();
    const answer = (await response?.json().catch(() => undefined)) as
      { errors?: { message?: string }[] } | undefined;
    toast.error(answer?.errors?.[0]?.message ?? FAILED[language]);
  };
  /** Returns what the departure will change; `undefined` if the talent is not online. */
  const plan = async (): Promise<DeparturePlan | undefined> => {
    const response = await ask('GET');
    return response?.ok ? ((await response.json()) as DeparturePlan) : undefined;
  };
  return {
    language,
    plan,
    leave: () => change('POST'),
    comeBack: () => change('DELETE'),
  } as const;
}
