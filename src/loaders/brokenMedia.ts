import type { Fallback } from '../lib/contentProblem.ts';
import type { MediaRecord } from '../model/media.ts';
import { isStrictBuild } from '../build/environment/strict.ts';
import { reportProblems } from '../lib/buildReport.ts';
import { BrokenMediaError } from './fetchMedia.ts';

/**
 * Adds a broken file to the build's report, with what the site shows instead.
 *
 * @throws {unknown} the same error, when it is not a {@link BrokenMediaError} or the build is strict
 */
export function reportBrokenMedia(error: unknown, record: MediaRecord, fallback: Fallback): void {
  if (!(error instanceof BrokenMediaError) || isStrictBuild()) throw error;
  const { id, filename } = record;
  reportProblems([
    {
      collection: 'media',
      record: `${filename} (id ${id})`,
      recordId: id,
      locale: null,
      field: 'file',
      message: error.message,
      fallback,
    },
  ]);
}
