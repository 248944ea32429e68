import { isDayOver } from './today';

/** A talent's availability, and the last day (`YYYY-MM-DD`) on which it may be shown. */
interface Availability<Text> {
  availability?: Text | undefined;
  availableUntil?: string | undefined;
}

/** Returns a talent's availability, or `undefined` if there is none or its last day in Madrid is over. */
export const currentAvailability = <Text>({
  availability,
  availableUntil,
}: Availability<Text>): Text | undefined =>
  availableUntil && isDayOver(availableUntil) ? undefined : availability;
