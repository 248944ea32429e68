import { randomUUID } from 'node:crypto';
import { startServer } from '../../cms/runtime/embedded.ts';

/* Runs the CMS over a generated agency. Sends its URL and an editor's token to the parent process. */

const cms = await startServer(0);
const account = { email: `${randomUUID()}@agencia.example`, password: randomUUID() };
await cms.payload.create({ collection: 'users', data: { ...account, role: 'editor' } });
const { token } = await cms.payload.login({ collection: 'users', data: account });
process.send?.({ url: cms.url, token });
