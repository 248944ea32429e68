/** The part of a form's state that names the rows of its lists. */
export type RowsByPath = Readonly<Record<string, { rows?: readonly { id: string }[] } | undefined>>;

const isPosition = (part: string): boolean => /^\d+$/.test(part);

/**
 * Returns the key of a field in a form: its path with the ids of rows instead of their positions.
 *
 * @example
 * keyOfPath('credits.0.role', { credits: { rows: [{ id: 'a' }] } }) // 'credits.a.role'
 */
export function keyOfPath(path: string, fields: RowsByPath): string {
  const parts = path.split('.');
  return parts
    .map((part, index) => {
      if (!isPosition(part)) return part;
      const list = parts.slice(0, index).join('.');
      return fields[list]?.rows?.[Number(part)]?.id ?? part;
    })
    .join('.');
}

/** Returns the path of a key in a form, or `undefined` if its row is gone. */
export function pathOfKey(key: string, fields: RowsByPath): string | undefined {
  const path: string[] = [];
  for (const part of key.split('.')) {
    const rows = fields[path.join('.')]?.rows;
    const position = rows?.findIndex(({ id }) => id === part);
    if (position === -1) return undefined;
    path.push(position === undefined ? part : String(position));
  }
  return path.join('.');
}
