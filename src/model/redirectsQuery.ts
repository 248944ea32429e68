/** A batch of redirects by id. */
export const REDIRECTS = /* GraphQL */ `
  query Redirects($where: Redirect_where!, $limit: Int!) {
    Redirects(where: $where, sort: "id", limit: $limit) {
      docs {
        id
        updatedAt
        from
        to
        status
      }
    }
  }
`;

/** A batch of the ids and `updatedAt` of redirects. */
export const REDIRECTS_REVISIONS = /* GraphQL */ `
  query RedirectsRevisions($where: Redirect_where!, $limit: Int!) {
    Redirects(where: $where, sort: "id", limit: $limit, pagination: false, select: true) {
      docs {
        id
        updatedAt
      }
    }
  }
`;
