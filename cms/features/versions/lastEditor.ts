import type {
  CollectionBeforeChangeHook,
  GlobalBeforeChangeHook,
  PayloadRequest,
  TextField,
} from 'payload';
import { editorsField } from '../../access.ts';
import { bilingual } from '../../texts/labels.ts';

/**
 * Returns the name under which editors see an account: its name, else the part of the e-mail address
 * before the @; `null` for the CMS's own code.
 */
export function editorName({ user }: Pick<PayloadRequest, 'user'>): string | null {
  const { name, email } = (user ?? {}) as { name?: string | null; email?: string };
  return name || email?.split('@')[0] || null;
}

/** The CMS's own code, which follows an editor's save with others, keeps the name. */
export const setLastEditor: CollectionBeforeChangeHook = ({ data, req }) => ({
  ...data,
  ...(req.user ? { updatedBy: editorName(req) } : {}),
});

export const setGlobalLastEditor: GlobalBeforeChangeHook = ({ data, req }) => ({
  ...(data as object),
  ...(req.user ? { updatedBy: editorName(req) } : {}),
});

/** The name is stored, not the account: versions keep it after a colleague has left. */
export const lastEditorField: TextField = {
  name: 'updatedBy',
  type: 'text',
  label: bilingual('Último cambio de', 'Last changed by'),
  access: { read: editorsField, create: () => false, update: () => false },
  hooks: { beforeDuplicate: [() => null] },
  admin: { hidden: true, disableBulkEdit: true },
};
