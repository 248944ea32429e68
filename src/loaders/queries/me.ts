/** The user that the token belongs to; null when the CMS does not accept the token. */
export const ME = /* GraphQL */ `
  query Identity {
    meUser {
      user {
        id
      }
    }
  }
`;
