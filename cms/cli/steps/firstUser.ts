import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { getPayload, type Payload } from 'payload';
import { findPasswordProblem } from '../../features/accounts/passwords.ts';
import { isEmail } from '#contract/links.ts';
import config from '../../payload.config.ts';
import { PAGE_PATHS } from '#contract/pages.ts';
import firstPages from '../../texts/firstPages.json' with { type: 'json' };

interface Credentials {
  email: string;
  password: string;
}

const MISSING = 'The CMS has no administrator yet: set CMS_ADMIN_EMAIL and CMS_ADMIN_PASSWORD';

interface Terminal {
  input: NodeJS.ReadableStream & { isTTY?: boolean };
  output: NodeJS.WritableStream;
}

/** Asks until nothing is wrong with the answer. */
async function ask(
  { input, output }: Terminal,
  label: string,
  isSecret: boolean,
  findProblem: (answer: string) => Promise<string | undefined> | string | undefined,
): Promise<string> {
  const discard = new Writable({ write: (_chunk, _encoding, done) => done() });
  for (;;) {
    // Created before the label is written, so that the terminal never echoes a key.
    const prompt = createInterface({ input, output: isSecret ? discard : output, terminal: true });
    if (isSecret) output.write(label);
    const answer = (await prompt.question(isSecret ? '' : label)).trim();
    prompt.close();
    if (isSecret) output.write('\n');
    const problem = await findProblem(answer);
    if (!problem) return answer;
    output.write(`${problem}\n`);
  }
}

const findEmailProblem = (email: string) =>
  isEmail(email) ? undefined : 'This is no e-mail address: enter one like name@agency.com';

const findWeakness = async (password: string, email: string) =>
  (await findPasswordProblem(password, [email]))?.en;

async function findEnvironmentProblem({ email, password }: Credentials) {
  if (!email || !password) return MISSING;
  const problem = findEmailProblem(email);
  if (problem) return `CMS_ADMIN_EMAIL: ${problem}`;
  const weakness = await findWeakness(password, email);
  return weakness && `CMS_ADMIN_PASSWORD: ${weakness}`;
}

/**
 * Returns the first administrator's address and password, from the environment or a prompt. The
 * prompt asks again until both are valid, also if those of the environment are not.
 *
 * @throws {Error} without a terminal, when they are missing or invalid
 */
export async function readCredentials(
  terminal: Terminal = { input: stdin, output: stdout },
): Promise<Credentials> {
  const { CMS_ADMIN_EMAIL = '', CMS_ADMIN_PASSWORD = '' } = process.env;
  const given = { email: CMS_ADMIN_EMAIL, password: CMS_ADMIN_PASSWORD };
  const problem = await findEnvironmentProblem(given);
  if (!problem) return given;
  if (!terminal.input.isTTY) throw new Error(problem);
  if (problem !== MISSING) terminal.output.write(`${problem}\n`);
  terminal.output.write(
    'The CMS has no administrator yet. Enter an e-mail address and a password.\n',
  );
  const email = await ask(terminal, 'E-mail: ', false, findEmailProblem);
  const password = await ask(terminal, 'Password: ', true, (answer) => findWeakness(answer, email));
  return { email, password };
}

/**
 * Migrates the database and creates the first administrator if there is none, from
 * `CMS_ADMIN_EMAIL` and `CMS_ADMIN_PASSWORD` or from a prompt in the terminal, and the first drafts.
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
    await createFirstContent(payload);
  } finally {
    await payload.destroy();
  }
}

/**
 * Creates the pages of an empty CMS and its home page as drafts that say what to fill in. The first
 * page of the admin lists drafts, so it leads through what the first build needs.
 */
export async function createFirstContent(payload: Payload): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'pages', trash: true });
  if (totalDocs > 0) return;
  for (const [page, texts] of Object.entries(firstPages)) {
    const slug = PAGE_PATHS[page as keyof typeof firstPages].slice(1) as 'nosotras';
    await payload.create({
      collection: 'pages',
      locale: 'es',
      draft: true,
      data: { ...texts, slug, _status: 'draft' },
    });
  }
  const home = await payload.findGlobal({ slug: 'home', draft: true, depth: 0 });
  if (home.updatedAt) return;
  await payload.updateGlobal({ slug: 'home', draft: true, data: { _status: 'draft' } });
}
