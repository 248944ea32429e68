import { MEDIA } from './mediaQuery';

/** The agency in one locale, without fallback to another. */
export const AGENCY = /* GraphQL */ `
  query Agency($locale: LocaleInputType!) {
    Agency(locale: $locale, fallbackLocale: none) {
      updatedAt
      name
      legalName
      taxId
      tagline
      street
      postalCode
      city
      country
      phones {
        id
        label
        number
      }
      emails {
        id
        label
        address
      }
      socials {
        id
        network
        url
        handle
      }
      team {
        id
        name
        role
        photo {
          ...MediaFields
        }
        email
        phone
      }
      aiCrawlers
    }
  }
  ${MEDIA}
`;
