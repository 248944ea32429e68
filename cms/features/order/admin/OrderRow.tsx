'use client';

import { DraggableSortableItem, useConfig, useTranslation } from '@payloadcms/ui';
import { Portrait } from '../../talents/admin/Portrait.tsx';
import { personTexts } from './orderTexts.ts';
import styles from './order.module.css';

/** A person of a list, with the thumbnail of the main photograph. */
export interface OrderedPerson {
  id: number | string;
  name: string;
  position: number | null;
  thumbnail: string | undefined;
}

interface Props {
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
export function OrderRow({ person, index, count, onMove }: Props) {
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
