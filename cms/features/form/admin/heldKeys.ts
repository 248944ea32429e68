/** Longest time that keys wait, in milliseconds: without a connection the row does not arrive. */
const MAX_WAIT_MS = 15_000;

const isText = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;

/** Types a text in a field as its editor does, so that React notices. */
function typeIn(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  const { set } = Object.getOwnPropertyDescriptor(prototype.prototype, 'value') ?? {};
  set?.call(field, field.value + text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Repeats keys in the fields of a row, from its first one: text, Backspace, Enter and Tab. */
async function repeat(keys: readonly string[], first: HTMLElement): Promise<void> {
  const row = first.closest('.array-field__row, .blocks-field__row') ?? document;
  first.focus();
  for (const key of keys) {
    const field = document.activeElement;
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
    if (key === 'Tab') {
      const fields = [...row.querySelectorAll<HTMLElement>('input:not([type="hidden"]), textarea')];
      fields[fields.indexOf(field) + 1]?.focus();
    } else if (key.length === 1) typeIn(field, key);
    else field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    // A list of choices filters before Enter chooses.
    await nextFrame();
  }
}

/**
 * Holds the keys that are pressed until a field is there, and repeats them in it: the server renders the
 * fields of an added row, and until then text would be lost and Enter would add a second row.
 *
 * @param find returns the field, or nothing while it is not there
 * @returns a function that stops holding, and drops the keys
 */
export function holdKeys(find: () => HTMLElement | null | undefined): () => void {
  const keys: string[] = [];
  const hold = (event: KeyboardEvent) => {
    if (!event.isTrusted) return;
    if (!isText(event) && !['Enter', 'Backspace', 'Tab'].includes(event.key)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // Held down, e.g. Enter that has added the row.
    if (!event.repeat || isText(event)) keys.push(event.key);
  };
  const stop = () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    window.removeEventListener('keydown', hold, true);
    window.removeEventListener('pointerdown', stop, true);
  };
  const look = () => {
    const field = find();
    if (!field) return void (frame = requestAnimationFrame(look));
    stop();
    if (keys.length > 0) void repeat(keys, field);
  };
  const timer = setTimeout(stop, MAX_WAIT_MS);
  let frame = requestAnimationFrame(look);
  window.addEventListener('keydown', hold, true);
  window.addEventListener('pointerdown', stop, true);
  return stop;
}
