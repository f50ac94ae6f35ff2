import type { Duplex } from 'node:stream';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { TimedOut, withTimeout } from './with-timeout.ts';

/** How long a query waits in milliseconds: for a connection, and then for its answer. */
interface Limits {
  connectMs: number;
  answerMs: number;
}

/** A pool whose queries give up after their limits; the connection of one that was not answered is torn down. */
export function poolWithTimeout(pool: pg.Pool, { connectMs, answerMs }: Limits): PostgresPool {
  return {
    async connect() {
      const client = await connectionWithin(connectMs, pool);
      let givenUp: Error | undefined;
      const limited = {
        async query(sql: string, parameters: unknown[]) {
          try {
            return await withTimeout(answerMs, client.query(sql, parameters));
          } catch (error) {
            if (error instanceof TimedOut) givenUp = error;
            throw error;
          }
        },
        release() {
          client.release(givenUp);
          if (givenUp) socketOf(client)?.destroy();
        },
      };
      return limited as unknown as PostgresPoolClient;
    },
    end: () => pool.end(),
  };
}

/** A connection that comes too late goes back to the pool. */
async function connectionWithin(limitMs: number, pool: pg.Pool): Promise<pg.PoolClient> {
  const connecting = pool.connect();
  try {
    return await withTimeout(limitMs, connecting);
  } catch (error) {
    if (error instanceof TimedOut) connecting.then((late) => late.release()).catch(() => {});
    throw error;
  }
}

/** The socket of a connection, to close it directly: pg closes it with a message that a stopped server never reads. */
export function socketOf(client: pg.ClientBase): Duplex | undefined {
  return (client as unknown as { connection?: { stream?: Duplex } }).connection?.stream;
}
