import type { Endpoint } from 'payload';
import { addDataAndFileToRequest } from 'payload';
import { editors } from '../../access.ts';
import { editorName } from '../versions/versionsPlugin.ts';

/** Milliseconds after which a form that has not been reported is taken for closed. */
const OPEN_MS = 45_000;

interface OpenForm {
  record: string;
  user: number | string;
  name: string;
  /** When it was opened and last reported, in milliseconds since 1970. */
  since: number;
  seen: number;
}

/** Another open form of the same record. */
export interface OtherForm {
  name: string;
  /** Whether it is the same person's, in another window. */
  isOwn: boolean;
  /** When it was opened, ISO 8601. */
  since: string;
}

/** In memory, by the id of the window: one process runs, and what is open is known again soon. */
const forms = new Map<string, OpenForm>();

/**
 * `POST /api/open-forms` with `{ form, record }` reports an open form, and answers with the others of
 * the same record; without `record` the form is closed. Editors only.
 */
export const openFormsEndpoint: Endpoint = {
  path: '/open-forms',
  method: 'post',
  handler: async (req) => {
    const { user } = req;
    if (!user || !(await editors({ req }))) return Response.json({}, { status: 403 });
    await addDataAndFileToRequest(req);
    const { form, record } = (req.data ?? {}) as { form?: unknown; record?: unknown };
    if (typeof form !== 'string') return Response.json({}, { status: 400 });
    const now = Date.now();
    for (const [id, { seen }] of forms) if (now - seen > OPEN_MS) forms.delete(id);
    const key = `${user.id} ${form}`;
    if (typeof record !== 'string') forms.delete(key);
    else {
      const { since = now } = forms.get(key) ?? {};
      forms.set(key, { record, user: user.id, name: editorName(req) ?? '', since, seen: now });
    }
    const others = [...forms]
      .filter(([id, one]) => id !== key && one.record === record)
      .map(([, one]): OtherForm => {
        const { name, since } = one;
        return { name, isOwn: one.user === user.id, since: new Date(since).toISOString() };
      });
    return Response.json({ others });
  },
};
