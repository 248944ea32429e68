'use client';

import { Button, DraggableSortable, toast, useConfig, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { type OrderedPerson, OrderRow } from './OrderRow.tsx';
import { TEXTS, conflictText, movedText, placesText } from './orderTexts.ts';
import styles from './order.module.css';

type Id = OrderedPerson['id'];

/** The stored order, which somebody has changed after the page was loaded. */
interface OrderConflict {
  ids: Id[];
  who: string | null;
}

interface Props {
  /** Key of the list. */
  list: string;
  people: OrderedPerson[];
}

/** Lets an editor order the people of a list by dragging, with buttons or by keyboard. */
export function OrderList({ list, people }: Props) {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const router = useRouter();
  const language = i18n.language === 'en' ? 'en' : 'es';
  const [order, setOrder] = useState(people);
  const [announcement, setAnnouncement] = useState('');
  const [isSaving, setIsSaving] = useState(false);
  const focused = useRef<string>(undefined);
  const [conflict, setConflict] = useState<OrderConflict>();
  const isChanged = order.some(({ id }, index) => people[index]?.id !== id);

  // The server has rendered the stored order again.
  useEffect(() => setOrder(people), [people]);

  // A row that is moved in the document loses the focus.
  useEffect(() => {
    if (focused.current) document.getElementById(focused.current)?.focus();
    focused.current = undefined;
  }, [order]);

  useEffect(() => {
    if (!isChanged) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isChanged]);

  const move = (from: number, to: number, button?: string) => {
    const person = order[from];
    if (!person || from === to || to < 0 || to >= order.length) return;
    focused.current = button;
    setOrder(order.toSpliced(from, 1).toSpliced(to, 0, person));
    setAnnouncement(movedText(person.name, to + 1, order.length)[language]);
  };

  const save = async (from: readonly Id[]) => {
    setIsSaving(true);
    const response = await fetch(`${config.serverURL}${config.routes.api}/talents/order`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
      body: JSON.stringify({ list, ids: order.map(({ id }) => id), from }),
    }).catch(() => undefined);
    setIsSaving(false);
    if (response?.ok) {
      toast.success(TEXTS.saved[language]);
      setConflict(undefined);
      return router.refresh();
    }
    if (response?.status === 409) return setConflict((await response.json()) as OrderConflict);
    toast.error(TEXTS.failed[language]);
  };
  const takeTheirs = () => {
    setConflict(undefined);
    setOrder(people);
    router.refresh();
  };

  if (people.length === 0) return <p>{TEXTS.empty[language]}</p>;
  return (
    <>
      <p className={styles.announcement} aria-live="polite">
        {announcement}
      </p>
      <DraggableSortable
        ids={order.map(({ id }) => String(id))}
        onDragEnd={({ moveFromIndex, moveToIndex }) => move(moveFromIndex, moveToIndex)}
      >
        <ol className={styles.rows}>
          {order.map((person, index) => (
            <OrderRow
              key={person.id}
              person={person}
              index={index}
              count={order.length}
              onMove={(to, button) => move(index, to, button)}
            />
          ))}
        </ol>
      </DraggableSortable>
      {conflict && (
        <div role="alert" className={styles.conflict}>
          <p>{conflictText(conflict.who)[language]}</p>
          <ul>
            {order.map(({ id, name }, index) => {
              const stored = conflict.ids.indexOf(id);
              const isMoved = stored !== index && people[index]?.id !== id;
              return (
                isMoved && <li key={id}>{placesText(name, index + 1, stored + 1)[language]}</li>
              );
            })}
          </ul>
          <Button size="small" onClick={() => save(conflict.ids)} disabled={isSaving}>
            {TEXTS.keepMine[language]}
          </Button>
          <Button size="small" buttonStyle="secondary" onClick={takeTheirs}>
            {TEXTS.takeTheirs[language]}
          </Button>
        </div>
      )}
      <div className={styles.actions}>
        <Button onClick={() => save(people.map(({ id }) => id))} disabled={!isChanged || isSaving}>
          {TEXTS.save[language]}
        </Button>
        <Button buttonStyle="secondary" onClick={() => setOrder(people)} disabled={!isChanged}>
          {TEXTS.undo[language]}
        </Button>
      </div>
    </>
  );
}
