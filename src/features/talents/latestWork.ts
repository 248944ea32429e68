import { CREDIT_LISTS, type CreditList } from '~/features/talents/works';

/** The fields of a credit by which works are compared. */
interface DatedWork {
  title: string;
  year?: number | undefined;
}

/** The lists of credits of a talent. */
type Credited<Credit extends DatedWork> = Record<CreditList, Credit[]>;

/**
 * Returns the works with the latest years, whatever their kind, the latest first; works of one year
 * keep the page's order, cinema before television.
 */
export const latestWorks = <Credit extends DatedWork>(
  talent: Credited<Credit>,
  count: number,
): { list: CreditList; credit: Credit }[] =>
  CREDIT_LISTS.flatMap((list) => talent[list].map((credit) => ({ list, credit })))
    .sort((a, b) => (b.credit.year ?? 0) - (a.credit.year ?? 0))
    .slice(0, count);

/** Returns the work with the latest year; of several the first, cinema before television. */
export const latestWork = <Credit extends DatedWork>(
  talent: Credited<Credit>,
): Credit | undefined => latestWorks(talent, 1)[0]?.credit;
