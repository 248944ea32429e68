'use client';

import { useListDrawerContext, useSelection } from '@payloadcms/ui';
import { usePathname } from 'next/navigation';
import { useApi } from '../../../admin/useApi.ts';

export interface SelectedTalent {
  id: number;
  name: string;
  _status: 'draft' | 'published';
}

/**
 * Returns the ids of the people that are ticked in the table of talents, none in a drawer and in the bin, and a
 * function that reads them in the order of their ticks; `undefined` without an answer.
 */
export function useSelectedTalents() {
  const { selectedIDs } = useSelection();
  const { isInDrawer } = useListDrawerContext();
  const isBin = usePathname().endsWith('/trash');
  const api = useApi();
  const ids = isInDrawer || isBin ? [] : (selectedIDs as number[]);
  const read = async (): Promise<SelectedTalent[] | undefined> => {
    const query = `where[id][in]=${ids.join()}&draft=true&depth=0&pagination=false`;
    const path = `/talents?${query}&select[name]=true&select[_status]=true`;
    const { body } = await api<{ docs: SelectedTalent[] }>('GET', path);
    return body?.docs.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  };
  return { ids, read };
}
