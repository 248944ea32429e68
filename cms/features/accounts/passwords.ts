import crypto from 'node:crypto';
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { type CollectionBeforeOperationHook, type PayloadRequest, ValidationError } from 'payload';
import { type Bilingual, bilingual, tr } from '../../texts/labels.ts';
import { clearAttempts, takeAttempt } from './attempts.ts';

/** Least length of a new password, in characters. */
const MIN_LENGTH = 12;
/** zxcvbn's third of four steps: an attacker needs at least 10^8 guesses. */
const MIN_SCORE = 3;
/** The cost of an estimate grows faster than the length; a longer password is strong enough. */
const MAX_ESTIMATED_LENGTH = 64;

const TOO_SHORT = bilingual(
  `Escribe al menos ${MIN_LENGTH} caracteres (por ejemplo cuatro palabras sin relación)`,
  `Enter at least ${MIN_LENGTH} characters (for example four unrelated words)`,
);
const TOO_COMMON = bilingual(
  'Esta contraseña se adivina pronto: elige otra (por ejemplo cuatro palabras sin relación)',
  'This password is easy to guess: choose another one (for example four unrelated words)',
);

let estimator: Promise<ZxcvbnFactory> | undefined;

/** Loads the dictionaries (3 MB) with the first password, since most processes never check one. */
async function createEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common, spanish] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-es-es'),
  ]);
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...spanish.dictionary },
    graphs: common.adjacencyGraphs,
  });
}

/**
 * Returns what is wrong with a new password and what to do, or `undefined` if it is long enough and
 * not a common one.
 *
 * @param known names and addresses that an attacker knows; their words do not count
 */
export async function findPasswordProblem(
  password: string,
  known: string[] = [],
): Promise<Bilingual | undefined> {
  const characters = [...password];
  if (characters.length < MIN_LENGTH) return TOO_SHORT;
  estimator ??= createEstimator();
  const start = characters.slice(0, MAX_ESTIMATED_LENGTH).join('');
  const words = known.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u)).filter((w) => w.length > 2);
  // zxcvbn counts 10^4 guesses for each further part of a password, so a known word with a year and two
  // signs would pass: what is left without known words must be strong, too.
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  const rest = words.length ? start.replace(new RegExp(longestFirst.join('|'), 'giu'), '') : start;
  const { score } = (await estimator).check(rest, words);
  return score < MIN_SCORE ? TOO_COMMON : undefined;
}

/** The two columns in which Payload stores a password. */
export interface StoredPassword {
  hash?: string | null;
  salt?: string | null;
}

/** Payload's current format; hashes of its earlier versions have no prefix. */
const PREFIX = 'pbkdf2-sha256-v1:';
const CURRENT = { iterations: 600_000, keyLength: 32 };
const EARLIER = { iterations: 25_000, keyLength: 512 };
const NO_SALT = '0'.repeat(64);

const derive = (password: string, salt: string, { iterations, keyLength } = CURRENT) =>
  new Promise<Buffer>((resolve, reject) =>
    crypto.pbkdf2(password, salt, iterations, keyLength, 'sha256', (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  );

/**
 * Checks a password. Without an account it derives one key of the same cost, so that a refusal takes
 * as long as for an existing account.
 */
export async function isPassword(
  account: StoredPassword | null | undefined,
  password: string,
): Promise<boolean> {
  const { hash, salt } = account ?? {};
  if (!hash || !salt) {
    await derive(password, NO_SALT);
    return false;
  }
  const isCurrent = hash.startsWith(PREFIX);
  const stored = Buffer.from(isCurrent ? hash.slice(PREFIX.length) : hash, 'hex');
  const key = await derive(password, salt, isCurrent ? CURRENT : EARLIER);
  return key.length === stored.length && crypto.timingSafeEqual(key, stored);
}

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
