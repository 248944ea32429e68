/** Who the CMS takes us for: nobody, when the token is not accepted. */
export const IDENTITY = /* GraphQL */ `
  query Identity {
    meUser {
      user {
        id
      }
    }
  }
`;
