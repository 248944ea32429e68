import { describe, expect, it } from 'vitest';
import { UploadBatch } from './admin/uploadBatch.ts';

const files = (...names: string[]) => names.map((name) => new File(['x'], name));

/** A batch whose uploads end when the test says so. */
function createBatch(limit = 3) {
  const uploads = new Map<string, PromiseWithResolvers<string>>();
  const rows: (number | string)[] = [];
  let most = 0;
  let open = 0;
  const batch = new UploadBatch({
    limit,
    upload: (file) => {
      most = Math.max(most, ++open);
      const upload = Promise.withResolvers<string>();
      uploads.set(file.name, upload);
      return upload.promise.finally(() => open--);
    },
    addRow: (mediaId) => `row-${rows.push(mediaId)}`,
  });
  /** Ends uploads in this order, and waits until the batch has noticed. */
  const end = async (...names: string[]) => {
    for (const name of names) {
      uploads.get(name)!.resolve(name);
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  return { batch, rows, uploads, end, most: () => most };
}

describe('UploadBatch', () => {
  it('adds the rows in the order of the files, whatever upload ends first', async () => {
    const { batch, rows, end } = createBatch();
    batch.add(files('a', 'b', 'c'));
    await end('c', 'b');
    expect(rows).toEqual([]);
    await end('a');
    expect(rows).toEqual(['a', 'b', 'c']);
    expect(batch.photos().map(({ rowId }) => rowId)).toEqual(['row-1', 'row-2', 'row-3']);
  });

  it('uploads a limited number at a time', async () => {
    const { batch, rows, end, most } = createBatch(2);
    const names = Array.from({ length: 40 }, (_, index) => String(index));
    batch.add(files(...names));
    for (const name of names) await end(name);
    expect(rows).toEqual(names);
    expect(most()).toBe(2);
  });

  it('goes on after a failure, names it, and retries it', async () => {
    const { batch, rows, uploads, end } = createBatch();
    batch.add(files('a', 'b', 'c'));
    uploads.get('b')!.reject(new Error('dañada'));
    await end('c', 'a');
    expect(rows).toEqual(['a', 'c']);
    expect(batch.photos()[1]).toMatchObject({ state: 'failed', problem: 'dañada' });
    batch.retry();
    expect(batch.photos()[1]).toMatchObject({ state: 'sending', problem: '' });
    await end('b');
    expect(rows).toEqual(['a', 'c', 'b']);
    batch.clear();
    expect(batch.photos()).toEqual([]);
  });

  it('adds no rows while it is paused, and keeps files without a row when it is cleared', async () => {
    const { batch, rows, end } = createBatch();
    batch.add(files('a', 'b'));
    await end('a');
    batch.setPaused(true);
    await end('b');
    batch.clear();
    expect(rows).toEqual([]);
    expect(batch.photos()).toHaveLength(2);
    batch.setPaused(false);
    expect(rows).toEqual(['a', 'b']);
    batch.clear();
    expect(batch.photos()).toEqual([]);
  });
});
