import { MEDIA } from './mediaQuery';

/** The home page in one locale, without fallback to another. */
export const HOME = /* GraphQL */ `
  query Home($locale: LocaleInputType!) {
    Home(locale: $locale, fallbackLocale: none) {
      updatedAt
      slides {
        id
        picture {
          ...MediaFields
        }
        headline
        line
        talent {
          id
        }
        url
      }
      featured {
        id
        talent {
          id
        }
      }
      instagram {
        id
        picture {
          ...MediaFields
        }
        url
        caption
      }
      trustedBy {
        id
        name
        logo {
          ...MediaFields
        }
        url
      }
      searchTitle
      searchDescription
    }
  }
  ${MEDIA}
`;
