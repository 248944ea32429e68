const ALL = `id
          year
          title
          kind
          role
          billing
          director
          status`;
const SCREEN = `company
          broadcaster`;
const SERIES = `season
          episodes`;

/** The four lists of a talent's credits. */
export const CREDITS = /* GraphQL */ `
        cinema {
          ${ALL}
          ${SCREEN}
        }
        television {
          ${ALL}
          ${SCREEN}
          ${SERIES}
        }
        theatre {
          ${ALL}
          venue
        }
        otherWork {
          ${ALL}
          ${SCREEN}
          ${SERIES}
        }`;
