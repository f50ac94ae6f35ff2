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
 * see, above `flood` in ten minutes they are refused. An address is an IPv4 address or an IPv6 /64, a network is a /24 or
 * a /48. Many families share one address of a mobile carrier, and a planner's office sends thirty a day.
 */
export const enquiryTraffic = {
  windowMs: 10 * 60_000,
  dayMs: 24 * 60 * 60_000,
  address: { hold: 60, flood: 100 },
  network: { hold: 240, flood: 400 },
  /** So many other people may send the same text in a day, if it has at least `longWords` letters. */
  sameWords: 2,
  longWords: 40,
  /** No person fills in a form within this time. */
  quickestMs: 2_000,
} as const;

interface Sent {
  sender: SenderFacts;
  email: string;
  /** The text that was typed freely. */
  words: string | null;
}

/**
 * `spamReasons` says why it is held back, for staff to see; empty if nothing is suspicious. `mailbox` is a keyed hash, by
 * which the mails to one mailbox are counted. `retryAfter` is in seconds.
 */
export type Verdict = { kind: 'pass'; spamReasons: string[]; mailbox: string } | { kind: 'flood'; retryAfter: number };

export type SpamFilter = ReturnType<typeof createSpamFilter>;

interface Parts {
  database: Kysely<DB>;
  /** Hashes the addresses; the same on all replicas. */
  secret: string;
  /** Whether anything is counted (RATE_LIMIT). */
  isCounting: boolean;
  log: Logger;
}

interface Counted {
  /** One number for each source, in the order of the sources. */
  enquiries: number[];
  same_words: number;
}

const noTraffic: Traffic = { address: 0, network: 0, addressToday: 0, networkToday: 0, sameWords: 0 };

/** Tells an attack from a busy evening: many families share an address of a mobile carrier (docs/decisions/spam.md). */
export function createSpamFilter({ database, secret, isCounting, log }: Parts) {
  async function countFrom(sources: Record<string, number>, email: string, words: string | null): Promise<Counted> {
    const query = sql<Counted>`select * from site.count_enquiry(
      ${Object.keys(sources)}::text[], ${Object.values(sources).map((ms) => ms / 1000)}::int[], ${email}, ${words})`;
    const [row] = (await withTimeout(READ_LIMIT_MS, query.execute(database))).rows;
    return row ?? { enquiries: [], same_words: 0 };
  }

  /**
   * What an address sends beyond its own limits does not count for its network, so that one sender alone cannot use up
   * what the others may send.
   */
  async function count({ sender, email, words }: Sent): Promise<Traffic> {
    const [ofAddress, ofNetwork] = sourceNames(sender.address, secret);
    const { windowMs, dayMs, address: most } = enquiryTraffic;
    const own = await countFrom({ [ofAddress]: windowMs, [`day-${ofAddress}`]: dayMs }, email, words);
    const sameWords = own.same_words;
    // Without an address senders cannot be told apart, so their number says nothing.
    if (!sender.address) return { ...noTraffic, sameWords };
    const [address = 0, addressToday = 0] = own.enquiries;
    if (address > most.flood) return { ...noTraffic, address, addressToday, sameWords };
    const today = addressToday > most.hold ? {} : { [`day-${ofNetwork}`]: dayMs };
    const others = await countFrom({ [ofNetwork]: windowMs, ...today }, email, null);
    const [network = 0, networkToday = 0] = others.enquiries;
    return { address, network, addressToday, networkToday, sameWords };
  }

  return {
    /** Never throws: if the database gives no counts, the enquiry passes. */
    async judge(sent: Sent): Promise<Verdict> {
      const traffic = await (isCounting ? count(sent) : Promise.resolve(noTraffic)).catch((error: unknown) => {
        log.warn({ error: errorFields(error) }, 'enquiries could not be counted');
        return noTraffic;
      });
      if (traffic.address > enquiryTraffic.address.flood || traffic.network > enquiryTraffic.network.flood) {
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
export function sourceNames(address: string, secret: string, now = new Date()): [address: string, network: string] {
  const key = `${secret}: enquiry traffic of ${todayInIndia(now)}`;
  const name = (kind: string, text: string) =>
    `${kind}-${createHmac('sha256', key).update(text).digest('base64url').slice(0, 24)}`;
  return [name('line', clientNetwork(address)), name('net', widerNetwork(address))];
}

/** The enquiries from the same address or network, and with the same text; zeros if noTraffic could be counted. */
export interface Traffic {
  address: number;
  network: number;
  addressToday: number;
  networkToday: number;
  sameWords: number;
}

/**
 * The weight of each reason, in percent; if they add up to a hundred, an enquiry is held back for staff to see. No e-mail
 * address or phone number is a reason, because anybody can type anybody's.
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

interface Judged extends Pick<Sent, 'sender' | 'words'> {
  traffic: Traffic;
}

/** Returns the reasons why an enquiry is held back, for staff to read; empty if it is not. */
export function spamReasons({ sender, words, traffic }: Judged): string[] {
  const found: Record<Suspicion, boolean> = {
    trap: sender.trap.trim() !== '',
    'many from one address': traffic.addressToday > enquiryTraffic.address.hold,
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
  /** A mailbox has the same name at each of these domains. */
  domains: readonly string[];
  /** The provider ignores these characters in the name. */
  ignored?: RegExp;
  /** The provider ignores what follows this sign, as it does after a plus. */
  tag?: '-';
}

/**
 * Where several spellings reach one mailbox: Gmail's help on dots (support.google.com/mail/answer/7436150), Proton's on
 * "addresses and aliases", Apple's on icloud.com, me.com and mac.com, Yahoo's on disposable addresses. What follows a
 * plus is ignored everywhere: Gmail and every domain that Google hosts, Outlook, iCloud, Fastmail and Proton do so.
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
