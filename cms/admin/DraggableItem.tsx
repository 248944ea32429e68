'use client';
import { DraggableSortableItem } from '@payloadcms/ui';
import type { ReactNode } from 'react';

interface Props {
  id: string;
  as: 'div' | 'li';
  /** What the handle says to screen readers; Space and the arrows move the item from there. */
  label: string;
  isDisabled?: boolean;
  styles: Readonly<Record<string, string | undefined>>;
  /** The class of the item in `styles`, beside `dragged` and `handle`. */
  className: string;
  children: ReactNode;
}

/** Renders an item of Payload's `DraggableSortable`, with a handle to drag it or move it by keyboard. */
export const DraggableItem = ({ as: Tag, styles, className, children, ...props }: Props) => (
  <DraggableSortableItem id={props.id} disabled={props.isDisabled ?? false}>
    {({ attributes, isDragging, listeners, setNodeRef, transform, transition }) => (
      <Tag
        ref={setNodeRef}
        className={`${styles[className]} ${isDragging ? styles.dragged : ''}`}
        style={{ transform, transition }}
      >
        <button
          type="button"
          {...attributes}
          {...listeners}
          className={styles.handle}
          aria-label={props.label}
        >
          ⠿
        </button>
        {children}
      </Tag>
    )}
  </DraggableSortableItem>
);
