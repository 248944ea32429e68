import type { Access, AccessArgs, FieldAccess, PayloadRequest, Where } from 'payload';

const roleOf = (user: unknown): string | undefined =>
  (user as { role?: string } | null | undefined)?.role;

/**
 * Returns whether the CMS's own code reads, such as the seed: it has no request, and so no headers.
 * Payload checks the access of such code when it validates the files of a global.
 */
const isInternal = ({ payloadAPI, headers }: PayloadRequest): boolean =>
  payloadAPI === 'local' && headers.keys().next().done === true;

/** A user or an API key, which the site's build has. Nobody reads records anonymously. */
export const signedIn = ({ req }: { req: PayloadRequest }): boolean =>
  Boolean(req.user) || isInternal(req);

/** Editors and administrators. */
export const editors: Access = ({ req }) => ['admin', 'editor'].includes(roleOf(req.user) ?? '');

const isReader = ({ req }: { req: PayloadRequest }): boolean => roleOf(req.user) === 'reader';

const PUBLISHED: Where = { _status: { equals: 'published' } };
const NOT_IN_BIN: Where = { deletedAt: { exists: false } };

/** Reading of content with a trash: editors read everything, the site's key nothing that is in it. */
export const readContent: Access = ({ req }) =>
  isReader({ req }) ? NOT_IN_BIN : signedIn({ req });

/** Reading of content with drafts and a trash: the site's key reads what is published. */
export const readPublished = ({ req }: AccessArgs): boolean | Where =>
  isReader({ req }) ? { and: [PUBLISHED, NOT_IN_BIN] } : signedIn({ req });

/** As {@link readPublished}, of a global. */
export const readPublishedGlobal: Access = ({ req }) =>
  isReader({ req }) ? PUBLISHED : signedIn({ req });

/** Administrators only. */
export const admins: Access = ({ req }) => roleOf(req.user) === 'admin';

/** Administrators access every user, others only their own account: e-mail addresses stay private. */
export const adminsOrSelf: Access = ({ req }) => {
  if (roleOf(req.user) === 'admin') return true;
  return req.user ? { id: { equals: req.user.id } } : false;
};

/** A field that only administrators may change. */
export const adminsField: FieldAccess = ({ req }) => roleOf(req.user) === 'admin';

/** A field that editors and administrators read, and the site's key does not. */
export const editorsField: FieldAccess = ({ req }) =>
  ['admin', 'editor'].includes(roleOf(req.user) ?? '');
