'use client';
import { ServerFunctionsProvider, useServerFunctions } from '@payloadcms/ui';
import type { BuildFormStateArgs, ServerFunctionClient } from 'payload';
import { type ReactNode, createContext, useCallback, useMemo, useRef } from 'react';
import { type SentForm, formOf, valuesOf } from './sentForm.ts';

type Listener = (sent: SentForm) => void;

/** Adds a listener for the end of requests; returns a function that removes it. */
export const SentForms = createContext<(listener: Listener) => () => void>(() => () => {});

/** Milliseconds after which a failed request is reported, so that it is not repeated at once. */
const RETRY_MS = 5000;

/**
 * Removes the question whether the record has changed since it was loaded: Payload's message offers
 * only to reload it, without what was typed. A save compares the fields, see `cms/features/revisions`.
 */
const withoutStaleCheck = (call: Parameters<ServerFunctionClient>[0]) =>
  call.name === 'form-state' ? { ...call, args: { ...call.args, checkForStaleData: false } } : call;

/** Reports the end of each request with which Payload sends a form's values to the server. */
export function FormStateReporter({ children }: { children: ReactNode }) {
  const { serverFunction } = useServerFunctions();
  const listeners = useRef(new Set<Listener>());

  const subscribe = useCallback((listener: Listener) => {
    listeners.current.add(listener);
    return () => void listeners.current.delete(listener);
  }, []);

  const reporting = useMemo<ServerFunctionClient>(() => {
    const report = (sent: SentForm) => listeners.current.forEach((listener) => listener(sent));
    return async (original) => {
      const call = withoutStaleCheck(original);
      const { formState } = call.args as Partial<BuildFormStateArgs>;
      const form = call.name === 'form-state' && formState ? formOf(formState) : undefined;
      if (!form || !formState) return serverFunction(call);
      const values = valuesOf(formState);
      try {
        const answer = await serverFunction(call);
        // After Payload has merged the answer.
        setTimeout(() => report({ form, values }));
        return answer;
      } catch (error) {
        setTimeout(() => report({ form, values: undefined }), RETRY_MS);
        throw error;
      }
    };
  }, [serverFunction]);

  return (
    <SentForms value={subscribe}>
      <ServerFunctionsProvider serverFunction={reporting}>{children}</ServerFunctionsProvider>
    </SentForms>
  );
}
