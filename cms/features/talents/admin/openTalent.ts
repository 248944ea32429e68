/** The name in the talent's form that is open, for the forms of pictures that open above it. */
let openName = '';

/** Sets the name of the talent whose form is open; empty when it is closed. */
export const setOpenTalent = (name: string): void => {
  openName = name.trim();
};

/** Returns the name of the talent whose form is open, or an empty text. */
export const openTalentName = (): string => openName;
