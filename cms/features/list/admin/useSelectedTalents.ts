'use client';

import { useSelection } from '@payloadcms/ui';
import { useApi } from '../../../admin/useApi.ts';

export interface SelectedTalent {
  id: number;
  name: string;
  _status: 'draft' | 'published';
}

/**
 * Returns how many people are ticked in the table of talents, and a function that reads them in the order of
 * their ticks; `undefined` without an answer.
 */
export function useSelectedTalents() {
  const { selectedIDs } = useSelection();
  const api = useApi();
  const read = async (): Promise<SelectedTalent[] | undefined> => {
    const query = `where[id][in]=${selectedIDs.join()}&draft=true&depth=0&pagination=false`;
    const path = `/talents?${query}&select[name]=true&select[_status]=true`;
    const { body } = await api<{ docs: SelectedTalent[] }>('GET', path);
    const place = ({ id }: SelectedTalent) => selectedIDs.indexOf(id);
    return body?.docs.toSorted((one, other) => place(one) - place(other));
  };
  return { count: selectedIDs.length, read };
}
