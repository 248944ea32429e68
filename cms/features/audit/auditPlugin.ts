import type { CollectionAfterDeleteHook, PayloadRequest, Plugin, TaskConfig, Where } from 'payload';
import { extendConfig } from '../../plugins/extendConfig.ts';
import { isPublicChange } from '../publishing/publishingPlugin.ts';
import { recordEvent } from './auditEvents.ts';
import { changedFields } from '../revisions/mergeRevision.ts';
import { contextOf } from '../../runtime/requestContext.ts';
import { stored } from '../../stored/stored.ts';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** Deletes entries of the audit log that are older than a year, once a day, but not those of erasures. */
const purgeAuditLog: TaskConfig<'purgeAuditLog'> = {
  slug: 'purgeAuditLog',
  label: 'Limpieza del registro',
  schedule: [{ cron: '30 4 * * *', queue: 'default' }],
  handler: async ({ req }) => {
    const limit = new Date(Date.now() - YEAR_MS).toISOString();
    const where: Where = {
      and: [{ createdAt: { less_than: limit } }, { action: { not_equals: 'erase' } }],
    };
    await stored.delete({ payload: req.payload }, 'audit-log', where);
    return { output: {} };
  },
};

/** Changes by scripts, e.g. the sample's, have no user; only those of accounts are recorded. */
const isRecorded = ({ user }: PayloadRequest, kind: string) => Boolean(user) || kind === 'users';

const recordChange = async (save: Parameters<typeof isPublicChange>[0]): Promise<void> => {
  const { data, previousDoc, req } = save;
  const doc = save.doc as { id: number | string; _status?: string };
  const { slug, versions } = 'global' in save ? save.global : save.collection;
  const operation = 'global' in save ? 'update' : save.operation;
  const { hiddenChanges = [], skipCloudStorage, trashOperation } = contextOf(req);
  if (!isRecorded(req, slug) || skipCloudStorage) return;
  const moved = 'global' in save ? undefined : trashOperation;
  const isPublication = versions?.drafts && (await isPublicChange(save));
  const published = isPublication && (doc._status === 'published' ? 'publish' : 'unpublish');
  const fields =
    operation === 'create' || moved ? [] : [...changedFields(data, previousDoc), ...hiddenChanges];
  const action = moved ?? (published || operation);
  await recordEvent(req, {
    action,
    kind: slug,
    fields,
    ...('global' in save ? {} : { recordId: doc.id }),
  });
};

const recordDeletion: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  if (!isRecorded(req, collection.slug)) return;
  await recordEvent(req, { action: 'delete', kind: collection.slug, recordId: id });
};

/** What the CMS writes itself, which is no change by a person. */
const UNRECORDED = ['audit-log', 'publications', 'second-factors', 'proposal-answers'];

/** Writes who changed what to the audit log, and deletes its entries after a year. */
export const audit: Plugin = (config) => {
  const logged = extendConfig.collections(config, (collection) =>
    UNRECORDED.includes(collection.slug)
      ? collection
      : extendConfig.hooks(collection, {
          last: { afterChange: [recordChange], afterDelete: [recordDeletion] },
        }),
  );
  const globals = (config.globals ?? []).map((global) =>
    extendConfig.hooks(global, { last: { afterChange: [recordChange] } }),
  );
  return extendConfig.tasks({ ...logged, globals }, purgeAuditLog);
};
