import { useSyncExternalStore } from 'react';
import type { Selection } from '~/features/selection/selection';

import { getSelection, onChange } from './store';

/** The visitor's selection, in this tab and in others. */
export const useSelection = (): Selection => useSyncExternalStore(onChange, getSelection);
