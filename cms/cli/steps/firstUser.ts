import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { getPayload } from 'payload';
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

async function readCredentials(): Promise<Credentials> {
  const { CMS_ADMIN_EMAIL: email, CMS_ADMIN_PASSWORD: password } = process.env;
  if (email && password) return { email, password };
  if (!stdin.isTTY) {
    throw new Error('The CMS has no administrator yet: set CMS_ADMIN_EMAIL and CMS_ADMIN_PASSWORD');
  }
  console.log('The CMS has no administrator yet. Enter an e-mail address and a password.');
  return { email: await prompt('E-mail: ', false), password: await prompt('Password: ', true) };
}

/**
 * Migrates the database and creates the first administrator if there is none: from
 * `CMS_ADMIN_EMAIL` and `CMS_ADMIN_PASSWORD`, or from a prompt in the terminal.
 *
 * @throws {Error} naming the two variables, when they are missing and there is no terminal
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
