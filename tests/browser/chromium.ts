import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Chromium without its window: Debian's package. It needs half the CPU time of the whole browser. */
const DEBIAN_SHELL = '/usr/bin/chromium-headless-shell';

/** The paths at which package managers install the whole browser. */
const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The folder in which `playwright install --only-shell` installs its headless shell. */
const playwrightShell = () =>
  chromium.executablePath().replace(/chromium-(\d+)[\\/].*$/, 'chromium_headless_shell-$1');

/** Whether Debian or Playwright installed a headless shell. */
export const hasHeadlessShell = (): boolean =>
  existsSync(DEBIAN_SHELL) || existsSync(playwrightShell());

/** Returns the path of the system's whole Chromium, or undefined. */
export const findBrowser = (): string | undefined => BROWSERS.find((path) => existsSync(path));

/** Returns the path of the best Chromium; undefined for the one that Playwright itself installed. */
const executablePath = (): string | undefined => {
  if (existsSync(DEBIAN_SHELL)) return DEBIAN_SHELL;
  return existsSync(playwrightShell()) ? undefined : findBrowser();
};

/** Returns the path of the Chromium that the tests use. */
export const findExecutable = (): string =>
  executablePath() ??
  (existsSync(playwrightShell()) ? playwrightShell() : chromium.executablePath());

/** Loads no pictures, which saves a fifth of a test's CPU time. */
export const NO_PICTURES = '--blink-settings=imagesEnabled=false';

/**
 * Returns the launch options: no background requests, and no sandbox for root, which forbids one.
 *
 * @param further more arguments of the command line
 */
export const launchOptions = (...further: string[]) => ({
  executablePath: executablePath(),
  args: [
    '--disable-gpu',
    '--in-process-gpu',
    // As in the whole browser: the shell's own hinting changes the widths of texts.
    '--font-render-hinting=none',
    '--disable-quic',
    '--disable-background-networking',
    // Requests to other hosts fail at once. Intercepting them would pause every request of a page.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
    ...further,
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
});
