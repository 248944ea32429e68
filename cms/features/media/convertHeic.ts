import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { cmsFolder } from '../../runtime/settings.ts';

/** A photograph of 48 million pixels takes about 5 s; the rest is for busy machines. */
const TIMEOUT_MS = 60_000;

/** A converted photograph, or why there is none; sides in pixels. */
export type HeicResult =
  | { jpeg: Buffer }
  | { problem: 'unreadable' }
  | { problem: 'tooLarge'; width: number; height: number };

/**
 * Converts a HEIC to JPEG in a process of its own (`cli/convertHeic.ts`), which ends after a minute:
 * a hostile file can neither exhaust the memory of the CMS nor block it.
 */
export async function convertHeic(data: Buffer): Promise<HeicResult> {
  const script = path.join(cmsFolder(), 'cli', 'convertHeic.ts');
  // Without the environment, which contains the secrets of the CMS.
  const child = spawn(process.execPath, ['--no-warnings', script], {
    env: { NODE_ENV: 'production' },
    timeout: TIMEOUT_MS,
    killSignal: 'SIGKILL',
  });
  // The process may end before it has read everything.
  child.stdin.on('error', () => undefined);
  child.stdin.end(data);
  const [jpeg, message, [code]] = await Promise.all([
    buffer(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number | null]>,
  ]);
  if (code === 0 && jpeg.length > 0) return { jpeg };
  const [, width, height] = /^(\d+) (\d+)$/.exec(message) ?? [];
  return width && height
    ? { problem: 'tooLarge', width: Number(width), height: Number(height) }
    : { problem: 'unreadable' };
}
