/** A file on its way into the form. */
interface Photo {
  key: number;
  file: File;
  state: 'waiting' | 'sending' | 'stored' | 'failed';
  /** Part of the file that has been sent, from 0 to 1. */
  progress: number;
  /** Why the file failed, in the admin's language. */
  problem: string;
  mediaId?: number | string;
  /** The id of the gallery's row. */
  rowId?: string;
}

interface Options {
  /** Sends a file and returns the id of its media record; throws an error with a message for editors. */
  upload: (file: File, onProgress: (progress: number) => void) => Promise<number | string>;
  /** Adds a row for a media record and returns the row's id. */
  addRow: (mediaId: number | string, file: File) => string;
  /** Greatest number of uploads at the same time. */
  limit: number;
}

/** The state of a file that has not been sent, or is sent again. */
const WAITING = { state: 'waiting', progress: 0, problem: '' } as const;

const isOnItsWay = ({ state }: Photo) => state === 'waiting' || state === 'sending';
const hasNoRow = ({ mediaId, rowId }: Photo) => mediaId !== undefined && rowId === undefined;

/**
 * Uploads files, several at a time, and adds their rows in the order of the files when all have ended:
 * the form loses rows that arrive while the server renders earlier ones. A failed file can be retried,
 * and then comes last.
 */
export class UploadBatch {
  #photos: readonly Photo[] = [];
  #nextKey = 0;
  #isPaused = false;
  #saved: unknown;
  readonly #listeners = new Set<() => void>();
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Adds a listener to changes of {@link photos}; returns a function that removes it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Returns the files; a new array after each change. */
  readonly photos = (): readonly Photo[] => this.#photos;

  /** Adds files behind those that are already there, and starts to upload them. */
  add(files: Iterable<File>): void {
    const added = [...files].map((file): Photo => ({ key: this.#nextKey++, file, ...WAITING }));
    this.#set([...this.#photos, ...added]);
    this.#start();
  }

  retry(): void {
    this.#set(
      this.#photos.map((photo) => (photo.state === 'failed' ? { ...photo, ...WAITING } : photo)),
    );
    this.#start();
  }

  /** Forgets the files that are not on their way and, unless they failed, have a row. */
  clear(): void {
    this.#set(this.#photos.filter((photo) => isOnItsWay(photo) || hasNoRow(photo)));
  }

  /** Forgets the finished files when the date of the saved record changes: undoing would delete used ones. */
  noteSave(date: unknown): void {
    if (this.#saved !== undefined && this.#saved !== date) this.clear();
    this.#saved = date;
  }

  /** Delays rows while it is paused; uploads continue. */
  setPaused(isPaused: boolean): void {
    this.#isPaused = isPaused;
    this.#addRows();
  }

  #set(photos: readonly Photo[]): void {
    this.#photos = photos;
    for (const listener of this.#listeners) listener();
  }

  #change(key: number, change: Partial<Photo>): void {
    this.#set(this.#photos.map((photo) => (photo.key === key ? { ...photo, ...change } : photo)));
  }

  #start(): void {
    const sending = this.#photos.filter(({ state }) => state === 'sending');
    const waiting = this.#photos.filter(({ state }) => state === 'waiting');
    const free = Math.max(this.#options.limit - sending.length, 0);
    for (const photo of waiting.slice(0, free)) void this.#send(photo);
  }

  async #send({ key, file }: Photo): Promise<void> {
    this.#change(key, { state: 'sending' });
    try {
      const mediaId = await this.#options.upload(file, (progress) =>
        this.#change(key, { progress }),
      );
      this.#change(key, { state: 'stored', progress: 1, mediaId });
    } catch (error) {
      this.#change(key, { state: 'failed', problem: (error as Error).message });
    }
    this.#addRows();
    this.#start();
  }

  #addRows(): void {
    if (this.#isPaused || this.#photos.some(isOnItsWay)) return;
    for (const photo of this.#photos.filter(hasNoRow)) {
      this.#change(photo.key, { rowId: this.#options.addRow(photo.mediaId!, photo.file) });
    }
  }
}
