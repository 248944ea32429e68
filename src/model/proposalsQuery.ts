/** A batch of proposals by id: those that the site shows today. */
export const PROPOSALS = /* GraphQL */ `
  query Proposals($where: Proposal_where!, $limit: Int!) {
    Proposals(where: $where, sort: "id", limit: $limit) {
      docs {
        id
        updatedAt
        linkId
        project
        recipient
        text
        language
        validUntil
        agentId
        people {
          id
          talent {
            id
          }
          note
          photo {
            id
          }
          clip
        }
      }
    }
  }
`;

/** A batch of the ids and `updatedAt` of proposals. */
export const PROPOSALS_REVISIONS = /* GraphQL */ `
  query ProposalsRevisions($where: Proposal_where!, $limit: Int!) {
    Proposals(where: $where, sort: "id", limit: $limit, pagination: false, select: true) {
      docs {
        id
        updatedAt
      }
    }
  }
`;
