import type { TextField } from 'payload';
import { bilingual } from '../../texts/labels.ts';
import { LIMITS } from '#contract/limits.ts';
import type { RequestCheck } from '../../fields/rules.ts';
import { textField } from '../../fields/text.ts';

interface Agency {
  team?: { id: string }[];
  [field: string]: unknown;
}

/** Refuses the id of a person who is not, or no longer, in the agency's team. */
const isInTeam: RequestCheck = async (agentId, { req }) => {
  if (typeof agentId !== 'string' || !agentId) return undefined;
  // Not `findGlobal` of Payload: it would change the locale of the request.
  const agency = await req.payload.db.findGlobal<Agency>({ slug: 'agency', req });
  return (agency.team ?? []).some(({ id }) => id === agentId) ? undefined : { code: 'notInTeam' };
};

/** Creates the field for the person of the agency's team who represents a talent: the row's id. */
export const agentField = (): TextField =>
  textField('agentId', bilingual('Representante', 'Agent'), LIMITS.datum, {
    requestCheck: isInTeam,
    admin: {
      width: '50%',
      components: { Field: '/features/talents/admin/AgentSelect.tsx#AgentSelect' },
    },
  });
