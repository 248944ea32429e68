import { findBuildKey } from '../../../cms/runtime/buildUser.ts';
import { startServer } from '../../../cms/runtime/embedded.ts';

/*
 * Runs the CMS over a generated agency. Sends its URL and API key to the parent process and changes
 * the biography of a talent on every message.
 */

const cms = await startServer(0);
const { docs } = await cms.payload.find({ collection: 'talents', limit: 1, sort: 'id', depth: 0 });

process.on('message', async (biography: string) => {
  const data = { biography, _status: 'published' } as const;
  await cms.payload.update({ collection: 'talents', id: docs[0]!.id, locale: 'es', data });
  process.send?.({ changed: docs[0]!.slug });
});
process.send?.({ url: cms.url, key: await findBuildKey(cms.payload) });
