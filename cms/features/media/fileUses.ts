import {
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type CollectionSlug,
  type Field,
  type GlobalBeforeChangeHook,
  type Payload,
  type PayloadRequest,
  type Where,
} from 'payload';
import { pathsTo } from '../../fields/dataFields.ts';
import { findFileReferences } from '../../fields/recordProblems.ts';
import { refusal, type Siblings } from '../../fields/rules.ts';
import { FILE_KINDS, type FileKind } from '../../fields/upload.ts';
import { nameFirst } from '../../texts/labels.ts';
import { type AdminLanguage, adminLanguage, labelOf, recordTitle } from '../../texts/problems.ts';
import { contextOf } from '../../runtime/requestContext.ts';
import { stored, type StoredKey } from '../../stored/stored.ts';

/** A stored row that uses a file: a public one, or the latest version, which may be a draft. */
interface UsingRow extends StoredKey {
  isPublic: boolean;
  fields: readonly Field[];
  /** The values, with every language of those that are localised. */
  record: Siblings;
  references: ReturnType<typeof findFileReferences>;
}

type RowWithoutUses = Omit<UsingRow, 'references'>;

const isPublished = ({ _status }: Siblings) => _status === undefined || _status === 'published';

async function findInCollection(
  req: PayloadRequest,
  slug: CollectionSlug,
  fileId: number | string,
): Promise<RowWithoutUses[]> {
  const { fields, flattenedFields, trash, versions } = req.payload.collections[slug].config;
  const paths = pathsTo('media', flattenedFields);
  if (paths.length === 0) return [];
  const uses = (prefix = ''): Where[] => [
    { or: paths.map((path) => ({ [`${prefix}${path}`]: { equals: fileId } })) },
    ...(trash ? [{ [`${prefix}deletedAt`]: { exists: false } }] : []),
  ];
  const found = await stored.find(req, slug, { where: { and: uses() } });
  const rows = found.map((record): RowWithoutUses => {
    return { kind: slug, fields, id: record.id, isPublic: isPublished(record), record };
  });
  if (!versions?.drafts) return rows;
  const where = { and: [stored.LATEST, ...uses('version.')] };
  const latest = await stored.versions(req, slug, { where });
  for (const { id: versionId, parent: id, version: record } of latest) {
    rows.push({ kind: slug, fields, id: id!, versionId, isPublic: false, record });
  }
  return rows;
}

async function findInGlobals(req: PayloadRequest): Promise<RowWithoutUses[]> {
  const rows: RowWithoutUses[] = [];
  for (const { slug: kind, fields, versions } of req.payload.globals.config) {
    const record = await stored.get(req, kind);
    if (record) rows.push({ kind, fields, isPublic: isPublished(record), record });
    if (!versions?.drafts) continue;
    const latest = await stored.versions(req, kind, { where: stored.LATEST });
    for (const { id: versionId, version } of latest) {
      rows.push({ kind, fields, versionId, isPublic: false, record: version });
    }
  }
  return rows;
}

const withReferences = (rows: readonly RowWithoutUses[], fileId: number | string) =>
  rows
    .map((row) => ({
      ...row,
      references: findFileReferences(row.fields, row.record).filter(({ id }) => id === fileId),
    }))
    .filter(({ references }) => references.length > 0);

/**
 * Finds every row that uses a file: public ones and latest drafts, in all rows and blocks. Older
 * versions and records in the trash do not count, and proposals do not: see {@link findProposalRows}.
 */
export async function findUsingRows(
  req: PayloadRequest,
  fileId: number | string,
): Promise<UsingRow[]> {
  const rows = [];
  for (const slug of Object.keys(req.payload.collections) as CollectionSlug[]) {
    if (slug !== 'proposals') rows.push(...(await findInCollection(req, slug, fileId)));
  }
  rows.push(...(await findInGlobals(req)));
  return withReferences(rows, fileId);
}

/**
 * Finds the rows of proposals that show a file first. They neither keep it nor make it public: without
 * it, they show another picture of the person.
 */
export const findProposalRows = async (
  req: PayloadRequest,
  fileId: number | string,
): Promise<UsingRow[]> => withReferences(await findInCollection(req, 'proposals', fileId), fileId);

function titleOf({ collections, globals }: Payload, row: UsingRow, language: AdminLanguage) {
  const { kind, id, record } = row;
  if (id !== undefined)
    return recordTitle(collections[kind as CollectionSlug].config, { ...record, id });
  return labelOf(globals.config.find(({ slug }) => slug === kind) ?? {}, language);
}

/** Returns the records that use a file, each once, those that the site shows first. */
export const describeUses = (
  payload: Payload,
  rows: readonly UsingRow[],
  language: AdminLanguage,
) =>
  [...Map.groupBy(rows, ({ kind, id }) => `${kind} ${id ?? ''}`).values()]
    .map((found) => {
      const [first] = found as [UsingRow];
      const references = found.flatMap((row) => row.references);
      return {
        kind: first.kind,
        id: first.id,
        /** The record's name, e.g. "Nerea Soto" or "Portada". */
        title: titleOf(payload, first, language),
        /** Labels of the fields, each once. */
        places: [...new Set(references.map(({ field }) => labelOf(field, language)))],
        /** Names of the record's own fields in which the file is, each once. */
        fields: [...new Set(references.map(({ path }) => path.split('.')[0]!))],
        /** Whether the site shows the file there. */
        isPublic: found.some(({ isPublic }) => isPublic),
      };
    })
    .sort((a, b) => Number(b.isPublic) - Number(a.isPublic));

const KINDS: FileKind[] = ['picture', 'video', 'audio', 'pdf'];

/** Refuses to delete a file that the home page or a page cannot be shown without. */
const keepNeededFile: CollectionBeforeDeleteHook = async ({ id: fileId, req }) => {
  const row = (await findUsingRows(req, fileId)).find(
    ({ kind, id, versionId, references }) =>
      (id === undefined || kind === 'pages') &&
      versionId === undefined &&
      references.some(({ isRequired }) => isRequired),
  );
  if (!row) return;
  const title = titleOf(req.payload, row, adminLanguage(req));
  const place = row.id === undefined ? title : `/${String(row.record.slug)}`;
  throw refusal(req, { code: 'fileInUse', values: [place] });
};

/** Refuses to move a file to the trash while a record uses it, and lists those records. */
const keepUsedFile: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (contextOf(req).trashOperation !== 'trash') return data;
  const rows = await findUsingRows(req, (originalDoc as { id: number }).id);
  if (rows.length === 0) return data;
  const uses = describeUses(req.payload, rows, adminLanguage(req)).map(
    ({ title, places }) => `${title} (${places.join(', ')})`,
  );
  throw refusal(req, { code: 'usedFile', values: [nameFirst(uses)] });
};

/**
 * Refuses to save a file that does not exist, also in a draft: a form can still name one that has gone to the
 * trash. What is stored already stays, and an older version can be restored without its files.
 */
export const refuseGoneFile = async (
  save: Parameters<CollectionBeforeChangeHook>[0] | Parameters<GlobalBeforeChangeHook>[0],
) => {
  const { req } = save;
  const data = save.data as Siblings;
  const { fields } = 'global' in save ? save.global : save.collection;
  const filesOf = (record: unknown) =>
    findFileReferences(fields as Field[], (record ?? {}) as Siblings);
  const known = new Set(filesOf(save.originalDoc).map(({ id }) => id));
  const added = filesOf(data).filter(({ id }) => id !== undefined && !known.has(id));
  if (added.length === 0 || contextOf(req).restoredVersion !== undefined) return data;
  const ids = [...new Set(added.map(({ id }) => id))];
  const where: Where = { and: [{ id: { in: ids } }, { deletedAt: { exists: false } }] };
  const files = await stored.find(req, 'media', { where, select: {} });
  const gone = added.find(({ id }) => !files.some((file) => file.id === id));
  if (!gone) return data;
  throw refusal(req, { code: 'missingFile' }, gone.path, labelOf(gone.field, adminLanguage(req)));
};

const kindOf = (mimeType: string | null | undefined): FileKind | undefined =>
  KINDS.find((kind) => FILE_KINDS[kind].types.includes(mimeType ?? ''));

/**
 * Refuses to replace a file with one of another kind: records that show a picture could not show a
 * PDF. An SVG can be replaced with a picture, but not the other way round.
 */
const keepKind: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { id } = args as { id?: number | string };
  if (operation !== 'update' || !req.file || id === undefined) return args;
  const file = await stored.get<{ mimeType?: string | null }>(req, 'media', id);
  const kind = kindOf(file?.mimeType);
  if (!kind || kind === kindOf(req.file.mimetype)) return args;
  const accepted = FILE_KINDS[kind].label[adminLanguage(req)];
  throw refusal(req, { code: 'otherKind', values: [accepted] }, 'file');
};

/** What keeps the files that records use. */
export const fileUseHooks = {
  beforeOperation: [keepKind],
  beforeChange: [keepUsedFile],
  beforeDelete: [keepNeededFile],
} satisfies CollectionConfig['hooks'];
