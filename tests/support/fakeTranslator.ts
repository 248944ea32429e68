import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the fake service answers: a translation, a status, or nothing. */
type Behaviour = 'translate' | 'rename' | 'hang' | number;

/** A translation service that records what it receives. */
export interface FakeTranslator {
  url: string;
  /** The bodies and the authorisation of all requests. */
  received: { path: string; authorisation: string; body: string }[];
  behaviour: Behaviour;
  close(): void;
}

const translate = (text: string, behaviour: Behaviour) =>
  behaviour === 'rename' ? text.replace(/<x>.*?<\/x>/g, '<x>Tide</x>') : `EN ${text}`;

/** Starts a fake of DeepL and of OpenAI's chats; each translation is the text after `EN`. */
export async function startFakeTranslator(): Promise<FakeTranslator> {
  const server = createServer(async (request, response) => {
    const body = (await Array.fromAsync(request)).join('');
    const { authorization = '' } = request.headers;
    fake.received.push({ path: request.url ?? '', authorisation: authorization, body });
    if (fake.behaviour === 'hang') return;
    if (typeof fake.behaviour === 'number') {
      return void response.writeHead(fake.behaviour).end(`{"key": "${authorization}"}`);
    }
    const { text, messages } = JSON.parse(body) as {
      text?: string[];
      messages?: { content: string }[];
    };
    const texts =
      text ?? (JSON.parse(messages?.at(-1)?.content ?? '{}') as { texts: string[] }).texts;
    const translated = texts.map((one) => translate(one, fake.behaviour));
    const answer = text
      ? { translations: translated.map((one) => ({ text: one })) }
      : { choices: [{ message: { content: JSON.stringify({ texts: translated }) } }] };
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const fake: FakeTranslator = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: [],
    behaviour: 'translate',
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return fake;
}
