import { FEATURE_PATHS } from './pages.ts';

/** The id in the link to a proposal: there are 1.7 × 10³⁴, so that nobody guesses one. */
export const PROPOSAL_ID = { length: 22, pattern: /^[0-9a-z]{22}$/ };

/** The most people of a proposal. */
export const MAX_PROPOSED = 100;

/** Returns the path of a proposal's page, without locale prefix. */
export const proposalPath = (linkId: string): string => `${FEATURE_PATHS.proposals}/${linkId}`;
