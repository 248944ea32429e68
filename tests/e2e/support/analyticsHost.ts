import type { BrowserContext } from '@playwright/test';

/** The account the site is built with for the tests. */
export const MEASUREMENT_ID = 'G-E2ETEST01';

/** A hit as the host was told of it. */
export interface ReceivedHit {
  name: string;
  params: Record<string, unknown>;
  /** Counts the batches of one page. */
  batch: number;
  /** How long after the script came it was sent, in milliseconds of the page's own clock. */
  afterMs: number;
}

/** The analytics host, as far as it is played here. */
export interface AnalyticsHost {
  /** The addresses its script was asked for. */
  scripts: string[];
  hits: ReceivedHit[];
  named: (name: string) => ReceivedHit[];
}

/** What stands for Google's script: commands, disable flag, cookies and hits as the real one does. */
function play(id: string): void {
  const flags = window as unknown as Record<string, unknown>;
  const layer = (window.dataLayer ??= []);
  const cameAt = performance.now();
  let config: Record<string, unknown> = {};
  let batch = 0;
  let isBatchOpen = false;
  const setCookies = () => {
    const rest = `Path=/; Max-Age=${String(config.cookie_expires)}; ${String(config.cookie_flags)}`;
    const labels = location.hostname.split('.');
    for (const name of ['_ga', `_ga_${id.slice(2)}`]) {
      // As high as the browser lets it, like the real one.
      for (let from = labels.length - 1; from >= 0; from -= 1) {
        document.cookie = `${name}=GA1.1.1.1; Domain=${labels.slice(from).join('.')}; ${rest}`;
        if (document.cookie.includes(`${name}=`)) break;
      }
    }
  };
  const handle = (command: unknown) => {
    // The real one takes nothing but the arguments of a function for a command.
    if (Object.prototype.toString.call(command) !== '[object Arguments]') return;
    const [verb, name, params] = command as [string, string, Record<string, unknown>];
    if (verb === 'config') config = params;
    if (verb !== 'event' || flags[`ga-disable-${id}`]) return;
    if (!isBatchOpen) {
      batch += 1;
      isBatchOpen = true;
      setTimeout(() => (isBatchOpen = false));
    }
    setCookies();
    const body = JSON.stringify({ name, params, batch, afterMs: performance.now() - cameAt });
    const address = 'https://region1.google-analytics.com/g/collect';
    void fetch(address, { method: 'POST', mode: 'no-cors', keepalive: true, body });
  };
  layer.forEach(handle);
  layer.push = (...commands: unknown[]) => {
    commands.forEach(handle);
    return Array.prototype.push.apply(layer, commands);
  };
}

/** Plays the analytics host for all the pages of a browser; its script may take a while. */
export async function hostAnalytics(
  context: BrowserContext,
  delay: () => Promise<void> = async () => {},
): Promise<AnalyticsHost> {
  const scripts: string[] = [];
  const hits: ReceivedHit[] = [];
  await context.route('https://www.googletagmanager.com/**', async (route) => {
    scripts.push(route.request().url());
    await delay();
    const body = `(${play.toString()})(${JSON.stringify(MEASUREMENT_ID)})`;
    await route.fulfill({ contentType: 'text/javascript', body });
  });
  await context.route('https://*.google-analytics.com/**', (route) => {
    hits.push(route.request().postDataJSON() as ReceivedHit);
    return route.fulfill({ status: 204 });
  });
  return { scripts, hits, named: (name) => hits.filter((hit) => hit.name === name) };
}
