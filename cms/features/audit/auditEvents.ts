import type { PayloadRequest } from 'payload';
import { bilingual } from '../../texts/labels.ts';

/** What the audit log records, with its label in the admin. */
export const ACTIONS = {
  signIn: bilingual('Entra', 'Signs in'),
  signInFailed: bilingual('No consigue entrar', 'Fails to sign in'),
  blocked: bilingual('Bloqueo por demasiados intentos', 'Blocked after too many attempts'),
  unlock: bilingual('Desbloquea', 'Unlocks'),
  passwordReset: bilingual('Restablece su contraseña', 'Resets the password'),
  secondFactorAdded: bilingual('Activa el segundo factor', 'Adds the second factor'),
  secondFactorRemoved: bilingual('Quita el segundo factor', 'Removes the second factor'),
  create: bilingual('Crea', 'Creates'),
  update: bilingual('Guarda', 'Saves'),
  publish: bilingual('Publica', 'Publishes'),
  unpublish: bilingual('Retira', 'Unpublishes'),
  trash: bilingual('Manda a la papelera', 'Moves to the trash'),
  recover: bilingual('Recupera de la papelera', 'Recovers from the trash'),
  delete: bilingual('Borra', 'Deletes'),
  export: bilingual('Descarga', 'Exports'),
  erase: bilingual('Borra todo de una persona', 'Erases a person'),
};

/** An entry of the audit log. It names fields and never contains their values. */
interface AuditEvent {
  action: keyof typeof ACTIONS;
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
  const now = new Date().toISOString();
  const data = {
    who: req.user?.email ?? '',
    fields: [],
    ...event,
    ...(recordId === undefined ? {} : { recordId: String(recordId) }),
    createdAt: now,
    updatedAt: now,
  };
  await req.payload.db.create({ collection: 'audit-log', data, ...(isRefusal ? {} : { req }) });
}
