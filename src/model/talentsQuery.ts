import { CREDITS } from './creditsQuery';
import { MEDIA } from './mediaQuery';

/** A batch of talents by id, in one locale, without fallback to another. */
export const TALENTS = /* GraphQL */ `
  query Talents($locale: LocaleInputType!, $where: Talent_where!, $limit: Int!) {
    Talents(
      locale: $locale
      fallbackLocale: none
      where: $where
      sort: "id"
      limit: $limit
    ) {
      docs {
        id
        updatedAt
        name
        familyName
        slug
        sections
        castAs
        list
        photo {
          ...MediaFields
        }
        gallery {
          id
          picture {
            ...MediaFields
          }
        }
        photoTakenOn
        age
        playingAgeFrom
        playingAgeTo
        citizenships
        homeBase
        availability
        availableFrom
        availableUntil
        heightCm
        eyes
        hair
        languages {
          id
          language
          level
        }
        accents {
          id
          accent
          level
        }
        skills {
          id
          skill
          level
        }
        ${CREDITS}
        studies {
          id
          year
          title
          school
        }
        awards {
          id
          year
          award
          work
          result
        }
        biography
        videos {
          id
          kind
          title
          url
          file {
            ...MediaFields
          }
          durationSeconds
          startSeconds
          tones
          work
          publishedOn
          poster {
            ...MediaFields
          }
        }
        voiceClips {
          id
          kind
          language
          accent
          file {
            ...MediaFields
            durationSeconds
          }
        }
        curriculum {
          ...MediaFields
        }
        website
        imdb
        agentId
        checkedOn
        position
        visibility
        previousSlugs {
          id
          list
          slug
        }
        shareId
      }
    }
  }
  ${MEDIA}
`;

/** A batch of the ids and revisions of talents: an age changes without a change of the record. */
export const TALENTS_REVISIONS = /* GraphQL */ `
  query TalentsRevisions($where: Talent_where!, $limit: Int!) {
    Talents(where: $where, sort: "id", limit: $limit, pagination: false, select: true) {
      docs {
        id
        updatedAt
        age
      }
    }
  }
`;
