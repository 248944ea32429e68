import { FEATURE_PATHS } from './pages.ts';

/** The id in the link to a proposal: there are 1.7 × 10³⁴, so that nobody guesses one. */
export const PROPOSAL_ID = { length: 22, pattern: /^[0-9a-z]{22}$/ };

/** The most people of a proposal. */
export const MAX_PROPOSED = 100;

/** The field of an answer to a proposal with the mark of a person, by position from 0. */
export const markField = (position: number): string => `mark-${position + 1}`;

/** Returns the path of a proposal's page, without locale prefix. */
export const proposalPath = (linkId: string): string => `${FEATURE_PATHS.proposals}/${linkId}`;
