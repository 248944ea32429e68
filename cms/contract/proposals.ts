import { PROPOSALS_PATH } from './pages.ts';

/** Characters of the id in the link to a proposal: there are 1.7 × 10³⁴, so that nobody guesses one. */
export const PROPOSAL_ID_LENGTH = 22;

/** Form of the id in the link to a proposal. */
export const PROPOSAL_ID_PATTERN = /^[0-9a-z]{22}$/;

/** The most people of a proposal. */
export const MAX_PROPOSED = 100;

/** Returns the path of a proposal's page, without locale prefix. */
export const proposalPath = (linkId: string): string => `${PROPOSALS_PATH}/${linkId}`;
