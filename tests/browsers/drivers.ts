import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { launchOptions } from '../browser/chromium.ts';
import { slowProcesses } from '../support/slowProcesses.ts';

/** A browser with one tab, 390 px wide. */
export interface Browser {
  /** The process that leads the session in which those of the browser are. */
  leader: number;
  goto(url: string): Promise<void>;
  /** Goes to a page without waiting for it. */
  leaveFor(url: string): Promise<void>;
  /** Evaluates an expression in the page. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Clicks the middle of the first element that matches, as a pointer does. */
  click(selector: string): Promise<void>;
  /** Types a text into a field. */
  type(selector: string, text: string): Promise<void>;
  close(): Promise<void>;
}

/** Milliseconds that Firefox may take for an answer. A page that is left while it evaluates may give none. */
const ANSWER_MS = 60_000;

const WIDTH = 390;
const HEIGHT = 844;

const isMissing = (...files: string[]) => files.some((file) => !existsSync(file));
const findMiniBrowser = () => globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')[0];

/** The browsers whose executables are missing; `tests/browser/install.ts` installs them. */
export const isFirefoxMissing = isMissing('/usr/bin/firefox-esr');
export const isWebKitMissing =
  isMissing('/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run') || !findMiniBrowser();

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}

/** Retries until something answers. */
async function untilReady<Value>(connect: () => Promise<Value>): Promise<Value> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await connect();
    } catch (error) {
      if (attempt > 600) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  // The whole group: wrappers start the browsers as children.
  process.kill(-child.pid!, 'SIGTERM');
  const timer = setTimeout(() => process.kill(-child.pid!, 'SIGKILL'), 5000);
  await exited;
  clearTimeout(timer);
}

const start = (command: string, args: string[], env: Record<string, string> = {}) =>
  spawn(command, args, { stdio: 'ignore', detached: true, env: { ...process.env, ...env } });

/** Scrolls an element into view, and returns the middle of its visible part once it stands still. */
const middleOf = (selector: string) => `(async () => {
  const element = document.querySelector(${JSON.stringify(selector)});
  for (let last; ; ) {
    // Again, because a page that is still loading may scroll too.
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    if (last === x + ' ' + y) return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
    last = x + ' ' + y;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
})()`;

/** Matches the command lines of the processes in which pages run: Chromium's, Firefox's, WebKit's. */
const PAGES = /--type=renderer|-contentproc[^]*\btab\b|WebKitWebProcess/;
/** Six times slowed; in milliseconds. */
const PROCESSOR = { runs: 10, stops: 50 };

/** Whether a process, of which `folder` tells, runs pages in a session. */
function runsPages(folder: string, leader: number): boolean {
  try {
    // The state, the parent, the group and the session come after the name, which is in brackets.
    const session = readFileSync(`${folder}/stat`, 'utf8').split(') ').at(-1)!.split(' ')[3];
    return session === `${leader}` && PAGES.test(readFileSync(`${folder}/cmdline`, 'utf8'));
  } catch {
    // It has ended.
    return false;
  }
}

/**
 * Slows the pages of a browser down, so that their scripts and layout take six times as long. The browser itself
 * stays fast: its network, and what it draws. Returns a function that ends it.
 */
export const slowPages = ({ leader }: Browser): (() => void) =>
  slowProcesses(
    () =>
      globSync('/proc/[0-9]*')
        .filter((folder) => runsPages(folder, leader))
        .map((folder) => Number(path.basename(folder))),
    PROCESSOR,
  );

/** Starts Chromium in the way of the other browsers. */
export async function startChromium(): Promise<Browser> {
  const server = await chromium.launchServer(launchOptions());
  const browser = await chromium.connect(server.wsEndpoint());
  const page = await browser.newPage({
    viewport: { width: WIDTH, height: HEIGHT },
    locale: 'es-ES',
  });
  const click = async (selector: string) => {
    const { x, y } = await page.evaluate<{ x: number; y: number }>(middleOf(selector));
    await page.mouse.click(x, y);
  };
  return {
    leader: server.process().pid!,
    goto: async (url) => void (await page.goto(url)),
    leaveFor: async (url) => void (await page.goto(url, { waitUntil: 'commit' })),
    evaluate: (expression) => page.evaluate(expression),
    click,
    async type(selector, text) {
      await click(selector);
      await page.keyboard.type(text);
    },
    close: () => server.close(),
  };
}

/**
 * Goes to a page and waits for all of it. Firefox may say that it has loaded when the page before it has.
 *
 * @param leave leaves the old page
 */
async function load(tab: Pick<Browser, 'evaluate'>, leave: () => Promise<unknown>): Promise<void> {
  await tab.evaluate('void (window.isLeft = true)');
  await leave();
  await untilReady(async () => {
    if (!(await tab.evaluate('!window.isLeft && document.readyState === "complete"')))
      throw new Error('The page does not load');
  });
}

export interface Firefox extends Browser {
  /** Types a text into what has the focus, where the caret is. */
  press(text: string): Promise<void>;
}

/**
 * Starts Firefox, which speaks WebDriver BiDi itself.
 *
 * @param script runs in each page before its own scripts
 * @param preferences Firefox's own, which are written as `about:config` shows them
 */
export async function startFirefox(
  script = '',
  preferences: Record<string, string | number | boolean> = {},
): Promise<Firefox> {
  const profile = await mkdtemp(path.join(os.tmpdir(), 'firefox-'));
  const lines = Object.entries(preferences).map(
    (entry) => `user_pref(${entry.map((part) => JSON.stringify(part)).join(', ')});\n`,
  );
  await writeFile(path.join(profile, 'user.js'), lines.join(''));
  const port = await findFreePort();
  const args = ['--headless', '--no-remote', '--profile', profile];
  const firefox = start('/usr/bin/firefox-esr', [...args, `--remote-debugging-port=${port}`]);
  const socket = await untilReady(async () => {
    const candidate = new WebSocket(`ws://127.0.0.1:${port}/session`);
    await new Promise((resolve, reject) => {
      candidate.onopen = resolve;
      candidate.onerror = () => reject(new Error('Firefox does not answer'));
    });
    return candidate;
  });

  const waiting = new Map<number, (message: Record<string, unknown>) => void>();
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(String(data)) as { id: number };
    waiting.get(message.id)?.(message);
  };
  let count = 0;
  async function send(method: string, params: object): Promise<Record<string, unknown>> {
    const id = (count += 1);
    const answer = new Promise<Record<string, unknown>>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { result, error, message } = await Promise.race([
      answer,
      wait<Record<string, unknown>>(ANSWER_MS, { error: 'no answer' }, { ref: false }),
    ]);
    if (error) throw new Error(`${method}: ${error}: ${message}`);
    return result as Record<string, unknown>;
  }

  await send('session.new', { capabilities: {} });
  const { contexts } = await send('browsingContext.getTree', {});
  const { context } = (contexts as { context: string }[])[0]!;
  const viewport = { width: WIDTH, height: HEIGHT };
  await send('browsingContext.setViewport', { context, viewport });
  // What the policy blocks is recorded from the start of each page.
  await send('script.addPreloadScript', {
    functionDeclaration: `() => {
      window.violations = [];
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        window.violations.push(violatedDirective + ' ' + blockedURI));
      ${script}
    }`,
  });

  const evaluate = async <Value>(expression: string): Promise<Value> => {
    const { result, exceptionDetails } = await send('script.evaluate', {
      expression: `(async () => JSON.stringify(await (${expression})))()`,
      target: { context },
      awaitPromise: true,
    });
    if (exceptionDetails) throw new Error((exceptionDetails as { text: string }).text);
    const { value } = result as { value?: string };
    return value === undefined ? (undefined as Value) : (JSON.parse(value) as Value);
  };
  const perform = (id: string, type: string, actions: object[]) =>
    send('input.performActions', { context, actions: [{ type, id, actions }] });
  const click = async (selector: string) => {
    const { x, y } = await evaluate<{ x: number; y: number }>(middleOf(selector));
    await perform('mouse', 'pointer', [
      { type: 'pointerMove', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]);
  };
  const press = async (text: string) => {
    const keys = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await perform('keyboard', 'key', keys);
  };
  return {
    leader: firefox.pid!,
    evaluate,
    click,
    press,
    goto: (url) =>
      load({ evaluate }, () =>
        send('browsingContext.navigate', { context, url, wait: 'complete' }),
      ),
    leaveFor: async (url) =>
      void (await send('browsingContext.navigate', { context, url, wait: 'none' })),
    async type(selector, text) {
      await click(selector);
      await press(text);
    },
    async close() {
      socket.close();
      await end(firefox);
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Starts WebKitGTK's small browser in a display of its own, and its WebDriver. */
export async function startWebKit(): Promise<Browser> {
  const port = await findFreePort();
  const screen = '-screen 0 1280x1024x24';
  const driver = start(
    '/usr/bin/xvfb-run',
    // The port is nobody else's; numbers that it looks for itself may be taken at the same time.
    [
      '-n',
      `${port}`,
      '-s',
      screen,
      '/usr/bin/WebKitWebDriver',
      `--port=${port}`,
      '--host=127.0.0.1',
    ],
    // Its sandbox needs rights that a container does not have.
    { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  );
  async function send<Value>(method: string, address: string, body?: object): Promise<Value> {
    const response = await fetch(`http://127.0.0.1:${port}${address}`, {
      method,
      body: body ? JSON.stringify(body) : null,
    });
    const { value } = (await response.json()) as { value: Value };
    if (!response.ok) throw new Error(`${method} ${address}: ${JSON.stringify(value)}`);
    return value;
  }
  await untilReady(() => send('GET', '/status'));
  const options = { binary: findMiniBrowser(), args: ['--automation'] };
  const { sessionId } = await send<{ sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': options, pageLoadStrategy: 'none' },
    },
  });
  const session = `/session/${sessionId}`;
  await send('POST', `${session}/window/rect`, { width: WIDTH, height: HEIGHT });

  const evaluate = async <Value>(expression: string): Promise<Value> => {
    const script = `const done = arguments[arguments.length - 1];
      (async () => ${expression})().then((value) => done({ value }), (error) => done({ error: String(error) }))`;
    const address = `${session}/execute/async`;
    const answer = await send<{ value: Value; error?: string }>('POST', address, {
      script,
      args: [],
    });
    if (answer.error) throw new Error(answer.error);
    return answer.value;
  };
  const elementOf = async (selector: string) => {
    // At once: the driver does not wait for smooth scrolling.
    await evaluate(middleOf(selector));
    const query = { using: 'css selector', value: selector };
    const element = await send<Record<string, string>>('POST', `${session}/element`, query);
    return `${session}/element/${Object.values(element)[0]}`;
  };
  const leaveFor = async (url: string) => void (await send('POST', `${session}/url`, { url }));
  return {
    leader: driver.pid!,
    goto: (url) => load({ evaluate }, () => leaveFor(url)),
    leaveFor,
    evaluate,
    click: async (selector) => void (await send('POST', `${await elementOf(selector)}/click`, {})),
    type: async (selector, text) =>
      void (await send('POST', `${await elementOf(selector)}/value`, { text })),
    async close() {
      await send('DELETE', session).catch(() => undefined);
      await end(driver);
    },
  };
}
