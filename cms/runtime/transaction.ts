import type { PayloadRequest } from 'payload';

/**
 * Returns a request in the database transaction of another one, in which a hook sees what the
 * operation has already written. The other request is not passed on itself, since Payload would
 * change its locale.
 */
export const inSameTransaction = ({ transactionID }: PayloadRequest): Partial<PayloadRequest> =>
  transactionID === undefined ? {} : { transactionID };
