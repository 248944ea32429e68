import type { GraphQLFetch } from '~/loaders/cmsClient';

type Row = Record<string, unknown>;

/** The variables of a query for records. */
interface Variables {
  /** Absent from queries for revisions. */
  locale?: 'es' | 'en';
  limit: number;
  where: {
    AND: {
      id?: { greater_than: number };
      _status?: { equals: string };
      OR?: { id: { equals: unknown } }[];
    }[];
  };
}

/** Returns the id after which a query starts. */
export const cursorOf = ({ where }: Variables) =>
  where.AND.find(({ id }) => id)?.id?.greater_than ?? 0;

const isRequested = ({ where }: Variables, id: unknown) =>
  where.AND.every(({ OR }) => !OR || OR.some((condition) => condition.id.equals === id));

/** Mocks a CMS with these Spanish records and, if they differ, English ones; and with media. */
export function mockCms(
  operation: string,
  spanish: Row[],
  english: Row[] = spanish,
  media: Row[] = [],
) {
  const requests: Variables[] = [];
  const fetchGraphQL: GraphQLFetch = async (requested, _query, sent) => {
    const variables = sent as Variables;
    requests.push(variables);
    if (requested === 'allMedia') return { allMedia: { docs: media } };
    const docs = (variables.locale === 'en' ? english : spanish)
      .filter(({ id }) => Number(id) > cursorOf(variables) && isRequested(variables, id))
      .slice(0, variables.limit);
    return { [operation]: { docs } };
  };
  return { fetchGraphQL, requests };
}
