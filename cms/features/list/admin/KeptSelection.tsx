'use client';

import {
  Button,
  toast,
  useConfig,
  useListDrawerContext,
  useListQuery,
  useSelection,
} from '@payloadcms/ui';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useTexts } from '../../../texts/useTexts.ts';
import elements from '../../../admin/payloadElements.json' with { type: 'json' };
import { useApi } from '../../../admin/useApi.ts';
import texts from '../texts.json' with { type: 'json' };

/** Keeps the ticks of a list when its page is turned, or something is searched or filtered. */
export function KeptSelection() {
  const { isInDrawer } = useListDrawerContext();
  return isInDrawer ? null : <Ticks />;
}

type Id = number | string;

interface Kept {
  ids: Id[];
  /** The query to which the ticks belong; with a new one Payload is about to empty them. */
  query?: object;
  isEmptied?: boolean;
}

/** The most records of one action: their ids are in the address of its request. */
const MAX_TICKED = 200;

/** Returns a function that reads the ids of all records that the list's filter and search find. */
function useAllIds() {
  const { collectionSlug, query } = useListQuery();
  const { getEntityConfig } = useConfig();
  const api = useApi();
  return async (): Promise<Id[] | undefined> => {
    const { admin } = getEntityConfig({ collectionSlug: collectionSlug! });
    const isBin = window.location.pathname.endsWith('/trash');
    const params = new URLSearchParams({ depth: '0', draft: 'true', limit: `${MAX_TICKED}` });
    params.set('select[updatedAt]', 'true');
    for (const [name, value] of new URLSearchParams(window.location.search)) {
      if (name.startsWith('where[')) params.append(name, value);
    }
    // Next to the list's own filter, which Payload writes as `where[or]`.
    const names = admin.listSearchableFields ?? [admin.useAsTitle];
    for (const [index, name] of names.entries()) {
      if (query.search) params.set(`where[and][0][or][${index}][${name}][like]`, query.search);
    }
    if (isBin) {
      params.set('trash', 'true');
      params.set('where[and][1][deletedAt][exists]', 'true');
    }
    const { body } = await api<{ docs: { id: Id }[] }>('GET', `/${collectionSlug}?${params}`);
    return body?.docs.map(({ id }) => id);
  };
}

/**
 * Ticks again what Payload empties with every new query, and ticks rows by their ids: those of a page by the
 * tick in the head of the table, all that are found by the button for them, of which Payload's actions would
 * forget the filter. Says when a search does not show all that is ticked: Payload's actions would leave those
 * out, so `payloadClasses.css` hides them until the search is gone.
 */
function Ticks() {
  const { t } = useTexts(texts);
  const { selected, selectedIDs, setSelection } = useSelection();
  const { data, handleSearchChange, query } = useListQuery();
  const readAll = useAllIds();
  const kept = useRef<Kept>({ ids: [] });
  const rows = (data?.docs ?? []).map(({ id }) => id as Id);

  // Before the next paint, so that the buttons for what is ticked stay where they are.
  useLayoutEffect(() => {
    const { ids, isEmptied } = kept.current;
    if (kept.current.query !== query) {
      Object.assign(kept.current, { query, isEmptied: true });
    } else if (selected.size === 0 && isEmptied) {
      kept.current.isEmptied = false;
      // Each call adds to the same ticks.
      for (const id of ids) setSelection(id);
    } else if (selected.size > 0 || !isEmptied) {
      kept.current = { ids: selectedIDs, query };
    }
  });

  const toggle = useEffectEvent((ids: readonly Id[], isTicked?: boolean) => {
    const { isEmptied } = kept.current;
    const ticked = new Set(isEmptied ? kept.current.ids : selectedIDs);
    const isEveryOne = ids.every((id) => ticked.has(id));
    const changed = ids.filter((id) => ticked.has(id) === (isTicked ? false : isEveryOne));
    // What Payload is about to empty is ticked again afterwards.
    if (isEmptied) kept.current.ids = [...ticked.symmetricDifference(new Set(changed))];
    else for (const id of changed) setSelection(id);
  });
  const toggleRows = useEffectEvent(() => toggle(rows));
  const tickAll = useEffectEvent(async () => {
    if ((data?.totalDocs ?? 0) > MAX_TICKED) return void toast.error(t('tooMany', MAX_TICKED));
    const ids = await readAll();
    if (ids) toggle(ids, true);
    else toast.error(t('noAnswer'));
  });
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const target = event.target as Element;
      const isHead = target.closest(elements.selectAll);
      if (!isHead && !target.closest(elements.selectAllPages)) return;
      event.preventDefault();
      event.stopPropagation();
      if (isHead) toggleRows();
      else void tickAll();
    };
    const stopping = new AbortController();
    const options = { capture: true, signal: stopping.signal };
    document.addEventListener('click', onClick, options);
    return () => stopping.abort();
  }, []);

  const others = query.search ? selectedIDs.filter((id) => !rows.includes(id)) : [];
  if (others.length === 0) return null;
  return (
    <p role="status" data-other-ticks>
      {t('otherTicks', others.length)}{' '}
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        onClick={() => void handleSearchChange?.('')}
      >
        {t('endSearch')}
      </Button>
    </p>
  );
}
