import type { Page } from '@playwright/test';

/** The account that the site is built with for the tests. */
export const MEASUREMENT_ID = 'G-E2ETEST01';

/** An event as the analytics server received it. */
export interface ReceivedEvent {
  name: string;
  params: Record<string, unknown>;
  /** The number of the batch, counted from 1 on each page. */
  batch: number;
  /** Milliseconds from the start of Google's script to the event, on the page's clock. */
  afterMs: number;
}

/** A mock of Google Analytics for all pages of a browser context. */
export interface AnalyticsServer {
  /** The URLs of the requested scripts. */
  scripts: string[];
  events: ReceivedEvent[];
  /** Returns the events with this name. */
  named: (name: string) => ReceivedEvent[];
}

/** Replaces Google's script: handles commands, disable flag, cookies and events as the original. */
function fakeGtag(id: string): void {
  const flags = window as unknown as Record<string, unknown>;
  const layer = (window.dataLayer ??= []);
  const startedAt = performance.now();
  let config: Record<string, unknown> = {};
  let batch = 0;
  let isBatchOpen = false;
  const setCookies = () => {
    const rest = `Path=/; Max-Age=${String(config.cookie_expires)}; ${String(config.cookie_flags)}`;
    const labels = location.hostname.split('.');
    for (const name of ['_ga', `_ga_${id.slice(2)}`]) {
      // The original uses the highest domain that the browser accepts.
      for (let from = labels.length - 1; from >= 0; from -= 1) {
        document.cookie = `${name}=GA1.1.1.1; Domain=${labels.slice(from).join('.')}; ${rest}`;
        if (document.cookie.includes(`${name}=`)) break;
      }
    }
  };
  const handle = (command: unknown) => {
    // The original ignores everything but the `arguments` object of a function.
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
    const body = JSON.stringify({ name, params, batch, afterMs: performance.now() - startedAt });
    const url = 'https://region1.google-analytics.com/g/collect';
    void fetch(url, { method: 'POST', mode: 'no-cors', keepalive: true, body });
  };
  layer.forEach(handle);
  layer.push = (...commands: unknown[]) => {
    commands.forEach(handle);
    return Array.prototype.push.apply(layer, commands);
  };
}

/** Answers the requests of all pages to Google Analytics; `delay` delays the script. */
export async function mockAnalytics(
  page: Page,
  delay: () => Promise<void> = async () => {},
): Promise<AnalyticsServer> {
  const scripts: string[] = [];
  const events: ReceivedEvent[] = [];
  const context = page.context();
  await context.route('https://www.googletagmanager.com/**', async (route) => {
    scripts.push(route.request().url());
    await delay();
    const body = `(${fakeGtag.toString()})(${JSON.stringify(MEASUREMENT_ID)})`;
    await route.fulfill({ contentType: 'text/javascript', body });
  });
  await context.route('https://*.google-analytics.com/**', (route) => {
    events.push(route.request().postDataJSON() as ReceivedEvent);
    return route.fulfill({ status: 204 });
  });
  return { scripts, events, named: (name) => events.filter((event) => event.name === name) };
}

/** Prevents the navigation of links, so that the page stays open and its events can be read. */
export const preventNavigation = (page: Page) =>
  page.addInitScript(() => addEventListener('click', (event) => event.preventDefault()));
