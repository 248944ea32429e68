'use client';
import {
  ServerFunctionsProvider,
  useForm,
  useFormFields,
  useFormModified,
  useServerFunctions,
} from '@payloadcms/ui';
import type { BuildFormStateArgs, FormState, ServerFunctionClient } from 'payload';
import { type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import { useIsMounted } from '../../../admin/useIsMounted.ts';
import { MARK_PATH, asSaved, formOf, valuesOf, withoutOutdated } from './answers.ts';

interface OpenForm {
  getFields: () => FormState;
  remove: (path: string) => void;
  /** Is called when an answer has been merged, or with `undefined` when none came. */
  onAnswer: (sentValues: string | undefined) => void;
}

/** The open forms, by the ids in their requests. */
const openForms = new Map<string, OpenForm>();

const RETRY_MS = 5000;

/**
 * Removes the question whether the record has changed since it was loaded: Payload's message offers
 * only to reload it, without what was typed. A save compares the fields, see `cms/features/revisions`.
 */
const withoutStaleCheck = (call: Parameters<ServerFunctionClient>[0]) =>
  call.name === 'form-state' ? { ...call, args: { ...call.args, checkForStaleData: false } } : call;

/**
 * Removes from the server's answers about forms what is outdated, see {@link withoutOutdated}, and from forms
 * what a save has removed, see {@link asSaved}.
 */
const filterAnswers =
  (serverFunction: ServerFunctionClient): ServerFunctionClient =>
  async (original) => {
    const call = withoutStaleCheck(original);
    const { formState, data } = call.args as Partial<BuildFormStateArgs>;
    const id = call.name === 'form-state' && formState ? formOf(formState) : undefined;
    if (!id || !formState) return serverFunction(call);
    try {
      const answer = (await serverFunction(call)) as { state?: FormState } | undefined;
      // After Payload has merged the answer.
      setTimeout(() => openForms.get(id)?.onAnswer(valuesOf(formState)));
      const form = openForms.get(id);
      if (!answer?.state || !form) return answer;
      const current = form.getFields();
      // Without data, it is no answer to a save.
      if (!data) return { ...answer, state: withoutOutdated(answer.state, formState, current) };
      const { state, gone } = asSaved(answer.state, current);
      // Payload adds the state afterwards.
      gone.forEach(form.remove);
      return { ...answer, state };
    } catch (error) {
      setTimeout(() => openForms.get(id)?.onAnswer(undefined), RETRY_MS);
      throw error;
    }
  };

/** Passes the server's answers about forms on without what is outdated when they arrive. */
export function FormAnswers({ children }: { children: ReactNode }) {
  const { serverFunction } = useServerFunctions();
  const filtered = useMemo(() => filterAnswers(serverFunction), [serverFunction]);
  return <ServerFunctionsProvider serverFunction={filtered}>{children}</ServerFunctionsProvider>;
}

/**
 * Names the form in its requests, and makes Payload send it again if an answer of the server arrives
 * that does not know the latest changes. Payload sends a change after 250 ms, and forgets it if an
 * earlier answer arrives in between: an added row would wait for its fields until the next change.
 */
export function FormRequests() {
  const { getFields, dispatchFields } = useForm();
  const isModified = useFormModified();
  const isMarked = useFormFields(([fields]) => fields[MARK_PATH] !== undefined);
  const isMounted = useIsMounted();
  const form = useId();
  const count = useRef(0);

  useEffect(() => {
    const mark = () => {
      const initialValue = { form, count: ++count.current };
      dispatchFields({ type: 'UPDATE', path: MARK_PATH, disableFormData: true, initialValue });
    };
    // Payload removes the mark when it loads the form again.
    if (isMounted && (isModified || !isMarked)) mark();
    const onAnswer = (sentValues: string | undefined) => {
      if (isModified && valuesOf(getFields()) !== sentValues) mark();
    };
    const remove = (path: string) => dispatchFields({ type: 'REMOVE', path });
    openForms.set(form, { getFields, remove, onAnswer });
    return () => void openForms.delete(form);
  }, [form, getFields, dispatchFields, isModified, isMarked, isMounted]);

  return null;
}
