import { findBuildKey } from '../../../cms/runtime/buildUser.ts';
import { startServer } from '../../../cms/runtime/server.ts';

/*
 * The real CMS over a generated agency, in a process of its own. It tells its parent where it is,
 * and changes a talent for every message that it gets.
 */

const cms = await startServer(0);
const { docs } = await cms.payload.find({ collection: 'talents', limit: 1, sort: 'id', depth: 0 });

process.on('message', async (biography: string) => {
  const data = { biography, _status: 'published' } as const;
  await cms.payload.update({ collection: 'talents', id: docs[0]!.id, locale: 'es', data });
  process.send?.({ changed: docs[0]!.slug });
});
process.send?.({ url: cms.url, key: await findBuildKey(cms.payload) });
