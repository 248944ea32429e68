import { expect, test } from 'vitest';

test('every file of the site that the live preview replaces exists', async () => {
  await expect(import('./astro.config.mjs')).resolves.toHaveProperty('default');
});
