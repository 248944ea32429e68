import { type PointerEvent, type RefObject, useState } from 'react';
import { type People, movePerson } from '~/features/selection/selection';

/** Pixels from the window's edge where dragging scrolls, below the header too, and its speed. */
const EDGE_PX = 110;
const SCROLL_PX = 12;

/** Returns how many rows are passed at a height of the window: those whose portrait was entered. */
function countPassed(list: HTMLElement, y: number, place: number): number {
  const edges = [...list.children].map((row, index) => {
    const { top, bottom } = row.querySelector('.person-portrait')!.getBoundingClientRect();
    return index < place ? bottom : top;
  });
  return edges.filter((edge) => edge < y).length;
}

/**
 * Lets the visitor drag people by their portraits, with mouse, pen or finger; Escape puts them back.
 *
 * @param onDrop called with the people in their new order
 * @returns the people in the order in which they are shown, who is dragged, and the handle's listener
 */
export function useDrag(
  list: RefObject<HTMLElement | null>,
  people: People,
  onDrop: (people: People, id: string) => void,
) {
  const [dragged, setDragged] = useState<{ id: string; place: number }>();
  const order = dragged ? movePerson(people, dragged.id, dragged.place) : people;

  const onPointerDown = (event: PointerEvent, id: string) => {
    const element = list.current;
    if (event.button || !element) return;
    // Pictures and links would be dragged by the browser.
    event.preventDefault();
    const start = people.findIndex((person) => person.id === id);
    let place = start;
    let y = event.clientY;
    let frame = 0;
    const follow = () => {
      if (y < EDGE_PX) scrollBy({ top: -SCROLL_PX, behavior: 'instant' });
      if (y > innerHeight - EDGE_PX) scrollBy({ top: SCROLL_PX, behavior: 'instant' });
      const passed = countPassed(element, y, place);
      // The dragged row itself is one of those that are passed.
      const next = passed > place ? passed - 1 : passed;
      if (next !== place) setDragged({ id, place: (place = next) });
      frame = requestAnimationFrame(follow);
    };
    const stop = new AbortController();
    const { signal } = stop;
    const end = (isDropped: boolean) => {
      cancelAnimationFrame(frame);
      stop.abort();
      setDragged(undefined);
      if (isDropped && place !== start) onDrop(movePerson(people, id, place), id);
    };
    // On the window: React moves the row, which ends the capture of the pointer.
    addEventListener('pointermove', ({ clientY }) => (y = clientY), { signal });
    addEventListener('pointerup', () => end(true), { signal });
    addEventListener('pointercancel', () => end(false), { signal });
    addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), { signal });
    setDragged({ id, place });
    follow();
  };

  return { order, dragged: dragged?.id, onPointerDown };
}
