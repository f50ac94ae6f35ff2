import { createHmac } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import type { SenderFacts } from '#app/forms/form-types.ts';
import { todayInIndia } from '#app/language/dates.ts';
import { READ_LIMIT_MS } from '#platform/database/open-database.ts';
import type { DB } from '#platform/database/types.ts';
import { withTimeout } from '#platform/database/with-timeout.ts';
import { clientNetwork, widerNetwork } from '#platform/http/security/client-network.ts';
import { errorFields } from '#platform/telemetry/logging.ts';
import { enquiryTraffic as limits, spamReasons, type Traffic } from './spam-score.server.ts';

interface Sent {
  sender: SenderFacts;
  email: string;
  /** E.164. */
  phone: string;
  /** The text that was typed freely. */
  words: string | null;
}

/**
 * `reasons`: why it is stored without mail, for staff to see; empty if nothing is suspicious. `retryAfter`: seconds.
 */
export type Verdict = { kind: 'pass'; reasons: string[] } | { kind: 'flood'; retryAfter: number };

export interface SpamFilter {
  /** Never throws: if the database gives no counts, the enquiry passes. */
  judge(sent: Sent): Promise<Verdict>;
}

interface Parts {
  database: Kysely<DB>;
  /** Hashes the addresses; the same on all replicas. */
  secret: string;
  /** Whether anything is counted (RATE_LIMIT). */
  counts: boolean;
  log: Logger;
}

interface Counted {
  enquiries: [line: number, network: number];
  same_sender: number;
  same_words: number;
}

const nothing: Traffic = { line: 0, network: 0, sameSender: 0, sameWords: 0 };

/** Tells an attack from a busy evening: many families share an address of a mobile carrier (docs/decisions/spam.md). */
export function createSpamFilter({ database, secret, counts, log }: Parts): SpamFilter {
  async function count({ sender, email, phone, words }: Sent): Promise<Traffic> {
    const sources = sourceNames(sender.address, secret);
    const seconds = limits.windowMs / 1000;
    const query = sql<Counted>`select * from site.count_enquiry(
      ${sources}::text[], ${seconds}, ${email}, ${phone}, ${words})`;
    const [row] = (await withTimeout(READ_LIMIT_MS, query.execute(database))).rows;
    if (!row) return nothing;
    // Without an address senders cannot be told apart, so their number means nothing.
    const [line, network] = sender.address ? row.enquiries : [0, 0];
    return { line, network, sameSender: row.same_sender, sameWords: row.same_words };
  }

  return {
    async judge(sent) {
      const traffic = await (counts ? count(sent) : Promise.resolve(nothing)).catch((error: unknown) => {
        log.warn({ error: errorFields(error) }, 'enquiries could not be counted');
        return nothing;
      });
      if (traffic.line > limits.line.flood || traffic.network > limits.network.flood) {
        const left = limits.windowMs - (Date.now() % limits.windowMs);
        return { kind: 'flood', retryAfter: Math.ceil(left / 1000) };
      }
      return { kind: 'pass', reasons: spamReasons({ ...sent, traffic }) };
    },
  };
}

/**
 * Returns keyed hashes of a visitor's address and of its network: the same on every replica, and others on the next
 * day.
 */
export function sourceNames(address: string, secret: string, now = new Date()): [line: string, network: string] {
  const key = `${secret}: enquiry traffic of ${todayInIndia(now)}`;
  const name = (kind: string, text: string) =>
    `${kind}-${createHmac('sha256', key).update(text).digest('base64url').slice(0, 24)}`;
  return [name('line', clientNetwork(address)), name('net', widerNetwork(address))];
}
