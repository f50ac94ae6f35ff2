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

/**
 * How many enquiries one source may send: above `hold` in a day they are held back, stored without mail for staff to
 * see, above `flood` in ten minutes they are refused. Many families share one address of a mobile carrier, fifty guests
 * that of a wedding fair, and a planner's office sends thirty a day. Times are in milliseconds.
 */
export const enquiryTraffic = {
  windowMs: 10 * 60_000,
  dayMs: 24 * 60 * 60_000,
  line: { hold: 60, flood: 100 },
  network: { hold: 240, flood: 400 },
  /** Other people who sent the same text within a day, if the text is longer than two people would write alike. */
  sameWords: 2,
  longWords: 40,
  /** No person fills in a form within this time (milliseconds). */
  quickestMs: 2_000,
} as const;

interface Sent {
  sender: SenderFacts;
  email: string;
  /** The text that was typed freely. */
  words: string | null;
}

/**
 * `spamReasons`: why it is held back, for staff to see; empty if nothing is suspicious. `mailbox`: a keyed hash, by which
 * the mails to one mailbox are counted. `retryAfter`: seconds.
 */
export type Verdict = { kind: 'pass'; spamReasons: string[]; mailbox: string } | { kind: 'flood'; retryAfter: number };

export type SpamFilter = ReturnType<typeof createSpamFilter>;

interface Parts {
  database: Kysely<DB>;
  /** Hashes the addresses; the same on all replicas. */
  secret: string;
  /** Whether anything is counted (RATE_LIMIT). */
  counts: boolean;
  log: Logger;
}

interface Counted {
  /** One number for each source, in the order of the sources. */
  enquiries: number[];
  same_words: number;
}

const nothing: Traffic = { line: 0, network: 0, lineToday: 0, networkToday: 0, sameWords: 0 };

/** Tells an attack from a busy evening: many families share an address of a mobile carrier (docs/decisions/spam.md). */
export function createSpamFilter({ database, secret, counts, log }: Parts) {
  async function countFrom(sources: Record<string, number>, email: string, words: string | null): Promise<Counted> {
    const query = sql<Counted>`select * from site.count_enquiry(
      ${Object.keys(sources)}::text[], ${Object.values(sources).map((ms) => ms / 1000)}::int[], ${email}, ${words})`;
    const [row] = (await withTimeout(READ_LIMIT_MS, query.execute(database))).rows;
    return row ?? { enquiries: [], same_words: 0 };
  }

  /**
   * What an address sends beyond its own limits does not count for its network, so that nobody can use up alone what
   * their neighbours may send.
   */
  async function count({ sender, email, words }: Sent): Promise<Traffic> {
    const [ofLine, ofNetwork] = sourceNames(sender.address, secret);
    const { windowMs, dayMs, line: most } = enquiryTraffic;
    const own = await countFrom({ [ofLine]: windowMs, [`day-${ofLine}`]: dayMs }, email, words);
    const sameWords = own.same_words;
    // Without an address senders cannot be told apart, so their number means nothing.
    if (!sender.address) return { ...nothing, sameWords };
    const [line = 0, lineToday = 0] = own.enquiries;
    if (line > most.flood) return { ...nothing, line, lineToday, sameWords };
    const today = lineToday > most.hold ? {} : { [`day-${ofNetwork}`]: dayMs };
    const others = await countFrom({ [ofNetwork]: windowMs, ...today }, email, null);
    const [network = 0, networkToday = 0] = others.enquiries;
    return { line, network, lineToday, networkToday, sameWords };
  }

  return {
    /** Never throws: if the database gives no counts, the enquiry passes. */
    async judge(sent: Sent): Promise<Verdict> {
      const traffic = await (counts ? count(sent) : Promise.resolve(nothing)).catch((error: unknown) => {
        log.warn({ error: errorFields(error) }, 'enquiries could not be counted');
        return nothing;
      });
      if (traffic.line > enquiryTraffic.line.flood || traffic.network > enquiryTraffic.network.flood) {
        const left = enquiryTraffic.windowMs - (Date.now() % enquiryTraffic.windowMs);
        return { kind: 'flood', retryAfter: Math.ceil(left / 1000) };
      }
      return {
        kind: 'pass',
        spamReasons: spamReasons({ ...sent, traffic }),
        mailbox: mailboxKey(sent.email, secret),
      };
    },
  };
}

/** Keyed hashes of a visitor's address and network: the same on every replica, and others on the next day. */
export function sourceNames(address: string, secret: string, now = new Date()): [line: string, network: string] {
  const key = `${secret}: enquiry traffic of ${todayInIndia(now)}`;
  const name = (kind: string, text: string) =>
    `${kind}-${createHmac('sha256', key).update(text).digest('base64url').slice(0, 24)}`;
  return [name('line', clientNetwork(address)), name('net', widerNetwork(address))];
}

/** How much came from the same address or text; zeros if limits are off or the database gave no counts. */
export interface Traffic {
  line: number;
  network: number;
  lineToday: number;
  networkToday: number;
  sameWords: number;
}

/**
 * The certainty of each reason, in percent; if they add up to a hundred, an enquiry is held back for staff to see. None of
 * them is an e-mail or a phone number, because anybody can type anybody's.
 */
const weights = {
  trap: 100,
  'many from one address': 100,
  'many from one network': 100,
  'same words from others': 60,
  'filled in too quickly': 60,
  'links in the text': 60,
} as const;
type Suspicion = keyof typeof weights;

interface Judged {
  sender: SenderFacts;
  words: string | null;
  traffic: Traffic;
}

/** Returns the reasons why an enquiry is held back, for staff to read; empty if it is not. */
export function spamReasons({ sender, words, traffic }: Judged): string[] {
  const found: Record<Suspicion, boolean> = {
    trap: sender.trap.trim() !== '',
    'many from one address': traffic.lineToday > enquiryTraffic.line.hold,
    'many from one network': traffic.networkToday > enquiryTraffic.network.hold,
    'same words from others':
      (words?.length ?? 0) >= enquiryTraffic.longWords && traffic.sameWords >= enquiryTraffic.sameWords,
    'filled in too quickly': sender.tookMs !== null && sender.tookMs < enquiryTraffic.quickestMs,
    'links in the text': (words?.match(/https?:\/\/|www\./gi)?.length ?? 0) >= 2,
  };
  const suspicions = (Object.keys(found) as Suspicion[]).filter((suspicion) => found[suspicion]);
  return suspicions.reduce((sum, suspicion) => sum + weights[suspicion], 0) >= 100 ? suspicions : [];
}

interface Provider {
  /** One mailbox has the same name at all of these. */
  domains: readonly string[];
  /** What the provider ignores in the name. */
  ignored?: RegExp;
  /** What begins the part that the provider ignores, besides a plus. */
  tag?: '-';
}

/**
 * Where several spellings reach one mailbox: Gmail's help on dots (support.google.com/mail/answer/7436150), Proton's on
 * "addresses and aliases", Apple's on icloud.com, me.com and mac.com, Yahoo's on disposable addresses. What follows a
 * plus is ignored everywhere: Gmail and every house that Google hosts, Outlook, iCloud, Fastmail and Proton do so.
 */
const providers: readonly Provider[] = [
  { domains: ['gmail.com', 'googlemail.com'], ignored: /\./g },
  { domains: ['proton.me', 'protonmail.com', 'pm.me'], ignored: /[._-]/g },
  { domains: ['icloud.com', 'me.com', 'mac.com'] },
  ...['yahoo.com', 'yahoo.in', 'yahoo.co.in', 'ymail.com', 'rocketmail.com'].map(
    (domain) => ({ domains: [domain], tag: '-' }) as const,
  ),
];

/** Returns one spelling for all addresses that reach the same mailbox, as far as its provider is known. */
export function mailboxOf(address: string): string {
  const typed = address.trim().toLowerCase();
  const at = typed.lastIndexOf('@');
  const domain = typed.slice(at + 1);
  const provider = providers.find(({ domains }) => domains.includes(domain));
  const untagged = (text: string, tag: string) => (text.indexOf(tag) > 0 ? text.slice(0, text.indexOf(tag)) : text);
  let name = untagged(typed.slice(0, at), '+');
  if (provider?.tag) name = untagged(name, provider.tag);
  if (provider?.ignored) name = name.replace(provider.ignored, '');
  return `${name}@${provider?.domains[0] ?? domain}`;
}

/** Returns a name for the mailbox that may be stored: without `secret` nobody can say whose it is. */
export function mailboxKey(address: string, secret: string): string {
  return createHmac('sha256', secret).update(mailboxOf(address)).digest('hex');
}
