import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from './chromium.ts';

const run = (command: string, args: string[]) =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0;

const installFromPlaywright = () =>
  run('playwright', ['install', '--with-deps', '--only-shell', 'chromium']);

const installFromDebian = () =>
  existsSync('/usr/bin/apt-get') &&
  process.getuid?.() === 0 &&
  run('apt-get', ['update']) &&
  run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation']);

if (!findChromium() && !installFromDebian() && !installFromPlaywright()) {
  console.error('No Chromium found, and the installation failed. Install Chromium and try again.');
  process.exitCode = 1;
}
