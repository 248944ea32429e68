import type { Plugin } from 'payload';
import { mapCollections } from '../extendConfig.ts';
import { ProposalAnswers, answersEndpoint } from './answers.ts';
import { Proposals } from './proposals.ts';

const MAKE = '/features/proposals/admin/MakeProposal.tsx#MakeProposal';

/** Answers castings: proposals of people with pages that nobody finds without their link. */
export const proposals: Plugin = (config) => {
  const extended = mapCollections(config, (collection) => {
    if (collection.slug !== 'talents') return collection;
    const { components } = collection.admin ?? {};
    const beforeListTable = [...(components?.beforeListTable ?? []), MAKE];
    return {
      ...collection,
      admin: { ...collection.admin, components: { ...components, beforeListTable } },
    };
  });
  const own = [{ ...Proposals, endpoints: [answersEndpoint] }, ProposalAnswers];
  const [talents, ...others] = extended.collections ?? [];
  return { ...extended, collections: [talents!, ...own, ...others] };
};
