import { randomUUID } from 'node:crypto';
import type { PayloadRequest } from 'payload';

/**
 * Returns a request in the database transaction of another one, in which a hook sees what the
 * operation has already written. The other request is not passed on itself, since Payload would
 * change its locale.
 */
export const inSameTransaction = ({ transactionID }: PayloadRequest): Partial<PayloadRequest> =>
  transactionID === undefined ? {} : { transactionID };

interface Session {
  /** The transaction, in which Payload reads and writes. */
  db: unknown;
  resolve: () => Promise<void>;
  reject: () => Promise<void>;
}

interface TransactionalDatabase {
  drizzle: {
    transaction(run: (db: unknown) => Promise<void>, options: unknown): Promise<void>;
  };
  initializing: Promise<void>;
  sessions: Record<string, Session>;
  transactionOptions?: unknown;
  beginTransaction: (options?: unknown) => Promise<string>;
  commitTransaction: (id: string | number | Promise<string | number>) => Promise<void>;
  rollbackTransaction: (id: string | number | Promise<string | number>) => Promise<void>;
}

type End = (isCommitted: boolean) => Promise<void>;

const ends = new Map<unknown, End[]>();

/** Calls back when the transaction of a request, if it is in one, has been committed or rolled back. */
export async function whenTransactionEnds(req: PayloadRequest, run: End): Promise<void> {
  const id = await req.transactionID;
  if (id !== undefined) ends.set(id, [...(ends.get(id) ?? []), run]);
}

async function callBack(id: string | number, isCommitted: boolean): Promise<void> {
  const runs = ends.get(id) ?? [];
  ends.delete(id);
  for (const run of runs) await run(isCommitted);
}

/**
 * Calls back at the end of transactions, and makes a save fail whose transaction cannot be committed, e.g. because the disk is full or the connection
 * is lost. Payload's own functions drop the error, and the editor is told that the record was saved.
 */
export function followTransactions(database: TransactionalDatabase): void {
  database.beginTransaction = async (options) => {
    await database.initializing;
    const id = randomUUID();
    const begun = Promise.withResolvers<void>();
    const work = Promise.withResolvers<void>();
    const run = (db: unknown) => {
      const resolve = () => {
        work.resolve();
        return done;
      };
      const reject = () => {
        work.reject(new Error('Rolled back'));
        return done.catch(() => undefined);
      };
      database.sessions[id] = { db, resolve, reject };
      begun.resolve();
      return work.promise;
    };
    const done = database.drizzle.transaction(run, options ?? database.transactionOptions);
    done.catch(begun.reject);
    await begun.promise;
    return id;
  };
  database.commitTransaction = async (incoming) => {
    const id = await incoming;
    const session = database.sessions[id];
    // An operation in the same transaction has failed and ended it.
    if (!session) return;
    delete database.sessions[id];
    await session.resolve().catch(async (error: unknown) => {
      await callBack(id, false);
      throw error;
    });
    await callBack(id, true);
  };
  const rollback = database.rollbackTransaction.bind(database);
  database.rollbackTransaction = async (incoming) => {
    const id = await incoming;
    await rollback(id);
    await callBack(id, false);
  };
}
