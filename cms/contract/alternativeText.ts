/**
 * Returns the alternative texts that are proposed for a photograph of a person, with the next number that is free.
 *
 * @param taken Spanish texts of other photographs
 */
export function proposedAlt(name: string, taken: ReadonlySet<string>): { es: string; en: string } {
  const create = (number: number) =>
    number === 1
      ? { es: `Retrato de ${name}`, en: `Portrait of ${name}` }
      : { es: `Foto ${number} de ${name}`, en: `Photograph ${number} of ${name}` };
  let number = 1;
  while (taken.has(create(number).es)) number++;
  return create(number);
}
