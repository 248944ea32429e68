import type { GeneratePreviewURL } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestCms } from './support/testCms.ts';
import type { RunningCms } from '../../cms/runtime/embedded.ts';

let cms: RunningCms;

beforeAll(async () => {
  cms = await startTestCms();
});
afterAll(() => cms.close());

describe('the preview button', () => {
  const previewUrl = (
    admin: { preview?: GeneratePreviewURL } | undefined,
    doc: object,
    locale = 'es',
  ) => admin?.preview?.(doc as Record<string, unknown>, { locale, req: {} as never, token: null });
  const collectionAdmin = (slug: 'talents' | 'pages' | 'redirects') =>
    cms.payload.collections[slug].config.admin;
  const globalAdmin = (slug: string) =>
    cms.payload.globals.config.find((global) => global.slug === slug)?.admin;

  it('opens what was last saved, in the language that is edited', () => {
    expect(previewUrl(collectionAdmin('talents'), { id: 7 })).toBe('/preview/es/talents/7');
    expect(previewUrl(collectionAdmin('pages'), { id: 2 }, 'en')).toBe('/preview/en/pages/2');
    expect(previewUrl(globalAdmin('home'), {}, 'en')).toBe('/preview/en/home');
    expect(previewUrl(globalAdmin('agency'), {})).toBe('/preview/es/agency');
  });

  it('is missing before the first save, and for records without a page', () => {
    expect(previewUrl(collectionAdmin('talents'), {})).toBeNull();
    expect(collectionAdmin('redirects').preview).toBeUndefined();
  });
});
