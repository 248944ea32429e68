'use client';

import { Button, DraggableSortable, toast, useConfig } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { SmallButton } from '../../../admin/SmallButton.tsx';
import controls from '../../../admin/controls.module.css';
import { DraggableItem } from '../../../admin/DraggableItem.tsx';
import texts from '../texts.json' with { type: 'json' };
import styles from './order.module.css';
import { Portrait } from '../../../admin/Portrait.tsx';
import { useTexts } from '../../../texts/useTexts.ts';
import { useApi } from '../../../admin/useApi.ts';

/** A person of a list, with the thumbnail of the main photograph. */
interface OrderedPerson {
  id: number | string;
  name: string;
  thumbnail: string | undefined;
}

interface OrderRowProps {
  person: OrderedPerson;
  index: number;
  count: number;
  /**
   * Called with the new place, from 0.
   *
   * @param button id of the button that keeps the focus
   */
  onMove: (to: number, button: string) => void;
}

/** Renders a person who can be dragged, or moved with buttons. */
function OrderRow({ person, index, count, onMove }: OrderRowProps) {
  const { config } = useConfig();
  const { t } = useTexts(texts);
  const moves = [
    { key: 'first', sign: '⤒', to: 0 },
    { key: 'up', sign: '↑', to: index - 1 },
    { key: 'down', sign: '↓', to: index + 1 },
  ] as const;
  return (
    <DraggableItem
      as="li"
      id={String(person.id)}
      className="row"
      label={t('drag', person.name)}
      styles={styles}
    >
      <span className={styles.place}>{index + 1}</span>
      <Portrait name={person.name} url={person.thumbnail} />
      <a href={`${config.routes.admin}/collections/talents/${person.id}`}>{person.name}</a>
      <span className={styles.moves}>
        {moves.map(({ key, sign, to }) => {
          const id = `${key}-${person.id}`;
          const isOff = to === index || to < 0 || to >= count;
          return (
            <button
              key={key}
              id={id}
              type="button"
              aria-label={t(key, person.name)}
              title={t(key, person.name)}
              aria-disabled={isOff}
              onClick={() => onMove(to, id)}
            >
              {sign}
            </button>
          );
        })}
      </span>
    </DraggableItem>
  );
}

type Id = OrderedPerson['id'];

/** The stored order, which somebody has changed after the page was loaded. */
interface OrderConflict {
  ids: Id[];
  who: string | null;
}

interface Props {
  list: string;
  people: OrderedPerson[];
}

/** Lets an editor order the people of a list by dragging, with buttons or by keyboard. */
export function OrderList({ list, people }: Props) {
  const api = useApi();
  const { t } = useTexts(texts);
  const router = useRouter();
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
    setAnnouncement(t('moved', person.name, to + 1, order.length));
  };

  const save = async (from: readonly Id[]) => {
    setIsSaving(true);
    const request = { list, ids: order.map(({ id }) => id), from };
    const answer = await api<OrderConflict>('POST', '/talents/order', request);
    setIsSaving(false);
    if (answer.isOk) {
      toast.success(t('saved'));
      setConflict(undefined);
      return router.refresh();
    }
    if (answer.status === 409) return setConflict(answer.body);
    toast.error(t('failed'));
  };
  const takeTheirs = () => {
    setConflict(undefined);
    setOrder(people);
    router.refresh();
  };

  if (people.length === 0) return <p>{t('empty')}</p>;
  return (
    <>
      <p className="sr-only" aria-live="polite">
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
      <div className={styles.bar}>
        {conflict && (
          <div role="alert" className={styles.conflict}>
            <p>{t('conflict', conflict.who ?? texts.somebody)}</p>
            <ul>
              {order.map(({ id, name }, index) => {
                const stored = conflict.ids.indexOf(id);
                const isMoved = stored !== index && people[index]?.id !== id;
                const key = stored === -1 ? 'gone' : 'places';
                return isMoved && <li key={id}>{t(key, name, index + 1, stored + 1)}</li>;
              })}
            </ul>
            <div className={controls.buttons}>
              <SmallButton isMain onClick={() => save(conflict.ids)} disabled={isSaving}>
                {t('keepMine')}
              </SmallButton>
              <SmallButton onClick={takeTheirs}>{t('takeTheirs')}</SmallButton>
            </div>
          </div>
        )}
        <div className={controls.buttons}>
          <Button
            onClick={() => save(people.map(({ id }) => id))}
            disabled={!isChanged || isSaving}
          >
            {t('save')}
          </Button>
          <Button buttonStyle="secondary" onClick={() => setOrder(people)} disabled={!isChanged}>
            {t('undo')}
          </Button>
        </div>
      </div>
    </>
  );
}
