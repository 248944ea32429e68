import type { UIFieldServerProps } from 'payload';
import { departures } from '../departurePlugin.ts';
import { ComeBack } from './LeaveAgency.tsx';

/** Says above the form that a talent has left the agency, and offers to undo it. */
export async function DepartureNotice({ data, payload }: UIFieldServerProps) {
  const { id, _status: status } = data as { id?: number; _status?: string };
  const departure = id === undefined ? null : await departures.get(payload, id);
  // Somebody has published the record again.
  if (!departure || status === 'published') return null;
  return <ComeBack id={id!} at={departure.at} who={departure.who} />;
}
