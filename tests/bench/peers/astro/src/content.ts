import { readContent } from '../../content.ts';

/** The content, read once per build. */
export const content = readContent();
