import { imageEndpoint } from '~/pictures/imageEndpoint';
import { sessionOf } from './cms';

/** Requests pictures in the editor's session. */
export const GET = imageEndpoint((request) => {
  const { authorization } = sessionOf(request);
  return { authorization };
});
