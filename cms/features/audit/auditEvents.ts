import type { PayloadRequest } from 'payload';
import { stored } from '../../stored/stored.ts';
import type TEXTS from '../../texts/fields/auditLog.json';

/** An entry of the audit log. It names fields and never contains their values. */
interface AuditEvent {
  action: keyof (typeof TEXTS)['actions'];
  /** E-mail address of the account, that of the request by default. */
  who?: string | undefined;
  /** Slug of the collection or global. */
  kind?: string;
  recordId?: number | string;
  fields?: string[];
  /** The client's address; for sign-ins only. */
  address?: string;
}

/**
 * Writes an entry. Within an operation it belongs to the operation's transaction; a refusal, which
 * rolls the transaction back, is written outside of it.
 */
export async function recordEvent(
  req: PayloadRequest,
  { recordId, ...event }: AuditEvent,
  isRefusal = false,
): Promise<void> {
  await stored.create(isRefusal ? { payload: req.payload } : req, 'audit-log', {
    who: req.user?.email ?? '',
    fields: [],
    ...event,
    ...(recordId === undefined ? {} : { recordId: String(recordId) }),
  });
}
