/** Pixels from the window's edge where dragging scrolls, below the header too, and its speed. */
const EDGE_PX = 110;
const SCROLL_PX = 12;

/** Moves a row between its siblings to where the pointer is: it passes those whose middle it crosses. */
function placeRow(row: HTMLElement, y: number): void {
  const middleOf = (other: Element) => {
    const { top, height } = other.getBoundingClientRect();
    return top + height / 2;
  };
  // The others move around the row: moving the row itself would end the capture of the pointer.
  for (let other = row.previousElementSibling; other && y < middleOf(other);) {
    row.after(other);
    other = row.previousElementSibling;
  }
  for (let other = row.nextElementSibling; other && y > middleOf(other);) {
    row.before(other);
    other = row.nextElementSibling;
  }
}

/**
 * Lets the visitor drag the rows of a list by their portraits, with mouse, pen or finger; Escape puts
 * them back.
 *
 * @param onDrop called with the ids of the rows in their new order
 */
export function makeDraggable(
  list: HTMLElement,
  onDrop: (ids: string[], row: HTMLElement) => void,
) {
  list.addEventListener('pointerdown', (event) => {
    const handle = (event.target as Element).closest<HTMLElement>('.selection-portrait');
    const row = handle?.closest('li');
    if (!handle || !row || event.button || list.closest('[data-state="sent"]')) return;
    const before = [...list.children];
    let y = event.clientY;
    let frame = 0;
    const follow = () => {
      placeRow(row, y);
      if (y < EDGE_PX) scrollBy({ top: -SCROLL_PX, behavior: 'instant' });
      if (y > innerHeight - EDGE_PX) scrollBy({ top: SCROLL_PX, behavior: 'instant' });
      frame = requestAnimationFrame(follow);
    };
    const end = (isDropped: boolean) => {
      cancelAnimationFrame(frame);
      stop.abort();
      delete row.dataset.dragged;
      if (!isDropped) list.append(...before);
      else
        onDrop(
          [...list.children].map((one) => (one as HTMLElement).dataset.id!),
          row,
        );
    };
    const stop = new AbortController();
    const { signal } = stop;
    handle.addEventListener('pointermove', ({ clientY }) => (y = clientY), { signal });
    handle.addEventListener('pointerup', () => end(true), { signal });
    handle.addEventListener('pointercancel', () => end(false), { signal });
    addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), { signal });
    handle.setPointerCapture(event.pointerId);
    row.dataset.dragged = '';
    follow();
  });
}
