import type { Locale } from '~/lib/i18n/locale';
import type { MediaRecord } from '~/lib/mediaRecord';
import { z } from 'astro/zod';
import { isColour } from '../../cms/contract/text.ts';
import { cmsSettings } from '~/loaders/cmsConfig';
import { LIMITS } from '../../cms/contract/limits.ts';
import { optionalNumber, optionalString, optionalText, recordId } from './fields';

/** Characters of the checksum in a URL: enough to distinguish the versions of one file. */
const VERSION_LENGTH = 12;

/** Checks the URL of a file: a path of the CMS, or an absolute URL if its storage is elsewhere. */
const isFileUrl = (url: string): boolean =>
  URL.canParse(url, cmsSettings().endpoint) &&
  /^https?:$/.test(new URL(url, cmsSettings().endpoint).protocol);

/** Parses a media record as the CMS returns it. */
export const mediaSchema = (locale: Locale) =>
  z.object(
    {
      id: recordId,
      alt: optionalText(locale),
      url: z.string('has no file').refine(isFileUrl, 'is not a URL'),
      filename: z.string('has no file'),
      mimeType: z.string(),
      filesize: z.number(),
      width: z.number().nullish(),
      height: z.number().nullish(),
      focalX: z.number().nullish(),
      focalY: z.number().nullish(),
      checksum: z.string().nullish(),
      colour: z.string().refine(isColour, 'is not a colour like #12120f').nullish(),
      credit: optionalString(LIMITS.short),
      // Selected for voice clips only.
      durationSeconds: optionalNumber,
    },
    'is missing, or its file was deleted',
  );

/** A media record of the CMS; sizes are in bytes and pixels, a duration is in seconds, the focal point in percent. */
export type Media = z.output<ReturnType<typeof mediaSchema>>;

/** Returns the absolute URL of a file, with its checksum so that a replaced file has a new URL. */
export function sourceUrlOf({ url, checksum }: Media): string {
  const sourceUrl = new URL(url, cmsSettings().endpoint);
  if (checksum) sourceUrl.searchParams.set('v', checksum.slice(0, VERSION_LENGTH));
  return sourceUrl.href;
}

/** Returns what is needed to verify a fetched file, and to name it in a report. */
export const mediaRecordOf = ({
  id,
  filename,
  mimeType,
  filesize,
  checksum,
}: Media): MediaRecord => ({
  id,
  filename,
  mimeType,
  sizeBytes: filesize,
  ...(checksum ? { checksum } : {}),
});
