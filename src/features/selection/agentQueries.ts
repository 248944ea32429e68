import { trackedQuery } from '~/lib/dependencies';
import { DEFAULT_LOCALE } from '~/lib/i18n/locale';
import type { AgentRow } from '~/features/selection/agents';
import { findAgent } from '../talents/agent';
import { getAgency } from '../../loaders/siteQueries';
import { getAllTalents } from '../../loaders/talentQueries';

/** Returns every agent of listed talents, with the ids of those talents. */
export const getAgents = trackedQuery('agents', async (): Promise<AgentRow[]> => {
  const agency = await getAgency(DEFAULT_LOCALE);
  const rows = new Map<string, AgentRow>();
  for (const talent of await getAllTalents(DEFAULT_LOCALE)) {
    if (!talent.isListed) continue;
    const { name, email } = findAgent(agency, talent);
    const row = rows.get(`${name} ${email}`) ?? { name, email, ids: '' };
    rows.set(`${name} ${email}`, { ...row, ids: `${row.ids} ${talent.shareId}`.trim() });
  }
  return [...rows.values()];
});
