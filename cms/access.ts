import type { Access, FieldAccess, PayloadRequest } from 'payload';

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

/**
 * Reading of content that has a bin: editors read everything, a reader such as a build nothing that is
 * in the bin.
 */
export const readContent: Access = ({ req }) => {
  if (!signedIn({ req })) return false;
  return roleOf(req.user) === 'reader' ? { deletedAt: { exists: false } } : true;
};

/** Reading of versions, as {@link readContent}: older versions do not know that a record is in the bin. */
export const readContentVersions: Access = ({ req }) => {
  if (!signedIn({ req })) return false;
  return roleOf(req.user) === 'reader' ? { 'parent.deletedAt': { exists: false } } : true;
};

/** Administrators only. */
export const admins: Access = ({ req }) => roleOf(req.user) === 'admin';

/** Administrators access every user, others only their own account: e-mail addresses stay private. */
export const adminsOrSelf: Access = ({ req }) => {
  if (roleOf(req.user) === 'admin') return true;
  return req.user ? { id: { equals: req.user.id } } : false;
};

/** A field that only administrators may change. */
export const adminsField: FieldAccess = ({ req }) => roleOf(req.user) === 'admin';

/** A field that editors and administrators read, and no API key. */
export const editorsField: FieldAccess = ({ req }) =>
  ['admin', 'editor'].includes(roleOf(req.user) ?? '');

/** A field that requires a user or an API key; the public cannot read it. */
export const signedInField: FieldAccess = ({ req }) => Boolean(req.user);
