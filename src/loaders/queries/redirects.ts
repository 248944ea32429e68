/** A page of redirects after the record with id `$after`. */
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
