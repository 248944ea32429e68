/** The key of the last searches in the browser's storage. */
const RECENT_KEY = 'recent-searches';

const MOST = 5;

/** Returns the last sentences searched on this device, the latest first; none where storage is blocked. */
export function readRecent(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(RECENT_KEY) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.filter((one) => typeof one === 'string').slice(0, MOST);
  } catch {
    return [];
  }
}

function store(sentences: readonly string[]): void {
  try {
    if (sentences.length === 0) localStorage.removeItem(RECENT_KEY);
    else localStorage.setItem(RECENT_KEY, JSON.stringify(sentences));
  } catch {
    // Blocked or full: nothing is remembered.
  }
}

/** Remembers a sentence in place of those that it continues: "actriz" before "actriz que cante". */
export function addRecent(sentence: string): string[] {
  const text = sentence.trim();
  const known = readRecent();
  if (!text) return known;
  const others = known.filter((one, at) => one !== text && !(at === 0 && text.startsWith(one)));
  const sentences = [text, ...others].slice(0, MOST);
  store(sentences);
  return sentences;
}

/** Forgets all sentences. */
export const clearRecent = (): void => store([]);
