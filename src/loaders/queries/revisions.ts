/** When each of a page of talents was last changed, after the record with id `$after`. */
export const TALENTS_REVISIONS = /* GraphQL */ `
  query TalentsCensus($where: Talent_where!, $limit: Int!) {
    Talents(where: $where, sort: "id", limit: $limit, pagination: false, select: true) {
      docs {
        id
        updatedAt
      }
    }
  }
`;

/** The same of pages. */
export const PAGES_REVISIONS = /* GraphQL */ `
  query PagesCensus($where: Page_where!, $limit: Int!) {
    Pages(where: $where, sort: "id", limit: $limit, pagination: false, select: true) {
      docs {
        id
        updatedAt
      }
    }
  }
`;

/** The same of redirects. */
export const REDIRECTS_REVISIONS = /* GraphQL */ `
  query RedirectsCensus($where: Redirect_where!, $limit: Int!) {
    Redirects(where: $where, sort: "id", limit: $limit, pagination: false, select: true) {
      docs {
        id
        updatedAt
      }
    }
  }
`;

/** The same of pictures and files. */
export const MEDIA_REVISIONS = /* GraphQL */ `
  query MediaCensus($where: Media_where!, $limit: Int!) {
    allMedia(where: $where, sort: "id", limit: $limit, pagination: false, select: true) {
      docs {
        id
        updatedAt
      }
    }
  }
`;
