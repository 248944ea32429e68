import type { Row } from 'payload';
import { describe, expect, it } from 'vitest';
import { openRows } from '../../../cms/features/form/admin/addedRows.ts';

const stored: Row = { id: 'stored', collapsed: true };
/** Rows that wait for their fields: the first after it was opened, the others as they are added. */
const opened: Row = { id: 'opened', isLoading: true, collapsed: false };
const added: Row = { id: 'added', isLoading: true };
const another: Row = { id: 'another', isLoading: true };
/** The opened row in an answer of the server. */
const open: Row = { id: 'opened', isLoading: false, collapsed: false };
const closed: Row = { id: 'opened', isLoading: false, collapsed: true };

describe('openRows', () => {
  it('opens a row that is added alone, and leaves the others', () => {
    const result = openRows([stored, added], undefined);
    expect(result).toEqual({
      rows: [stored, { ...added, collapsed: false }],
      added,
      isAnswered: false,
    });
  });

  it('leaves rows that are added many at once', () => {
    expect(openRows([stored, added, another], undefined)).toEqual({ isAnswered: false });
  });

  it('opens a row again that the answer closes', () => {
    const result = openRows([stored, closed], 'opened');
    expect(result).toEqual({ rows: [stored, open], isAnswered: true });
  });

  it('opens both when a row is added while the answer closes another', () => {
    const { rows } = openRows([closed, added], 'opened');
    expect(rows).toEqual([open, { ...added, collapsed: false }]);
  });

  it('changes nothing while the answer is awaited, and after an answer with an open row', () => {
    expect(openRows([stored, opened], 'opened')).toEqual({ isAnswered: false });
    expect(openRows([stored, open], 'opened')).toEqual({ isAnswered: true });
  });
});
