import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { resolveNetlify, ROOT } from '../../../tests/netlify/resolveConfig';

const netlify = await resolveNetlify();

test('Netlify’s own parser reads netlify.toml without warnings', () => {
  expect(netlify.configPath).toBe(path.join(ROOT, 'netlify.toml'));
  expect(netlify.logs).toEqual({ stdout: [], stderr: [] });
});

test('Netlify uses the build command, the Node version and the output folder of the site', () => {
  const { command, publish, edge_functions: functions, environment } = netlify.config.build;
  expect(command).toBe('npm run build');
  expect(publish).toBe(path.join(ROOT, 'dist'));
  expect(readdirSync(functions), 'every file in this folder becomes an edge function').toEqual([
    'forms.ts',
    'locale.ts',
  ]);
  const { dependencies } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  expect(dependencies.node).toMatch(new RegExp(`^${environment.NODE_VERSION}\\.`));
});

test('deploy previews stop at invalid content, and production does not', async () => {
  const preview = await resolveNetlify(ROOT, 'deploy-preview');
  expect(preview.config.build.command).toBe('npm run build -- --strict');
  expect(netlify.config.build.command).toBe('npm run build');
});

test('Netlify resolves the rules as written', () => {
  const patterns = netlify.config.headers.map((rule) => rule.for);
  expect(patterns).toEqual(expect.arrayContaining(['/*', '/_astro/*', '/cards/*', '/files/*']));
  expect(netlify.config.redirects).toContainEqual(
    expect.objectContaining({ from: '/en/*', to: '/en/404.html', status: 404, force: false }),
  );
});

test('files about people whom no list shows are not indexed', () => {
  const { values } = netlify.config.headers.find((rule) => rule.for === '/seleccion/*')!;
  expect(values).toEqual({ 'X-Robots-Tag': 'noindex' });
});

test.each(['/files/*', '/fichas/*', '/en/fichas/*'])(
  'documents of people at %s are not indexed, and browsers keep them for a day at most',
  (pattern) => {
    const { values } = netlify.config.headers.find((rule) => rule.for === pattern)!;
    expect(values['X-Robots-Tag']).toBe('noindex');
    expect(values['Cache-Control']).toMatch(/\bmust-revalidate\b/);
    expect(Number(/max-age=(\d+)/.exec(values['Cache-Control']!)![1])).toBeLessThanOrEqual(86_400);
  },
);
