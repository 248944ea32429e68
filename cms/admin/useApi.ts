'use client';

import { useConfig } from '@payloadcms/ui';
import { useCallback } from 'react';
import { useAdminLanguage } from '../texts/useAdminLanguage.ts';

/** What Payload and our own endpoints say about a refusal. */
export interface Refusal {
  message?: string;
  errors?: { message?: string; data?: { errors?: { message?: string; path?: string }[] } }[];
}

/** Returns why a request was refused: what is said about a field is more precise than about the request. */
export const reasonOf = ({ errors, message }: Refusal): string | undefined =>
  errors?.[0]?.data?.errors?.[0]?.message ?? errors?.[0]?.message ?? message;

/** What the CMS has answered; without a connection there is neither a status nor a body. */
interface Answer<T> {
  isOk: boolean;
  status: number | undefined;
  body: T | undefined;
  /** Why a request was refused. */
  reason: string | undefined;
}

/**
 * Returns a function that sends a request to the API in the admin's language, and never throws.
 *
 * @example
 * const { isOk, reason } = await api('POST', '/talents/order', { list, ids });
 */
export function useApi() {
  const { api } = useConfig().config.routes;
  const language = useAdminLanguage();
  return useCallback(
    async <T>(
      method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
      path: string,
      data?: object,
    ): Promise<Answer<T>> => {
      const response = await fetch(`${api}${path}`, {
        method,
        headers: {
          'Accept-Language': language,
          ...(data && { 'Content-Type': 'application/json' }),
        },
        ...(data && { body: JSON.stringify(data) }),
      }).catch(() => undefined);
      const body: unknown = await response?.json().catch(() => undefined);
      const isOk = response?.ok ?? false;
      return {
        isOk,
        status: response?.status,
        body: body as T | undefined,
        reason: isOk ? undefined : reasonOf((body ?? {}) as Refusal),
      };
    },
    [api, language],
  );
}
