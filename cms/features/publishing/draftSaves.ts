import type { PayloadRequest } from 'payload';

interface Args {
  id?: number | string;
  draft?: boolean;
  data?: { _status?: unknown };
}

const DRAFT = 'isDraftSave';
const VERSION = 'restoredVersion';

/**
 * Hook of records and globals that keeps what an operation does with drafts. It must run before those
 * that call {@link isDraftSave} or {@link restoredVersion}.
 */
export const rememberOperation = (hook: {
  args?: unknown;
  operation: string;
  req: PayloadRequest;
}) => {
  if (!['create', 'update', 'restoreVersion'].includes(hook.operation)) return;
  const { id, draft, data } = hook.args as Args;
  const { context } = hook.req;
  context[DRAFT] = Boolean(draft) && data?._status !== 'published';
  context[VERSION] = hook.operation === 'restoreVersion' ? id : undefined;
};

/** Whether the current operation saves a draft beside the public version, which it does not change. */
export const isDraftSave = ({ context }: PayloadRequest): boolean => Boolean(context[DRAFT]);

/** The id of the version that the current operation restores, or `undefined`. */
export const restoredVersion = ({ context }: PayloadRequest): string | undefined =>
  context[VERSION] === undefined ? undefined : String(context[VERSION]);
