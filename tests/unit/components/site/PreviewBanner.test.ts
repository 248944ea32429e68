import { expect, test } from 'vitest';
import PreviewBanner from '~/components/site/PreviewBanner.astro';
import { render } from '../render';

test.each([
  ['es', 'Vista previa', /borradores.*Hecha el 21 nov 2026, 15:40$/],
  ['en', 'Preview', /drafts.*Made on 21 Nov 2026, 15:40$/],
])('says in %s that the page is a preview, and when it was made', async (locale, name, text) => {
  const banner = await render(PreviewBanner, { locale, builtAt: '2026-11-21T14:40:00.000Z' });
  expect(banner.attributes('aside')['aria-label']).toBe(name);
  expect(banner.text).toMatch(text);
});
