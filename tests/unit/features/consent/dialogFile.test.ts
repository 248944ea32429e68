import { expect, test } from 'vitest';
import { renderDialog } from '~/features/consent/dialogFile';

test('the file of the dialog has one dialog with its three switches, and is not indexed', async () => {
  const { html } = await renderDialog('es', true);
  expect(html.match(/<dialog /g)).toHaveLength(1);
  expect(html.match(/role="switch"/g)).toHaveLength(3);
  expect(html).toMatch(/^<meta name="robots" content="noindex">/);
  expect(html).not.toContain('<script');
});

test('its path depends on its content, and the file is rendered once', async () => {
  const files = await Promise.all([
    renderDialog('es', true),
    renderDialog('es', false),
    renderDialog('en', true),
  ]);
  const paths = files.map(({ path }) => path);
  expect(new Set(paths).size).toBe(3);
  for (const path of paths) expect(path).toMatch(/^\/_astro\/dialog-(es|en)-[\da-f]{10}$/);
  expect(renderDialog('es', true)).toBe(renderDialog('es', true));
});
