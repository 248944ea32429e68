/** The fields of a picture or a file. */
export const MEDIA = /* GraphQL */ `
  fragment MediaFields on Media {
    id
    updatedAt
    alt
    url
    filename
    mimeType
    filesize
    width
    height
    focalX
    focalY
    checksum
    colour
    credit
  }
`;

/** A batch of the ids and `updatedAt` of pictures and files. */
export const MEDIA_REVISIONS = /* GraphQL */ `
  query MediaRevisions($where: Media_where!, $limit: Int!) {
    allMedia(where: $where, sort: "id", limit: $limit, pagination: false, select: true) {
      docs {
        id
        updatedAt
      }
    }
  }
`;
