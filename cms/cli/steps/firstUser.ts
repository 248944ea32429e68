import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { getPayload } from 'payload';
import config from '../../payload.config.ts';

interface Credentials {
  email: string;
  password: string;
}

async function ask(question: string, isSecret: boolean): Promise<string> {
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() });
  const output = isSecret ? silence : stdout;
  // First, so that the terminal echoes nothing of its own from the first key on.
  const prompt = createInterface({ input: stdin, output, terminal: true });
  if (isSecret) stdout.write(question);
  const answer = await prompt.question(isSecret ? '' : question);
  prompt.close();
  if (isSecret) stdout.write('\n');
  return answer.trim();
}

async function credentials(): Promise<Credentials> {
  const { CMS_ADMIN_EMAIL: email, CMS_ADMIN_PASSWORD: password } = process.env;
  if (email && password) return { email, password };
  if (!stdin.isTTY) {
    throw new Error('The CMS has no administrator yet: set CMS_ADMIN_EMAIL and CMS_ADMIN_PASSWORD');
  }
  console.log('The CMS has no administrator yet. Who shall it be?');
  return { email: await ask('E-mail: ', false), password: await ask('Password: ', true) };
}

/**
 * Brings the database up to date and, where there is none yet, makes the first administrator: from
 * `CMS_ADMIN_EMAIL` and `CMS_ADMIN_PASSWORD`, or by asking in the terminal.
 *
 * @throws {Error} naming the two variables, when nobody can be asked
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
      data: { ...(await credentials()), role: 'admin' },
    });
  } finally {
    await payload.destroy();
  }
}
