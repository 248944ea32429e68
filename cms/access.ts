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

/**
 * Returns the name under which editors see an account: its name, else the part of the e-mail address
 * before the @; `null` for the CMS's own code.
 */
export function editorName({ user }: Pick<PayloadRequest, 'user'>): string | null {
  const { name, email } = (user ?? {}) as { name?: string | null; email?: string };
  return name || email?.split('@')[0] || null;
}

const signedIn = ({ req }: Asked): boolean => Boolean(req.user) || isInternal(req);

const PUBLISHED: Where = { _status: { equals: 'published' } };
const NOT_IN_BIN: Where = { deletedAt: { exists: false } };

/** Creates the access to records of which the site's key reads some, and everybody else who is signed in all. */
const readFor =
  (where: Where) =>
  ({ req }: Asked): boolean | Where =>
    roleOf(req.user) === 'reader' ? where : signedIn({ req });

/** Editors and administrators. */
const editors = ({ req }: Asked): boolean => ['admin', 'editor'].includes(roleOf(req.user) ?? '');

/** Who may do something. */
export const access = {
  /** A user or an API key, which the site's build has. Nobody reads records anonymously. */
  signedIn,
  editors,
  /** Records that editors and administrators change. */
  changedByEditors: { create: editors, update: editors, delete: editors },
  /** Records that the CMS alone writes. */
  changedByNobody: { create: () => false, update: () => false, delete: () => false },
  /** Administrators only. */
  admins: ({ req }: Asked): boolean => roleOf(req.user) === 'admin',
  /** Reading of content with a trash: editors read everything, the site's key nothing that is in it. */
  readContent: readFor(NOT_IN_BIN),
  /** Reading of content with drafts and a trash: the site's key reads what is published. */
  readPublished: readFor({ and: [PUBLISHED, NOT_IN_BIN] }),
  /** As `readPublished`, of a global. */
  readPublishedGlobal: readFor(PUBLISHED),
};
