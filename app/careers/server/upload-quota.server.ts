import { type Kysely, sql, type Transaction } from 'kysely';
import type { Logger } from 'pino';
import { sourceNames } from '#app/forms/spam-filter.server.ts';
import { READ_LIMIT_MS } from '#platform/database/open-database.ts';
import type { DB } from '#platform/database/types.ts';
import { withTimeout } from '#platform/database/with-timeout.ts';
import { clientNetwork } from '#platform/http/security/client-network.ts';
import { errorFields } from '#platform/telemetry/logging.ts';

const megabyte = 1024 * 1024;

/**
 * How many bytes of files one source may send (docs/decisions/uploads.md). An address is an IPv4 address or an IPv6 /64,
 * a network is a /24 or a /48. Fifty people behind one address can send their CVs at once; of thirty programs that send
 * 5 MB each, one succeeds. A network has a sixteenth of the day's bytes. When they are used up, an application is stored
 * without its file.
 */
export const uploadLimits = {
  /** The most bytes of an ordinary CV; larger ones have a limit of their own. */
  smallBytes: megabyte,
  address: { bytesAtOnce: 64 * megabyte, largeBytesAnHour: 8 * megabyte, tries: 200 },
  network: { bytesADay: 64 * megabyte, tries: 800 },
  bytesADay: 1024 * megabyte,
  triesMinutes: 10,
} as const;

/** What is used up: the tries or the large files of one address, or the room for files of a network or of the whole site. */
export interface Lacking {
  of: 'tries' | 'large' | 'room';
  /** Seconds until it is worth trying again. */
  retryAfter: number;
}

export type UploadQuota = ReturnType<typeof createUploadQuota>;

interface Parts {
  database: Kysely<DB>;
  /** Hashes the addresses; the same on all replicas. */
  secret: string;
  /** Whether anything is counted by address (RATE_LIMIT). */
  isCounting: boolean;
  /** The bytes of all stored CVs together. */
  storedBytes: number;
  log: Logger;
}

interface Allowance {
  source: string;
  amount: number;
  most: number;
  seconds: number;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Limits the files of one address, one network and everybody, counted for all replicas (docs/decisions/uploads.md). */
export function createUploadQuota({ database, secret, isCounting, storedBytes, log }: Parts) {
  function allowances(address: string, bytes: number): Allowance[] {
    if (!isCounting) return [];
    const [ofAddress, ofNetwork] = sourceNames(address, secret);
    const amount = bytes;
    const large = { source: `large-${ofAddress}`, amount, most: uploadLimits.address.largeBytesAnHour, seconds: hour };
    return [
      ...(bytes > uploadLimits.smallBytes ? [large] : []),
      { source: `day-${ofNetwork}`, amount, most: uploadLimits.network.bytesADay, seconds: day },
      { source: 'all', amount, most: uploadLimits.bytesADay, seconds: day },
    ];
  }

  /** The bytes that unfinished forms take on this process's disk, by the client's network. */
  const arrivingBytes = new Map<string, number>();

  return {
    /** Counts the bytes of a file while it arrives. The caller ends it in every outcome. */
    arriving(address: string) {
      const client = clientNetwork(address);
      let own = 0;
      const grow = (bytes: number) => {
        own += bytes;
        const sum = (arrivingBytes.get(client) ?? 0) + bytes;
        if (sum > 0) arrivingBytes.set(client, sum);
        else arrivingBytes.delete(client);
      };
      return {
        /** Counts more bytes. Returns false if the files that arrive from this client would take too much together. */
        add(bytes: number): boolean {
          const isAllowed = !isCounting || (arrivingBytes.get(client) ?? 0) + bytes <= uploadLimits.address.bytesAtOnce;
          // When a file is given up, its bytes are released at once, while its form still arrives.
          grow(isAllowed ? bytes : -own);
          return isAllowed;
        },
        end: () => grow(-own),
      };
    },
    /** Counts one more form with a file before it is read. Never throws: a form that cannot be counted passes. */
    async admit(address: string): Promise<Lacking | undefined> {
      if (!isCounting) return undefined;
      const [ofAddress, ofNetwork] = sourceNames(address, secret);
      const tries = { amount: 1, seconds: uploadLimits.triesMinutes * minute };
      const asked = [
        { ...tries, source: `tries-${ofAddress}`, most: uploadLimits.address.tries },
        { ...tries, source: `tries-${ofNetwork}`, most: uploadLimits.network.tries },
      ];
      return withTimeout(READ_LIMIT_MS, ask(database, 'take', asked)).catch((error: unknown) => {
        log.warn({ error: errorFields(error) }, 'uploads could not be counted');
        return undefined;
      });
    },
    /** Says which allowance a file of that size would exceed, and takes nothing of it. */
    async lacking(address: string, bytes: number): Promise<Lacking | undefined> {
      const found = await ask(database, 'lacking', allowances(address, bytes));
      if (found) return found;
      const { stored } = await database
        .selectFrom('career_applications')
        .select(({ fn }) => fn.coalesce(fn.sum<string>('cv_size'), sql<string>`0`).as('stored'))
        .where('cv_path', 'is not', null)
        .executeTakeFirstOrThrow();
      return Number(stored) + bytes > storedBytes ? { of: 'room', retryAfter: day } : undefined;
    },
    /** Takes the file's size from the allowances, with the caller's transaction; says which one it exceeds, if any. */
    take: (transaction: Transaction<DB>, address: string, bytes: number) =>
      ask(transaction, 'take', allowances(address, bytes)),
  };
}

async function ask(
  database: Kysely<DB>,
  what: 'take' | 'lacking',
  allowances: Allowance[],
): Promise<Lacking | undefined> {
  if (allowances.length === 0) return undefined;
  const column = <Key extends keyof Allowance>(key: Key) => allowances.map((allowance) => allowance[key]);
  const { rows } = await sql<{ source: string; seconds: number }>`
    select * from ${sql.id('site', `${what}_upload`)}(
      ${column('source')}::text[], ${column('amount')}::bigint[], ${column('most')}::bigint[], ${column('seconds')}::int[])`.execute(
    database,
  );
  const [found] = rows;
  if (!found) return undefined;
  const of = found.source.startsWith('tries-') ? 'tries' : found.source.startsWith('large-') ? 'large' : 'room';
  return { of, retryAfter: found.seconds };
}
