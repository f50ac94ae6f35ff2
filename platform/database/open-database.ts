import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { assertSiteRole, connectionSettings } from './connection-settings.ts';
import { poolWithTimeout, socketOf } from './pool-with-timeout.ts';
import type { DB } from './types.ts';
import { withTimeout } from './with-timeout.ts';

/** The site's connections, as the site's role. Reads have a pool of their own, so that they cannot starve enquiries. */
export type Database = ReturnType<typeof openDatabase>;

export interface PoolFigures {
  pool: 'reads' | 'writes' | 'jobs' | 'desk' | 'replica';
  open: number;
  idle: number;
  waiting: number;
  most: number;
}

/** A write waits this long for its connection, and again for its answer, before its sender is told that it failed. */
export const WRITE_LIMIT_MS = 2_500;

/** A read waits this long for its connection, and again for its answer, before the catalogue answers without it. */
export const READ_LIMIT_MS = 700;

interface PoolSettings {
  connections: number;
  /** Milliseconds after which the server ends a statement. */
  statementMs: number;
  /** Milliseconds that a query waits for its connection, and again for its answer if that has no limit of its own. */
  connectMs: number;
  answerMs?: number;
}

const READS: PoolSettings = { connections: 4, statementMs: 5_000, connectMs: READ_LIMIT_MS };
/** After this time the main database is asked instead. */
const REPLICA: PoolSettings = { ...READS, connectMs: 300 };
/** Commits that arrive together are written to the disk together. */
const WRITES: PoolSettings = { connections: 8, statementMs: WRITE_LIMIT_MS, connectMs: WRITE_LIMIT_MS };
const JOBS: PoolSettings = { connections: 4, statementMs: 10_000, connectMs: WRITE_LIMIT_MS };
/** The desk waits longer: when many are at work, they are served one after the other. */
const DESK: PoolSettings = { connections: 4, statementMs: 10_000, connectMs: 5_000, answerMs: 10_000 };
/** Usual writes at one time. */
const FEW_WRITES = 2;
/** Idle connections are closed, which frees their memory on the server. */
const IDLE_MS = 30_000;
const CLOSE_MS = 1_000;

/** Opens the pools but no connection: each is made when first needed, and anew after the database was away. */
export function openDatabase(url: string, replicaUrl?: string) {
  const [reads, writes, jobs, desk] = [
    newPool(url, READS),
    newPool(url, WRITES),
    newPool(url, JOBS),
    newPool(url, DESK),
  ];
  const all = { reads, writes, jobs, desk, ...(replicaUrl && { replica: newPool(replicaUrl, REPLICA) }) };
  return {
    reads: reads.db,
    writes: writes.db,
    /** The connections of the job workers, so that mail takes no connection from a visitor. */
    jobs: jobs.db,
    /** The connections of the desk, so that staff at work and visitors never wait for each other. */
    desk: desk.db,
    /** The connections to a replica of the database that pages may be read from, if there is one. */
    ...(all.replica && { replica: all.replica.db }),
    /** Writes that wait for a connection, or hold one while more than a visitor or two write. */
    crowdingWrites(): number {
      const { waitingCount, totalCount, idleCount } = writes.pool;
      return waitingCount + Math.max(0, totalCount - idleCount - FEW_WRITES);
    },
    pools: (): PoolFigures[] =>
      Object.entries(all).map(([name, { pool }]) => {
        const { totalCount: open, idleCount: idle, waitingCount: waiting, options } = pool;
        return { pool: name as PoolFigures['pool'], open, idle, waiting, most: options.max };
      }),
    /** Ends all connections. If the server does not answer, they are cut after a second. */
    close: async (): Promise<void> => {
      await Promise.all(Object.values(all).map((pool) => pool.close()));
    },
  };
}

async function assertRoleInTime(client: pg.ClientBase, limitMs: number): Promise<void> {
  try {
    await withTimeout(limitMs, assertSiteRole(client));
  } catch (error) {
    // The pool closes a connection with a message that a stopped server never reads.
    socketOf(client)?.destroy();
    throw error;
  }
}

function newPool(url: string, { connections, statementMs, connectMs, answerMs = connectMs }: PoolSettings) {
  const pool = new pg.Pool({
    ...connectionSettings(url, statementMs),
    max: connections,
    // Ends the attempt itself, later than anybody waits for it.
    connectionTimeoutMillis: connectMs * 2,
    idleTimeoutMillis: IDLE_MS,
    // A connection that works as another role is ended before its first statement.
    onConnect: (client) => assertRoleInTime(client, connectMs),
  });
  const clients = new Set<pg.PoolClient>();
  pool.on('connect', (client) => {
    clients.add(client);
    // A lost connection fails the query that waits on it; without a listener it would also end the process.
    client.on('error', () => {});
  });
  pool.on('remove', (client) => clients.delete(client));
  pool.on('error', () => {}); // An idle connection was lost: the next query opens another.
  return {
    pool,
    db: new Kysely<DB>({ dialect: new PostgresDialect({ pool: poolWithTimeout(pool, { connectMs, answerMs }) }) }),
    async close() {
      const cut = setTimeout(() => {
        for (const client of clients) socketOf(client)?.destroy();
      }, CLOSE_MS);
      await pool.end();
      clearTimeout(cut);
    },
  };
}
