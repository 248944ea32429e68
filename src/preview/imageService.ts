import type { ExternalImageService, ImageTransform } from 'astro';
import { baseService } from 'astro/assets';
import { PREVIEW_PATHS } from '../../cms/contract/preview.ts';

/**
 * Astro image service that writes URLs of the preview's own endpoint (`pages/image.ts`), which fetches
 * the original from the CMS in the editor's session.
 */
const imageService: ExternalImageService = {
  ...baseService,
  getURL({ src, width = 0, height = 0, fit, position }: ImageTransform) {
    const { pathname, search } = new URL(String(src));
    const query = new URLSearchParams({
      src: pathname + search,
      width: String(width),
      height: String(height),
      ...(fit && { position: String(position ?? '') }),
    });
    return `${PREVIEW_PATHS.pages}/image?${query}`;
  },
};

export default imageService;
