'use client';
import { useConfig, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { TEXTS } from './secondFactorTexts.ts';

type Step = 'enrol' | 'confirm' | 'verify' | 'remove' | 'cancel';

/** Returns the admin's texts in its language, and a function that calls an endpoint. */
export function useSecondFactor() {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const language = i18n.language === 'en' ? 'en' : 'es';

  /** Returns the response's body, or `undefined` after a refusal, whose reason is in `error`. */
  async function call<Body>(step: Step, data: object = {}): Promise<Body | undefined> {
    setIsBusy(true);
    setError(undefined);
    const url = `${config.serverURL}${config.routes.api}/users/second-factor/${step}`;
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
      body: JSON.stringify(data),
    }).catch(() => undefined);
    const body = await response?.json().catch(() => undefined);
    setIsBusy(false);
    if (response?.ok) return body as Body;
    setError(body?.message ?? body?.errors?.[0]?.message ?? TEXTS.failed[language]);
    return undefined;
  }

  const text = (name: keyof typeof TEXTS) => TEXTS[name][language];
  return { call, error, isBusy, text, admin: config.routes.admin };
}
