'use client';
import { toast, useRouteCache } from '@payloadcms/ui';
import { useEffect } from 'react';
import { fillIn } from '../../../texts/texts.ts';
import { useAdminLanguage } from '../../../texts/useAdminLanguage.ts';
import { useApi } from '../../../admin/useApi.ts';
import texts from './texts.json' with { type: 'json' };

interface Props {
  collection: string;
  ids: (number | string)[];
  /** The last entry of the audit log about them: each is offered once. */
  lastEntry: number;
}

const SHOWN_KEY = 'undo-trash';
const DURATION_MS = 20_000;

/** Shows a message with a button that recovers records from the trash. */
export function UndoTrash({ collection, ids, lastEntry }: Props) {
  const api = useApi();
  const language = useAdminLanguage();
  const { clearRouteCache } = useRouteCache();

  useEffect(() => {
    if (sessionStorage.getItem(SHOWN_KEY) === String(lastEntry)) return;
    sessionStorage.setItem(SHOWN_KEY, String(lastEntry));
    const undo = async () => {
      const query = new URLSearchParams({ trash: 'true', depth: '0' });
      for (const [index, id] of ids.entries()) query.set(`where[id][in][${index}]`, String(id));
      const path = `/${collection}?${query}`;
      const answer = await api<{ errors?: { message: string }[] }>('PATCH', path, {
        deletedAt: null,
      });
      // A record that was not recovered is an error of a successful request.
      const [error] = answer.body?.errors ?? [];
      if (answer.isOk && !error) toast.success(texts.undone[language]);
      else toast.error(error?.message ?? answer.reason ?? texts.failed[language]);
      clearRouteCache();
    };
    const text = ids.length === 1 ? texts.oneInBin : texts.inBin;
    toast(fillIn(text[language], ids.length), {
      duration: DURATION_MS,
      actionButtonStyle: { flexShrink: 0, whiteSpace: 'nowrap', width: 'auto' },
      action: { label: texts.undo[language], onClick: () => void undo() },
    });
  }, [api, clearRouteCache, collection, ids, language, lastEntry]);

  return null;
}
