import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** The system's Chromium, where a package manager puts it. */
const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Path of a browser for the tests: the system's, else the one that Playwright downloaded, else none. */
export const findChromium = (): string | undefined =>
  [...SYSTEM, chromium.executablePath()].find((path) => path && existsSync(path));

/** How to start it: quiet towards the network, and without a sandbox only where root forbids one. */
export const launchOptions = () => ({
  executablePath: findChromium(),
  args: [
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
});
