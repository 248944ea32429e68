'use client';

import { Button, DraggableSortable, toast, useConfig } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { DraggableItem } from '../../form/admin/DraggableItem.tsx';
import styles from './order.module.css';
import { Portrait } from '../../talents/admin/Portrait.tsx';
import { bilingual } from '../../../texts/labels.ts';
import { useAdminLanguage } from '../../../texts/useAdminLanguage.ts';
import { useApi } from '../../useApi.ts';

const TEXTS = {
  save: bilingual('Guardar el orden', 'Save the order'),
  undo: bilingual('Deshacer', 'Undo'),
  saved: bilingual('El orden se ha guardado correctamente', 'The order has been saved'),
  failed: bilingual(
    'No se ha podido guardar el orden: inténtalo otra vez',
    'The order could not be saved: try again',
  ),
  keepMine: bilingual('Guardar mi orden', 'Save my order'),
  takeTheirs: bilingual('Tomar el suyo', 'Take theirs'),
  empty: bilingual('Esta lista todavía no tiene a nadie.', 'There is nobody in this list yet.'),
};

const personTexts = (name: string) => ({
  drag: bilingual(`Arrastrar a ${name}`, `Drag ${name}`),
  up: bilingual(`Subir a ${name}`, `Move ${name} up`),
  down: bilingual(`Bajar a ${name}`, `Move ${name} down`),
  first: bilingual(`Poner a ${name} al principio`, `Put ${name} first`),
});

/** Says where somebody is after a move, for screen readers. */
const movedText = (name: string, place: number, count: number) =>
  bilingual(`${name}: puesto ${place} de ${count}`, `${name}: place ${place} of ${count}`);

/** Says that somebody else has ordered the list, and that nothing is saved yet. */
const conflictText = (who: string | null) =>
  bilingual(
    `${who ?? 'Otra persona'} ha cambiado el orden de esta lista mientras tanto. El tuyo no se ha guardado todavía y sigue aquí.`,
    `${who ?? 'Somebody else'} has changed the order of this list in the meantime. Yours is not saved yet and is still here.`,
  );

/** Compares somebody's place in the order of the editor with the stored one. */
const placesText = (name: string, mine: number, theirs: number) =>
  theirs === 0
    ? bilingual(`${name}: ya no está en la lista`, `${name}: no longer in the list`)
    : bilingual(
        `${name}: puesto ${mine}; en el suyo, ${theirs}`,
        `${name}: place ${mine}; in theirs, ${theirs}`,
      );

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
  const language = useAdminLanguage();
  const texts = personTexts(person.name);
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
      label={texts.drag[language]}
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
  const language = useAdminLanguage();
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
    setAnnouncement(movedText(person.name, to + 1, order.length)[language]);
  };

  const save = async (from: readonly Id[]) => {
    setIsSaving(true);
    const request = { list, ids: order.map(({ id }) => id), from };
    const answer = await api<OrderConflict>('POST', '/talents/order', request);
    setIsSaving(false);
    if (answer.isOk) {
      toast.success(TEXTS.saved[language]);
      setConflict(undefined);
      return router.refresh();
    }
    if (answer.status === 409) return setConflict(answer.body);
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
      <div className={styles.bar}>
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
          <Button
            onClick={() => save(people.map(({ id }) => id))}
            disabled={!isChanged || isSaving}
          >
            {TEXTS.save[language]}
          </Button>
          <Button buttonStyle="secondary" onClick={() => setOrder(people)} disabled={!isChanged}>
            {TEXTS.undo[language]}
          </Button>
        </div>
      </div>
    </>
  );
}
