import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publish, startTestCms } from './support/testCms.ts';
import type { RunningCms } from '../../cms/runtime/embedded.ts';

let cms: RunningCms;
beforeAll(async () => {
  cms = await startTestCms();
});
afterAll(() => cms.close());

const UNSAFE = [
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'http://plain.example/',
  '//elsewhere.example/x',
  '/\\elsewhere.example',
];

describe.each(UNSAFE)('the link "%s" is refused', (url) => {
  it('in a talent', async () => {
    await expect(publish(cms, 'Ana', { website: url })).rejects.toThrow(/Página web|Web/i);
    const videos = [{ kind: 'showreel', title: 'S', url }];
    await expect(publish(cms, 'Ana', { videos })).rejects.toThrow(/YouTube/);
  });

  it('in a slide and in a redirect', async () => {
    const home = { slides: [{ headline: 'x', url }] } as never;
    await expect(
      cms.payload.updateGlobal({ slug: 'home', locale: 'es', data: home }),
    ).rejects.toThrow();
    const redirect = { from: '/old', to: url, status: '301' } as never;
    await expect(cms.payload.create({ collection: 'redirects', data: redirect })).rejects.toThrow(
      /A$/,
    );
  });
});

it.each(['old', '//evil.example', '/a b', '/a?b', '/a*', '/:a', 'https://a.example/'])(
  'a redirect cannot start at "%s"',
  async (from) => {
    const data = { from, to: '/contacto', status: '301' } as never;
    await expect(cms.payload.create({ collection: 'redirects', data })).rejects.toThrow();
  },
);
