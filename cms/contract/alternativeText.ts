/**
 * Returns the alternative text that is proposed for a photograph of a person.
 *
 * @param number of the photograph among the person's: further ones do not have the same text. @default 1
 */
export const proposedAlt = (name: string, number = 1): { es: string; en: string } =>
  number === 1
    ? { es: `Retrato de ${name}`, en: `Portrait of ${name}` }
    : { es: `Foto ${number} de ${name}`, en: `Photograph ${number} of ${name}` };
