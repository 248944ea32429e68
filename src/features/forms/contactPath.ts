import type { Locale } from '~/lib/i18n/locale';
import { pagePath } from '~/lib/routing/routes';
import { AGENT_PARAMETER, TALENT_PARAMETER } from './contactNames';

/**
 * Returns the URL of the contact form, prefilled with a talent's name.
 *
 * @param agent name and e-mail of the talent's agent, which go with the message
 */
export function contactPath(locale: Locale, talentName: string, agent?: string): string {
  const query = new URLSearchParams({ [TALENT_PARAMETER]: talentName });
  if (agent) query.set(AGENT_PARAMETER, agent);
  return `${pagePath(locale, 'contact')}?${query}`;
}
