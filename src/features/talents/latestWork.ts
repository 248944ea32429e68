/** The fields of a credit by which works are compared. */
interface DatedWork {
  title: string;
  year?: number | undefined;
}

/** The lists of credits of a talent. */
interface Credited<Credit extends DatedWork> {
  cinema: Credit[];
  television: Credit[];
  theatre: Credit[];
  otherWork: Credit[];
}

/** Returns the work with the latest year; of several the first, cinema before television. */
export function latestWork<Credit extends DatedWork>({
  cinema,
  television,
  theatre,
  otherWork,
}: Credited<Credit>): Credit | undefined {
  const works = [...cinema, ...television, ...theatre, ...otherWork];
  return works.reduce<Credit | undefined>(
    (latest, work) => (latest && (latest.year ?? 0) >= (work.year ?? 0) ? latest : work),
    undefined,
  );
}
