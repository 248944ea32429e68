/** Checks whether a value is a colour as `#rrggbb`, in lower-case digits. */
export const isColour = (value: string): boolean => /^#[\da-f]{6}$/.test(value);
