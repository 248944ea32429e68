import type { Endpoint, PayloadRequest } from 'payload';
import { editors } from '../../access.ts';
import { comeBack, leave, planDeparture } from './departure.ts';

/** Answers editors only. */
const forEditors =
  (answer: (req: PayloadRequest, id: number) => Promise<object | undefined>) =>
  async (req: PayloadRequest): Promise<Response> => {
    if (!(await editors({ req }))) return Response.json({}, { status: 403 });
    const found = await answer(req, Number(req.routeParams?.id));
    return found ? Response.json(found) : Response.json({}, { status: 404 });
  };

/**
 * `GET /api/talents/:id/departure` says what the departure of a talent will change, 404 unless they are
 * online; `POST …/departure` does it; `DELETE …/departure` undoes it.
 */
export const departureEndpoints: Endpoint[] = [
  { path: '/:id/departure', method: 'get', handler: forEditors(planDeparture) },
  { path: '/:id/departure', method: 'post', handler: forEditors(leave) },
  {
    path: '/:id/departure',
    method: 'delete',
    handler: forEditors(async (req, id) => {
      await comeBack(req, id);
      return {};
    }),
  },
];
