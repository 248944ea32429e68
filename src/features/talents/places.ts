/**
 * Splits the home base of a talent into places: "Pamplona y Madrid" and "Seville, Lisbon" are two, and
 * "Coslada (Madrid)" is in both.
 */
export const splitPlaces = (text: string): string[] =>
  text
    .split(/\s*[,;/()]\s*|\s+(?:y|e|and)\s+/u)
    .map((place) => place.trim())
    .filter(Boolean);
