import type { Duplex } from 'node:stream';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { TimedOut, withTimeout } from './with-timeout.ts';

/**
 * A pool whose queries give up after `limitMs`, for a server that neither answers nor refuses. The connection of
 * such a query is torn down, because its answer may still come.
 */
export function poolWithTimeout(pool: pg.Pool, limitMs: number): PostgresPool {
  return {
    async connect() {
      const client = await pool.connect();
      let givenUp: Error | undefined;
      const impatient = {
        async query(sql: string, parameters: unknown[]) {
          try {
            return await withTimeout(limitMs, client.query(sql, parameters));
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
      return impatient as unknown as PostgresPoolClient;
    },
    end: () => pool.end(),
  };
}

/** The socket of a connection, to close it directly: pg closes it with a message that a stopped server never reads. */
export function socketOf(client: pg.ClientBase): Duplex | undefined {
  return (client as unknown as { connection?: { stream?: Duplex } }).connection?.stream;
}
