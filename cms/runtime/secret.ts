import { SettingError } from '#contract/settingError.ts';

const DEVELOPMENT_SECRET = 'for-development-only';
const MIN_LENGTH = 32;

const ERROR = `PAYLOAD_SECRET must be set, to ${MIN_LENGTH} random characters or more, and stay the same:
it signs the sessions of editors and encrypts API keys. Make one with: openssl rand -hex 32`;

/**
 * Allows the development secret in this process and its children. Call only for a CMS that is bound
 * to loopback: that of a site's build, or the admin with the sample agency.
 */
export function allowDevelopmentSecret(): void {
  process.env.CMS_IS_LOCAL = 'true';
}

/** A build of the admin serves no requests; a real secret would end up in its output. */
const isForDevelopment = ({ NODE_ENV, NEXT_PHASE, CMS_IS_LOCAL }: NodeJS.ProcessEnv) =>
  NODE_ENV !== 'production' || NEXT_PHASE === 'phase-production-build' || CMS_IS_LOCAL === 'true';

/**
 * Returns the secret that signs sessions and encrypts API keys: `PAYLOAD_SECRET`, else one for
 * development.
 *
 * @throws {Error} naming the variable and how to create a secret, when it is missing or shorter than
 *   32 characters outside development
 */
export function secret(environment: NodeJS.ProcessEnv = process.env): string {
  const given = environment.PAYLOAD_SECRET || DEVELOPMENT_SECRET;
  if (given.length >= MIN_LENGTH || isForDevelopment(environment)) return given;
  throw new SettingError(ERROR);
}
