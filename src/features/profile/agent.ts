import type { Agency } from '~/model/agency';
import type { Talent } from '~/model/talent';

/**
 * Returns the agent of a talent. Where the person has no telephone or e-mail address, and where nobody
 * is named or the person has left the team, these are the agency's own first ones.
 */
export function findAgent(
  { name, team, phones, emails }: Pick<Agency, 'name' | 'team' | 'phones' | 'emails'>,
  { agentId }: Pick<Talent, 'agentId'>,
) {
  const person = agentId === undefined ? undefined : team.find(({ id }) => id === agentId);
  return {
    name: person?.name ?? name,
    isPerson: person !== undefined,
    phone: person?.phone ?? phones[0]?.number,
    email: person?.email ?? emails[0]?.address,
  };
}

/** Whom to call about a talent: a person of the agency's team, or the agency itself. */
export type Agent = ReturnType<typeof findAgent>;
