/** Returns the alternative text that is proposed for a photograph of a person. */
export const proposedAlt = (name: string): { es: string; en: string } => ({
  es: `Retrato de ${name}`,
  en: `Portrait of ${name}`,
});
