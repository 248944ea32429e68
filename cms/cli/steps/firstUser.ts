import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { getPayload } from 'payload';
import { findPasswordProblem } from '../../accounts/password.ts';
import config from '../../payload.config.ts';

interface Credentials {
  email: string;
  password: string;
}

async function prompt(label: string, isSecret: boolean): Promise<string> {
  const discard = new Writable({ write: (_chunk, _encoding, done) => done() });
  const output = isSecret ? discard : stdout;
  // Created before the label is written, so that the terminal never echoes a key.
  const terminal = createInterface({ input: stdin, output, terminal: true });
  if (isSecret) stdout.write(label);
  const input = await terminal.question(isSecret ? '' : label);
  terminal.close();
  if (isSecret) stdout.write('\n');
  return input.trim();
}

/**
 * Returns the first administrator's address and password, from the environment or a prompt.
 *
 * @throws {Error} when they are missing, or the password in the environment is too short or common
 */
export async function readCredentials(): Promise<Credentials> {
  const { CMS_ADMIN_EMAIL: email, CMS_ADMIN_PASSWORD: password } = process.env;
  if (email && password) {
    const problem = await findPasswordProblem(password, email);
    if (problem) throw new Error(`CMS_ADMIN_PASSWORD: ${problem.en}`);
    return { email, password };
  }
  if (!stdin.isTTY) {
    throw new Error('The CMS has no administrator yet: set CMS_ADMIN_EMAIL and CMS_ADMIN_PASSWORD');
  }
  console.log('The CMS has no administrator yet. Enter an e-mail address and a password.');
  const enteredEmail = await prompt('E-mail: ', false);
  for (;;) {
    const entered = await prompt('Password: ', true);
    const problem = await findPasswordProblem(entered, enteredEmail);
    if (!problem) return { email: enteredEmail, password: entered };
    console.log(problem.en);
  }
}

/**
 * Migrates the database and creates the first administrator if there is none: from
 * `CMS_ADMIN_EMAIL` and `CMS_ADMIN_PASSWORD`, or from a prompt in the terminal.
 *
 * @throws {Error} naming the two variables, when they are missing and there is no terminal, or the
 *   password is too short or common
 */
export async function ensureAdministrator(): Promise<void> {
  const payload = await getPayload({ config });
  try {
    await payload.db.migrate();
    const { totalDocs } = await payload.count({
      collection: 'users',
      where: { role: { equals: 'admin' } },
    });
    if (totalDocs > 0) return;
    await payload.create({
      collection: 'users',
      data: { ...(await readCredentials()), role: 'admin' },
    });
  } finally {
    await payload.destroy();
  }
}
