import { MEDIA } from './mediaQuery';

/** A batch of pages by id, in one locale, without fallback to another. */
export const PAGES = /* GraphQL */ `
  query Pages($locale: LocaleInputType!, $where: Page_where!, $limit: Int!) {
    Pages(locale: $locale, fallbackLocale: none, where: $where, sort: "id", limit: $limit) {
      docs {
        id
        updatedAt
        slug
        title
        intro
        blocks {
          ... on TextBlock {
            id
            blockType
            heading
            body
          }
          ... on PictureBlock {
            id
            blockType
            picture {
              ...MediaFields
            }
            caption
          }
          ... on TeamBlock {
            id
            blockType
            heading
          }
          ... on CookiesBlock {
            id
            blockType
            heading
            body
            group
          }
          ... on StepsBlock {
            id
            blockType
            heading
            items {
              id
              title
              text
            }
          }
          ... on QuoteBlock {
            id
            blockType
            text
            author
          }
          ... on CallToActionBlock {
            id
            blockType
            heading
            text
            label
            url
          }
        }
        searchTitle
        searchDescription
      }
    }
  }
  ${MEDIA}
`;

/** A batch of the ids and `updatedAt` of pages. */
export const PAGES_REVISIONS = /* GraphQL */ `
  query PagesRevisions($where: Page_where!, $limit: Int!) {
    Pages(where: $where, sort: "id", limit: $limit, pagination: false, select: true) {
      docs {
        id
        updatedAt
      }
    }
  }
`;
