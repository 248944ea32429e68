import { APIError, type PayloadRequest } from 'payload';
import type { Talent } from '../../payload-types.ts';
import { refusal } from '../../fields/rules.ts';
import { adminLanguage, describeProblem } from '../../texts/problems.ts';
import type { CreditTable } from './creditColumns.ts';
import { editorsEndpoint } from '../../plugins/endpoints.ts';
import { type AddedCredit, MAX_PEOPLE } from './addedCredit.ts';

type CreditList = 'cinema' | 'television' | 'theatre' | 'otherWork';
type Row = Record<string, unknown>;

interface Person {
  id: number;
  role: string;
}

interface Body {
  list: CreditList;
  work: Row;
  people: Person[];
}

const isObject = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPerson = (value: unknown): value is Person =>
  isObject(value) && Number.isInteger(value.id) && typeof value.role === 'string';

function readBody(body: unknown, tables: readonly CreditTable[]): Body | undefined {
  if (!isObject(body) || !isObject(body.work) || !Array.isArray(body.people)) return undefined;
  const { list, work, people } = body;
  const table = tables.find(({ name }) => name === list);
  const isKnown = (name: string) =>
    name !== 'role' && table?.columns.some((column) => column.name === name);
  const ids = new Set(people.map((person: unknown) => isObject(person) && person.id));
  const isValid =
    people.length > 0 &&
    people.length <= MAX_PEOPLE &&
    ids.size === people.length &&
    people.every(isPerson) &&
    Object.keys(work).every(isKnown) &&
    typeof work.title === 'string' &&
    work.title.trim() !== '';
  return isValid ? { list: list as CreditList, work, people } : undefined;
}

/** Returns why Payload refused a save: the messages of fields are more precise than its own. */
function reasonOf(error: APIError): string {
  const { errors = [] } = (error.data ?? {}) as { errors?: { label?: string; message: string }[] };
  const reasons = errors.map(({ label, message }) => (label ? `${label}: ${message}` : message));
  return reasons.join(' · ') || error.message;
}

/** Adds a row to a list of the latest version of a talent, which stays a draft or published. */
async function addRow(req: PayloadRequest, id: number, list: CreditList, row: Row): Promise<void> {
  const { payload, user } = req;
  const options = {
    ...({ collection: 'talents', id, depth: 0, overrideAccess: false } as const),
    ...({ fallbackLocale: false, locale: req.locale as 'es' } as const),
    user,
    req,
  };
  const talent = await payload.findByID({ ...options, draft: true });
  const isDraft = talent._status !== 'published';
  const rows = [...(talent[list] ?? []), row] as Talent['cinema'];
  const data = { [list]: rows, _status: isDraft ? ('draft' as const) : ('published' as const) };
  await payload.update({ ...options, data, draft: isDraft });
}

/**
 * `POST /api/talents/credit`: adds one credit to several people, to each with a role of their own, and
 * answers with an {@link AddedCredit}. Records are saved one by one, so that one that cannot be published
 * stops no other.
 */
export const addCreditEndpoint = (tables: readonly CreditTable[]) =>
  editorsEndpoint('post', '/credit', async (req) => {
    const body = readBody(await req.json?.().catch(() => undefined), tables);
    if (!body) throw refusal(req, { code: 'badRequest' });
    const answer: AddedCredit = { saved: [], refused: [] };
    for (const { id, role } of body.people) {
      try {
        await addRow(req, id, body.list, { ...body.work, role: role.trim() || null });
        answer.saved.push(id);
      } catch (error) {
        // Whatever it is, those before are saved: without an answer an editor would add the credit again.
        const isRefusal = error instanceof APIError && error.status < 500;
        if (!isRefusal) req.payload.logger.error({ err: error, msg: `A credit of talent ${id}` });
        const reason = isRefusal
          ? reasonOf(error)
          : describeProblem({ code: 'notSaved' }, adminLanguage(req));
        answer.refused.push({ id, reason });
      }
    }
    return Response.json(answer);
  });
