import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser, hasHeadlessShell } from './chromium.ts';

const run = (command: string, args: string[]) =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0;

const installFromPlaywright = () =>
  run('playwright', ['install', '--with-deps', '--only-shell', 'chromium']);

const installFromDebian = () =>
  existsSync('/usr/bin/apt-get') &&
  process.getuid?.() === 0 &&
  run('apt-get', ['update']) &&
  run('apt-get', [
    'install',
    '-y',
    '--no-install-recommends',
    'chromium-headless-shell',
    'fonts-liberation',
  ]);

const isInstalled = hasHeadlessShell() || installFromDebian() || installFromPlaywright();
if (!isInstalled && findBrowser()) {
  console.warn('The tests use the whole Chromium, because no headless shell can be installed.');
} else if (!isInstalled) {
  console.error('No Chromium found, and the installation failed. Install Chromium and try again.');
  process.exitCode = 1;
}
