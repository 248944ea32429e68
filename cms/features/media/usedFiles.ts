import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  type Field,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { type Problem, adminLanguage, describeProblem, labelOf } from '../../texts/problems.ts';
import { findFileReferences } from '../../fields/recordProblems.ts';
import type { Siblings } from '../../fields/rules.ts';
import { FILE_KINDS, type FileKind } from '../../fields/upload.ts';
import { trashOperation } from '../trash/trashOperation.ts';
import { describeUses, summariseUses } from './describeUses.ts';
import { findUsingRows } from './fileUses.ts';

const KINDS: FileKind[] = ['picture', 'video', 'audio', 'pdf'];

const messageOf = (req: PayloadRequest, problem: Problem) =>
  describeProblem(problem, adminLanguage(req));

/** Finds the public record that cannot be shown without a file. */
async function findPlace(req: PayloadRequest, id: number | string): Promise<string | undefined> {
  const { payload } = req;
  const needs = (fields: readonly Field[], record: Siblings) =>
    findFileReferences(fields, record).some((file) => file.isRequired && file.id === id);
  for (const global of payload.globals.config) {
    const record = await payload.db.findGlobal<Siblings>({ slug: global.slug, req });
    if (record && needs(global.fields, record)) return labelOf(global, adminLanguage(req));
  }
  const { docs } = await payload.db.find<Siblings & { id: number; slug: string }>({
    collection: 'pages' satisfies CollectionSlug,
    where: { deletedAt: { exists: false } },
    pagination: false,
    req,
  });
  const { fields } = payload.collections.pages.config;
  const page = docs.find((record) => needs(fields, record));
  return page && `/${page.slug}`;
}

/** Refuses to delete a file that the home page or a page cannot be shown without. */
export const keepNeededFile: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const place = await findPlace(req, id);
  if (!place) return;
  const message = messageOf(req, { code: 'fileInUse', values: [place] });
  throw new APIError(message, 400, undefined, true);
};

/** Refuses to move a file to the trash while a record uses it, and lists those records. */
export const keepUsedFile: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (trashOperation(req) !== 'trash') return data;
  const rows = await findUsingRows(req, (originalDoc as { id: number }).id);
  if (rows.length === 0) return data;
  const uses = summariseUses(describeUses(req.payload, rows, adminLanguage(req)));
  const message = messageOf(req, { code: 'usedFile', values: [uses] });
  throw new APIError(message, 400, undefined, true);
};

const kindOf = (mimeType: string | null | undefined): FileKind | undefined =>
  KINDS.find((kind) => FILE_KINDS[kind].types.includes(mimeType ?? ''));

/**
 * Refuses to replace a file with one of another kind: records that show a picture could not show a
 * PDF. An SVG can be replaced with a picture, but not the other way round.
 */
export const keepKind: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { id } = args as { id?: number | string };
  if (operation !== 'update' || !req.file || id === undefined) return args;
  const stored = await req.payload.db.findOne<{ id: number; mimeType?: string | null }>({
    collection: 'media',
    where: { id: { equals: id } },
    req,
  });
  const kind = kindOf(stored?.mimeType);
  if (!kind || kind === kindOf(req.file.mimetype)) return args;
  const accepted = FILE_KINDS[kind].label[adminLanguage(req)];
  const message = messageOf(req, { code: 'otherKind', values: [accepted] });
  throw new ValidationError({ collection: 'media', errors: [{ message, path: 'file' }] }, req.t);
};
