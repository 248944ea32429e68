import { cleanText } from '../../../cms/contract/text.ts';
import { MAX_NOTE } from './selection';

/** Returns a note without control characters, and not longer than {@link MAX_NOTE}. */
export const cleanNote = (text: string): string => cleanText(text.slice(0, MAX_NOTE));
