/** The token's user; null when the CMS does not accept the token. */
export const ME = /* GraphQL */ `
  query VerifyToken {
    meUser {
      user {
        id
      }
    }
  }
`;
