import type { PageNotes } from '../build/finishing.ts';
import { sha256 } from '../build/digest.ts';
import { inlineScripts } from './inlineScripts.ts';

/**
 * Tells which pages have the same scripts in them, so that of ten thousand pages only those need to be
 * looked at that differ.
 */
export class ScriptNotes implements PageNotes {
  #notes: ReadonlyMap<string, string> = new Map();

  noteOf(html: string): string {
    return sha256(JSON.stringify(inlineScripts(html)));
  }

  take(notes: ReadonlyMap<string, string>): void {
    this.#notes = notes;
  }

  /** Leaves one file of those with the same scripts, and all of which nothing is known. */
  differing(files: readonly string[]): string[] {
    const seen = new Set<string>();
    return files.filter((file) => {
      const note = this.#notes.get(file);
      if (note === undefined) return true;
      const isNew = !seen.has(note);
      seen.add(note);
      return isNew;
    });
  }
}
