import { createHmac } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/database/types.ts';

/** Tries within a window: of one account, and from one address. */
const limits = { seconds: 15 * 60, account: 10, address: 50 } as const;

/** Seconds until another try is looked at, or 0: for this account, where one is named, and from this address alike. */
export type CountAttempt = (email: string | null, address: string) => Promise<number>;

/** Counts for all replicas together. Only hashes are kept, and their key changes each day. */
export function createCountAttempt(database: Kysely<DB>, secret: string, counts: boolean): CountAttempt {
  return async (email, address) => {
    if (!counts) return 0;
    const day = new Date().toISOString().slice(0, 10);
    const hash = (text: string) => createHmac('sha256', `${secret}:${day}`).update(text).digest('base64url');
    const count = (text: string) => sql`staff.count_attempt(${hash(text)}, ${limits.seconds})`;
    const { rows } = await sql<{ account: number; address: number }>`
      select ${email === null ? sql`0` : count(`account ${email.trim().toLowerCase()}`)} as account,
             ${count(`address ${address}`)} as address`.execute(database);
    const [tries] = rows;
    if (!tries || (tries.account <= limits.account && tries.address <= limits.address)) return 0;
    return limits.seconds - (Math.floor(Date.now() / 1000) % limits.seconds);
  };
}
