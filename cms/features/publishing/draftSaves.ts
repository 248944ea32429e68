import type {
  CollectionBeforeOperationHook,
  GlobalBeforeOperationHook,
  PayloadRequest,
} from 'payload';

interface Args {
  id?: number | string;
  draft?: boolean;
  data?: { _status?: unknown };
}

const DRAFT = 'isDraftSave';
const VERSION = 'restoredVersion';

/** Keeps what an operation does with drafts for the hooks that receive only the data. */
function remember({ context }: PayloadRequest, operation: string, args: Args): void {
  if (!['create', 'update', 'restoreVersion'].includes(operation)) return;
  const isDraft = Boolean(args.draft) && args.data?._status !== 'published';
  context[DRAFT] = isDraft;
  context[VERSION] = operation === 'restoreVersion' ? args.id : undefined;
}

/** Hook that must run before those that call {@link isDraftSave} or {@link restoredVersion}. */
export const rememberOperation: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  remember(req, operation, args as Args);
  return args;
};

/** {@link rememberOperation} for a global. */
export const rememberGlobalOperation: GlobalBeforeOperationHook = ({ args, operation, req }) => {
  remember(req, operation, args as Args);
  return args;
};

/** Whether the current operation saves a draft beside the public version, which it does not change. */
export const isDraftSave = ({ context }: PayloadRequest): boolean => Boolean(context[DRAFT]);

/** The id of the version that the current operation restores, or `undefined`. */
export const restoredVersion = ({ context }: PayloadRequest): string | undefined =>
  context[VERSION] === undefined ? undefined : String(context[VERSION]);
