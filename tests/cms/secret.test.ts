import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { secret } from '../../cms/runtime/secret.ts';

const run = promisify(execFile);
const STRONG = 'a'.repeat(32);

describe('outside development', () => {
  const NODE_ENV = 'production';

  it.each([
    ['no secret', {}],
    ['the development secret', { PAYLOAD_SECRET: 'for-development-only' }],
    ['a short secret', { PAYLOAD_SECRET: 'x'.repeat(31) }],
  ])('%s is refused with the command that generates one', (_name, environment) => {
    expect(() => secret({ NODE_ENV, ...environment })).toThrow(
      /^PAYLOAD_SECRET must be set[\s\S]*openssl rand -hex 32$/,
    );
  });

  it('a long secret is accepted', () => {
    expect(secret({ NODE_ENV, PAYLOAD_SECRET: STRONG })).toBe(STRONG);
  });

  it.each([
    ['the build of the admin', { NEXT_PHASE: 'phase-production-build' }],
    ['a CMS that is bound to loopback', { CMS_IS_LOCAL: 'true' }],
  ])('%s needs no secret', (_name, environment) => {
    expect(secret({ NODE_ENV, ...environment })).toBe('for-development-only');
  });
});

it('development needs no secret', () => {
  expect(secret({ NODE_ENV: 'development' })).toBe('for-development-only');
});

describe('the hosted admin', () => {
  const start = async (environment: Record<string, string>) =>
    run(process.execPath, ['cms/cli/start.ts'], { env: { NODE_ENV: 'test', ...environment } }).then(
      () => ({ code: 0, stderr: '' }),
      (error: { code: number; stderr: string }) => error,
    );

  it('does not start without a secret', async () => {
    const { code, stderr } = await start({ CMS_PUBLIC_URL: 'https://cms.example' });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^PAYLOAD_SECRET must be set/);
  });

  it('does not start without its own URL', async () => {
    const { code, stderr } = await start({ PAYLOAD_SECRET: STRONG });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^CMS_PUBLIC_URL must be set/);
    expect(stderr).not.toContain(STRONG);
  });
});
