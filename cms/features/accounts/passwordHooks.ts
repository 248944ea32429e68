import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import { ValidationError } from 'payload';
import { type Bilingual, bilingual, tr } from '../../texts/labels.ts';
import { clearAttempts, takeAttempt } from './attempts.ts';
import { isPassword, type StoredPassword } from './passwordHash.ts';
import { findPasswordProblem } from './passwordStrength.ts';

/** The parts of an operation's arguments that concern the account's own sign-in. */
interface AccountArgs {
  id?: number | string;
  data?: { name?: unknown; email?: unknown; password?: unknown; currentPassword?: unknown };
}

const WRONG = bilingual(
  'La contraseña actual no es correcta: escríbela otra vez',
  'The current password is incorrect: enter it again',
);
const MISSING = bilingual(
  'Escribe aquí tu contraseña actual para cambiar tu contraseña o tu correo',
  'Enter your current password here to change your password or e-mail address',
);

const NO_TEXT = bilingual('Debe ser un texto', 'It must be a text');

const LABELS = {
  email: bilingual('Correo electrónico', 'E-mail'),
  password: bilingual('Nueva contraseña', 'New password'),
  currentPassword: bilingual('Contraseña actual', 'Current password'),
};

function refuse(req: PayloadRequest, path: keyof typeof LABELS, { es, en }: Bilingual) {
  const message = tr(req, es, en);
  // The admin's notification lists labels, separated by commas: name the reason without one.
  const label = `${tr(req, LABELS[path].es, LABELS[path].en)}. ${message}`;
  return new ValidationError({ collection: 'users', errors: [{ path, message, label }] }, req.t);
}

/** Refuses an address or a password that is no text: Payload calls methods of a text and answers 500. */
export const checkCredentialTypes: CollectionBeforeOperationHook = ({ args, req }) => {
  const data = (args as AccountArgs).data ?? {};
  for (const name of Object.keys(LABELS) as (keyof typeof LABELS)[]) {
    const value = data[name] ?? '';
    if (typeof value !== 'string') throw refuse(req, name, NO_TEXT);
  }
};

/** Returns what an attacker of this CMS tries first: the names of the agency and of every account. */
async function readKnownWords(req: PayloadRequest): Promise<string[]> {
  const agency = await req.payload.findGlobal({ slug: 'agency', depth: 0, req });
  const { docs } = await req.payload.find({
    collection: 'users',
    depth: 0,
    pagination: false,
    select: { email: true, name: true },
    req,
  });
  const names = [agency.name, agency.legalName].filter((name) => typeof name === 'string');
  return [...names, ...docs.flatMap(({ email, name }) => (name ? [email, name] : [email]))];
}

/** Refuses a short or common password: for a new account, a changed one, and after a reset. */
export const checkNewPassword: CollectionBeforeOperationHook = async (hook) => {
  const { operation, overrideAccess, req } = hook;
  if (!['create', 'update', 'resetPassword'].includes(operation)) return;
  const { password, email, name } = (hook.args as AccountArgs).data ?? {};
  if (typeof password !== 'string' || !password) return;
  // Access is checked after this hook: an anonymous request must not cost an estimate.
  if (operation !== 'resetPassword' && !req.user && !overrideAccess) return;
  const problem = await findPasswordProblem(password, [
    ...[email, name].filter((word) => typeof word === 'string'),
    ...(await readKnownWords(req)),
  ]);
  if (problem) throw refuse(req, 'password', problem);
  // For the audit log: the saved data do not contain the password.
  if (operation === 'update') req.context.hiddenChanges = ['password'];
};

function changesSignIn({ email, password }: NonNullable<AccountArgs['data']>, own: string) {
  return Boolean(password) || (typeof email === 'string' && email.trim().toLowerCase() !== own);
}

/**
 * Asks users for their current password when they change their own password or e-mail address.
 * Administrators change those of others without it.
 */
export const checkCurrentPassword: CollectionBeforeOperationHook = async (hook) => {
  const { operation, overrideAccess, req } = hook;
  const { id, data } = hook.args as AccountArgs;
  if (operation !== 'update' || !data) return;
  const { currentPassword } = data;
  delete data.currentPassword;
  const { user } = req;
  if (overrideAccess || !user || !changesSignIn(data, user.email ?? '')) return;
  // An update of several accounts could include one's own.
  const isOther = id !== undefined && String(id) !== String(user.id);
  if (isOther) return;
  if (typeof currentPassword !== 'string' || !currentPassword) {
    throw refuse(req, 'currentPassword', MISSING);
  }
  const attempts = `password:${user.id}`;
  await takeAttempt(req, 'account', attempts);
  const stored = await req.payload.db.findOne<StoredPassword & { id: number }>({
    collection: 'users',
    where: { id: { equals: user.id } },
    req,
  });
  if (!(await isPassword(stored, currentPassword))) throw refuse(req, 'currentPassword', WRONG);
  await clearAttempts(req, 'account', attempts);
};
