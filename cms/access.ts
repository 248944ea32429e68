import type { PayloadRequest, Where } from 'payload';

interface Asked {
  req: PayloadRequest;
}

const roleOf = (user: unknown): string | undefined =>
  (user as { role?: string } | null | undefined)?.role;

/**
 * Returns whether the CMS's own code reads, such as the seed: it has no request, and so no headers.
 * Payload checks the access of such code when it validates the files of a global.
 */
const isInternal = ({ payloadAPI, headers }: PayloadRequest): boolean =>
  payloadAPI === 'local' && headers.keys().next().done === true;

const isReader = ({ req }: Asked): boolean => roleOf(req.user) === 'reader';

const signedIn = ({ req }: Asked): boolean => Boolean(req.user) || isInternal(req);

const PUBLISHED: Where = { _status: { equals: 'published' } };
const NOT_IN_BIN: Where = { deletedAt: { exists: false } };

/** Editors and administrators. */
const editors = ({ req }: Asked): boolean => ['admin', 'editor'].includes(roleOf(req.user) ?? '');

/** Who may do something. */
export const access = {
  /** A user or an API key, which the site's build has. Nobody reads records anonymously. */
  signedIn,
  editors,
  /** Records that editors and administrators change. */
  changedByEditors: { create: editors, update: editors, delete: editors },
  /** Administrators only. */
  admins: ({ req }: Asked): boolean => roleOf(req.user) === 'admin',
  /** Reading of content with a trash: editors read everything, the site's key nothing that is in it. */
  readContent: ({ req }: Asked): boolean | Where =>
    isReader({ req }) ? NOT_IN_BIN : signedIn({ req }),
  /** Reading of content with drafts and a trash: the site's key reads what is published. */
  readPublished: ({ req }: Asked): boolean | Where =>
    isReader({ req }) ? { and: [PUBLISHED, NOT_IN_BIN] } : signedIn({ req }),
  /** As `readPublished`, of a global. */
  readPublishedGlobal: ({ req }: Asked): boolean | Where =>
    isReader({ req }) ? PUBLISHED : signedIn({ req }),
};
