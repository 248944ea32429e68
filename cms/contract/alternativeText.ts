/**
 * Returns the alternative text that is proposed for a photograph of a person.
 *
 * @param name the person's professional name
 */
export const proposedAlt = (name: string): { es: string; en: string } => ({
  es: `Retrato de ${name}`,
  en: `Portrait of ${name}`,
});
