import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload';

/** A version in the list of a record's versions. */
export interface ListedVersion {
  id: string;
  /** When it was saved; ISO 8601. */
  at: string;
  /** The name of the editor who saved it; `undefined` for old versions and the CMS's own code. */
  who: string | undefined;
  /** `online` is what the site shows; `currentDraft` is a newer draft. */
  state: 'online' | 'published' | 'currentDraft' | 'draft';
}

interface Version {
  id: number | string;
  updatedAt: string;
  version: { _status?: string | null; updatedBy?: string | null };
}

const OPTIONS = { depth: 0, sort: '-updatedAt', pagination: false, overrideAccess: false } as const;

async function readVersions(req: PayloadRequest, slug: string, id?: number | string) {
  const notSnapshot = { snapshot: { not_equals: true } };
  const { payload, user } = req;
  const found =
    slug in payload.collections
      ? await payload.findVersions({
          ...OPTIONS,
          collection: slug as CollectionSlug,
          where: { and: [{ parent: { equals: id } }, notSnapshot] },
          trash: true,
          user,
        })
      : await payload.findGlobalVersions({
          ...OPTIONS,
          slug: slug as GlobalSlug,
          where: notSnapshot,
          user,
        });
  return found.docs as unknown as Version[];
}

/** Returns whether the site shows a published version of the record. */
async function isOnline({ payload }: PayloadRequest, slug: string, id?: number | string) {
  const row =
    slug in payload.collections
      ? await payload.db.findOne<{ id: number; _status?: string; deletedAt?: string }>({
          collection: slug as CollectionSlug,
          where: { id: { equals: id } },
        })
      : await payload.db.findGlobal<{ _status?: string; deletedAt?: string }>({ slug });
  return row?._status === 'published' && !row.deletedAt;
}

/**
 * Returns the versions of a record or a global, the newest first.
 *
 * @param id the record's id; a global has none
 */
export async function findVersions(
  req: PayloadRequest,
  slug: string,
  id?: number | string,
): Promise<ListedVersion[]> {
  const versions = await readVersions(req, slug, id);
  const newestPublished = versions.find(({ version }) => version._status === 'published');
  const online = (await isOnline(req, slug, id)) ? newestPublished : undefined;
  return versions.map((one, index) => {
    const isPublished = one.version._status === 'published';
    const published = one === online ? 'online' : 'published';
    return {
      id: String(one.id),
      at: one.updatedAt,
      who: one.version.updatedBy ?? undefined,
      state: isPublished ? published : index === 0 ? 'currentDraft' : 'draft',
    };
  });
}
