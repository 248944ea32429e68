/** What is asked of a picture or a file. */
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
  }
`;
