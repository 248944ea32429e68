import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { isFirefoxMissing, isWebKitMissing } from '../browsers/drivers.ts';
import { findBrowser, hasHeadlessShell } from './chromium.ts';

const run = (command: string, args: string[]) =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0;

const installFromPlaywright = () =>
  run('playwright', ['install', '--with-deps', '--only-shell', 'chromium']);

const installFromDebian = (...packages: string[]) =>
  existsSync('/usr/bin/apt-get') &&
  process.getuid?.() === 0 &&
  run('apt-get', ['update']) &&
  run('apt-get', ['install', '-y', '--no-install-recommends', ...packages]);

const isInstalled =
  hasHeadlessShell() ||
  installFromDebian('chromium-headless-shell', 'fonts-liberation') ||
  installFromPlaywright();
if (!isInstalled && findBrowser()) {
  console.warn('The tests use the whole Chromium, because no headless shell can be installed.');
} else if (!isInstalled) {
  console.error('No Chromium found, and the installation failed. Install Chromium and try again.');
  process.exitCode = 1;
}

// The long tests run in Firefox and WebKit too, and skip those that cannot be installed.
if (process.argv.includes('--all') && (isFirefoxMissing || isWebKitMissing)) {
  installFromDebian('firefox-esr', 'webkit2gtk-driver', 'xvfb', 'xauth');
}
