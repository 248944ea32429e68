import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** The paths at which package managers install Chromium. */
const SYSTEM_PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Returns the path of the system's Chromium, else of the one Playwright downloaded, else undefined. */
export const findChromium = (): string | undefined =>
  [...SYSTEM_PATHS, chromium.executablePath()].find((path) => path && existsSync(path));

/** Returns the launch options: no background requests, and no sandbox for root, which forbids one. */
export const launchOptions = () => ({
  executablePath: findChromium(),
  args: [
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
});
