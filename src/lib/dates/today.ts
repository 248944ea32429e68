import { ageOn } from './age';
import { trackedQuery } from '~/lib/incremental/trackedQuery';

/** The agency's calendar: an age changes at its midnight, wherever the build runs. */
const TIME_ZONE = 'Europe/Madrid';

/** Returns the calendar day in Madrid at a moment, as `YYYY-MM-DD`. */
export const dayOf = (moment: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE }).format(moment);

const today = () => dayOf(new Date());

/** Returns the moment of this build in ISO form: a page that shows it is made anew by every build. */
export const buildMoment = trackedQuery('buildMoment', (): string => new Date().toISOString());

/** Returns this year in Madrid, of four digits. */
export const thisYear = trackedQuery('thisYear', (): string => today().slice(0, 4));

/** Returns the age in whole years, today in Madrid, of who was born on a day (`YYYY-MM-DD`). */
export const ageToday = trackedQuery('ageToday', (birthDate: string): number =>
  ageOn(birthDate, today()),
);
