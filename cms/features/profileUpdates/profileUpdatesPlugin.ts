import { type CollectionBeforeDeleteHook, type Plugin, type TaskConfig, type Where } from 'payload';
import { uiField } from '../../fields/layout.ts';
import { isoDay } from '#contract/timeZone.ts';
import { findUncheckedSheets } from './sheetChecks.ts';
import { inSameTransaction } from '../../runtime/transaction.ts';
import { editorsEndpoint, readBody } from '../../plugins/endpoints.ts';
import { extendConfig } from '../../plugins/extendConfig.ts';
import { personEndpoints } from './personEndpoints.ts';
import { reviewEndpoints } from './review.ts';
import { stored } from '../../stored/stored.ts';
import { askPeople, deleteFiles, ProfileUpdates, revokeLinks, updates } from './updates.ts';

const MAX_ASKED = 500;

/**
 * `POST /api/profile-updates/ask` with `{ ids, words, asksConsent }`, or `{ due: true }` for all whose sheets are
 * due: makes a link for each, and sends it where that is possible. Editors only.
 */
const ask = editorsEndpoint('post', '/ask', async (req) => {
  const { ids, due, words, asksConsent } = await readBody(req);
  const unchecked = due === true && (await findUncheckedSheets(req.payload, 0, new Date()));
  const wanted = unchecked ? unchecked.docs.map(({ id }) => id) : ids;
  if (!Array.isArray(wanted) || wanted.length > MAX_ASKED)
    return Response.json({}, { status: 400 });
  const people = await askPeople(req, wanted.map(Number).filter(Number.isInteger), {
    words: typeof words === 'string' ? words.slice(0, 1000).trim() : undefined,
    asksConsent: asksConsent === true,
  });
  return Response.json({ people });
});

/** `POST /api/profile-updates/revoke` with `{ talent }`: ends the links of a person. Editors only. */
const revoke = editorsEndpoint('post', '/revoke', async (req) => {
  const talent = Number((await readBody(req)).talent);
  if (!Number.isInteger(talent)) return Response.json({}, { status: 400 });
  await revokeLinks(req.payload, talent);
  return Response.json({});
});

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/**
 * Deletes, once a day, requests after a year with what was sent, and files of links that have expired without
 * anything sent. A consent that is still valid is kept.
 */
const purge: TaskConfig<'purgeProfileUpdates'> = {
  slug: 'purgeProfileUpdates',
  label: 'Limpieza de revisiones de fichas',
  schedule: [{ cron: '0 5 * * *', queue: 'default' }],
  handler: async ({ req: { payload } }) => {
    const now = Date.now();
    const before = (ms: number) => ({ less_than: new Date(ms).toISOString() });
    for (const update of await updates.find(payload, { createdAt: before(now - YEAR_MS) })) {
      if (update.state === 'decided' && (update.consent?.until ?? '') >= isoDay()) continue;
      await deleteFiles(payload, update.files);
      await stored.delete({ payload }, 'profile-updates', { id: { equals: update.id } });
    }
    const expired: Where = { and: [{ expiresAt: before(now) }, { state: { not_equals: 'sent' } }] };
    for (const { id, files } of await updates.find(payload, expired)) {
      if (!files?.length) continue;
      await deleteFiles(payload, files);
      await updates.change(payload, id, { files: null });
    }
    return { output: {} };
  },
};

/** Deletes what was asked of a person, and sent, with their record, before the database forgets whose it is. */
const deleteWithTalent: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { payload } = req;
  const where = { talent: { equals: id } };
  for (const { files } of await updates.find(payload, where)) {
    await deleteFiles(payload, files, inSameTransaction(req));
  }
  await stored.delete(req, 'profile-updates', where);
};

const ASK = '/features/profileUpdates/admin/AskForCheck.tsx';

/** Lets people keep their own sheets: by a link, without an account, and with an editor who takes what they send. */
export const profileUpdates: Plugin = (config) => {
  const endpoints = [ask, revoke, ...personEndpoints, ...reviewEndpoints];
  const extended = extendConfig.collection(config, 'talents', {
    fields: [
      uiField('profileUpdate', '/features/profileUpdates/admin/LastUpdate.tsx#LastUpdate', {
        admin: { position: 'sidebar' },
      }),
    ],
    hooks: { beforeDelete: [deleteWithTalent] },
    components: { beforeListTable: [`${ASK}#AskSelected`] },
  });
  return extendConfig.tasks(
    {
      ...extended,
      collections: [...(extended.collections ?? []), { ...ProfileUpdates, endpoints }],
    },
    purge,
  );
};
