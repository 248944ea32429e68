/** Sections of people who work behind the camera only. */
const BEHIND_CAMERA = new Set(['director', 'screenwriter']);

/** Whether a talent directs or writes and does not act: looks and playing age are then of no use. */
export const isBehindCamera = ({ sections }: { sections: readonly string[] }): boolean =>
  sections.every((section) => BEHIND_CAMERA.has(section));
