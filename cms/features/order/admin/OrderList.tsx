'use client';

import {
  Button,
  DraggableSortable,
  toast,
  useConfig,
  useTranslation,
  DraggableSortableItem,
} from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import styles from './order.module.css';
import { Portrait } from '../../talents/admin/Portrait.tsx';
import { bilingual } from '../../../texts/labels.ts';

/** The texts of the view that orders lists. */
const TEXTS = {
  save: bilingual('Guardar el orden', 'Save the order'),
  undo: bilingual('Deshacer', 'Undo'),
  saved: bilingual('El orden se ha guardado correctamente', 'The order has been saved'),
  failed: bilingual(
    'No se ha podido guardar el orden: inténtalo otra vez',
    'The order could not be saved: try again',
  ),
  empty: bilingual('Esta lista todavía no tiene a nadie.', 'There is nobody in this list yet.'),
};

/** The texts about one person. */
const personTexts = (name: string) => ({
  drag: bilingual(`Arrastrar a ${name}`, `Drag ${name}`),
  up: bilingual(`Subir a ${name}`, `Move ${name} up`),
  down: bilingual(`Bajar a ${name}`, `Move ${name} down`),
  first: bilingual(`Poner a ${name} al principio`, `Put ${name} first`),
});

/** Says where somebody is after a move, for screen readers. */
const movedText = (name: string, place: number, count: number) =>
  bilingual(`${name}: puesto ${place} de ${count}`, `${name}: place ${place} of ${count}`);

/** A person of a list, with the thumbnail of the main photograph. */
interface OrderedPerson {
  id: number | string;
  name: string;
  position: number | null;
  thumbnail: string | undefined;
}

interface OrderRowProps {
  person: OrderedPerson;
  /** The place in the list, from 0. */
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
  const { i18n } = useTranslation();
  const language = i18n.language === 'en' ? 'en' : 'es';
  const texts = personTexts(person.name);
  const moves = [
    { key: 'first', sign: '⤒', to: 0 },
    { key: 'up', sign: '↑', to: index - 1 },
    { key: 'down', sign: '↓', to: index + 1 },
  ] as const;
  return (
    <DraggableSortableItem id={String(person.id)}>
      {({ attributes, isDragging, listeners, setNodeRef, transform, transition }) => (
        <li
          ref={setNodeRef}
          className={`${styles.row} ${isDragging ? styles.dragged : ''}`}
          style={{ transform, transition }}
        >
          <button
            type="button"
            {...attributes}
            {...listeners}
            className={styles.handle}
            aria-label={texts.drag[language]}
          >
            ⠿
          </button>
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
                  aria-label={texts[key][language]}
                  title={texts[key][language]}
                  aria-disabled={isOff}
                  onClick={() => onMove(to, id)}
                >
                  {sign}
                </button>
              );
            })}
          </span>
        </li>
      )}
    </DraggableSortableItem>
  );
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
  const isChanged = order.some(({ id }, index) => people[index]?.id !== id);

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

  const save = async () => {
    setIsSaving(true);
    const response = await fetch(`${config.serverURL}${config.routes.api}/talents/order`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
      body: JSON.stringify({ list, ids: order.map(({ id }) => id) }),
    }).catch(() => undefined);
    setIsSaving(false);
    if (response?.ok) {
      toast.success(TEXTS.saved[language]);
      return router.refresh();
    }
    const answer = (await response?.json().catch(() => ({}))) as { message?: string } | undefined;
    toast.error(answer?.message ?? TEXTS.failed[language]);
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
      <div className={styles.actions}>
        <Button onClick={save} disabled={!isChanged || isSaving}>
          {TEXTS.save[language]}
        </Button>
        <Button buttonStyle="secondary" onClick={() => setOrder(people)} disabled={!isChanged}>
          {TEXTS.undo[language]}
        </Button>
      </div>
    </>
  );
}
