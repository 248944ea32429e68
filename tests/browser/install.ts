import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from './chromium.ts';

const run = (command: string, args: string[]) =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0;

const fromPlaywright = () =>
  run('playwright', ['install', '--with-deps', '--only-shell', 'chromium']);

const fromDebian = () =>
  existsSync('/usr/bin/apt-get') &&
  process.getuid?.() === 0 &&
  run('apt-get', ['update']) &&
  run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation']);

if (!findChromium() && !fromDebian() && !fromPlaywright()) {
  console.error('No Chromium was found, and none could be installed: install one and try again.');
  process.exitCode = 1;
}
