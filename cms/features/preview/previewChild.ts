import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RequestListener } from 'node:http';
import { pathToFileURL } from 'node:url';
import { createAnswer } from './previewAnswer.ts';

/*
 * The preview's server, a process of its own: `node child.ts <entry of the build>`, with the origin of
 * the CMS in `CMS_URL`. It listens on loopback, tells its parent the port, and ends with it.
 */

const [entry = ''] = process.argv.slice(2);
// The build exports its handler instead of listening itself.
process.env.ASTRO_NODE_AUTOSTART = 'disabled';
const { handler } = (await import(pathToFileURL(entry).href)) as { handler: RequestListener };
const answer = createAnswer(process.env.CMS_URL ?? '', handler);
const server = createServer((request, response) => void answer(request, response));

// Ctrl+C reaches the whole process group; the parent decides when this process ends.
process.on('SIGINT', () => undefined);
process.on('disconnect', () => process.exit(0));
server.listen(0, '127.0.0.1', () =>
  process.send?.({ port: (server.address() as AddressInfo).port }),
);
