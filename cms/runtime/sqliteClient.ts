import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql';

type Client = ReturnType<typeof drizzle>['$client'];
type Statement = Parameters<Client['execute']>[0];
type Transaction = Awaited<ReturnType<Client['transaction']>>;

/** How long a write waits for another process, or for a transaction of this one. */
const BUSY_MS = 10_000;
const WAIT_MS = 30_000;

/** The admin and a build can open the same file: wait for locks, and use a write-ahead log. */
const SETTINGS = [
  `PRAGMA busy_timeout = ${BUSY_MS}`,
  'PRAGMA journal_mode = WAL',
  'PRAGMA journal_size_limit = 67108864',
  'PRAGMA synchronous = NORMAL',
];

async function connect(url: string): Promise<Client> {
  const client = drizzle(url).$client;
  for (const setting of SETTINGS) await client.execute(setting);
  return client;
}

const isRead = (statement: Statement): boolean =>
  /^\s*select\b/i.test(typeof statement === 'string' ? statement : statement.sql);

/**
 * Opens a SQLite file with transactions for one process. libSQL's own would stop the process: each opens
 * a connection, and a statement that waits for another connection's lock blocks the thread that would
 * release it. Here one connection reads, and writes what belongs to no transaction; the other runs one
 * transaction after another, each from its first write to its end. Whoever else writes waits meanwhile,
 * without blocking; who reads does not wait, and sees what is committed.
 *
 * A hook that writes without its operation's `req` waits for the operation that waits for the hook: it
 * fails after {@link WAIT_MS}.
 */
export async function openSqlite(url: string): Promise<Client> {
  const main = await connect(url);
  const writer = await connect(url);
  let last: Promise<unknown> = Promise.resolve();

  /** Waits for the writes before; the next one waits until the returned function is called. */
  async function startWriting(): Promise<() => void> {
    const before = last;
    const { promise, resolve } = Promise.withResolvers<void>();
    last = before.then(() => promise);
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        reject(new Error(`SQLite: another transaction has not ended within ${WAIT_MS / 1000} s`));
      }, WAIT_MS);
    });
    try {
      await Promise.race([before, timeout]);
    } catch (error) {
      resolve();
      throw error;
    } finally {
      clearTimeout(timer);
    }
    return resolve;
  }

  async function writeAlone<T>(write: () => Promise<T>): Promise<T> {
    const release = await startWriting();
    try {
      return await write();
    } finally {
      release();
    }
  }

  async function begin() {
    const release = await startWriting();
    try {
      await writer.execute('BEGIN IMMEDIATE');
    } catch (error) {
      release();
      throw error;
    }
    return release;
  }

  function transaction(): Promise<Transaction> {
    let writing: ReturnType<typeof begin> | undefined;
    let closed = false;

    const execute = async (statement: Statement) => {
      if (closed) throw new Error('SQLite: the transaction has ended');
      if (!writing && isRead(statement)) return main.execute(statement);
      writing ??= begin();
      await writing;
      return writer.execute(statement);
    };

    const end = async (command: 'COMMIT' | 'ROLLBACK') => {
      if (closed) return;
      closed = true;
      const release = await writing?.catch(() => undefined);
      if (!release) return;
      try {
        await writer.execute(command);
      } catch (error) {
        if (command === 'COMMIT') await writer.execute('ROLLBACK').catch(() => undefined);
        throw error;
      } finally {
        release();
      }
    };

    return Promise.resolve({
      execute,
      async batch(statements) {
        const results = [];
        for (const statement of statements) results.push(await execute(statement as Statement));
        return results;
      },
      executeMultiple: async (sql) => void (await execute(sql)),
      commit: () => end('COMMIT'),
      rollback: () => end('ROLLBACK'),
      close: () => void end('ROLLBACK'),
      get closed() {
        return closed;
      },
    });
  }

  return {
    execute(statement) {
      const run = () => main.execute(statement);
      return isRead(statement) ? run() : writeAlone(run);
    },
    batch: (statements, mode) => writeAlone(() => main.batch(statements, mode)),
    migrate: (statements) => writeAlone(() => main.migrate(statements)),
    executeMultiple: (sql) => writeAlone(() => main.executeMultiple(sql)),
    transaction,
    sync: () => main.sync(),
    close() {
      main.close();
      writer.close();
    },
    get closed() {
      return main.closed;
    },
    protocol: main.protocol,
  };
}
