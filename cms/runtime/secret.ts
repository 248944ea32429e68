const FOR_DEVELOPMENT = 'for-development-only';
const SHORTEST_LENGTH = 32;

const REFUSAL = `PAYLOAD_SECRET must be set, to ${SHORTEST_LENGTH} random characters or more, and stay the same:
it signs the sessions of editors and encrypts API keys. Make one with: openssl rand -hex 32`;

/**
 * Says that the CMS which starts now, in this process or in those that it starts, answers this
 * machine alone and holds no editors' work: a site's build, or the admin over the sample agency.
 */
export function declareLocal(): void {
  process.env.CMS_IS_LOCAL = 'true';
}

/** A build of the admin answers nobody, and needs no secret that would then lie in it. */
const isForDevelopment = ({ NODE_ENV, NEXT_PHASE, CMS_IS_LOCAL }: NodeJS.ProcessEnv) =>
  NODE_ENV !== 'production' || NEXT_PHASE === 'phase-production-build' || CMS_IS_LOCAL === 'true';

/**
 * Secret that signs sessions and encrypts API keys: `PAYLOAD_SECRET`, else one for development.
 *
 * @throws {Error} naming the variable and how to make a secret, when none that is worth the name
 *   is set outside development
 */
export function secret(environment: NodeJS.ProcessEnv = process.env): string {
  const given = environment.PAYLOAD_SECRET || FOR_DEVELOPMENT;
  if (given.length >= SHORTEST_LENGTH || isForDevelopment(environment)) return given;
  throw new Error(REFUSAL);
}
