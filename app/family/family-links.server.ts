import { createHash, createHmac, hkdfSync, randomUUID, timingSafeEqual } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { FamilyMailLink } from '#app/enquiries/enquiry-emails.server.ts';
import { mailWords } from '#app/enquiries/mail-words.by-language.ts';
import { createTryCounter, secondsLeft } from '#app/forms/count-tries.server.ts';
import type { SubmissionTable } from '#app/forms/store-once.server.ts';
import { pageIn } from '#app/language/page-in.ts';
import { paths } from '#app/paths.ts';
import type { DB } from '#platform/database/types.ts';
import { clientNetwork } from '#platform/http/security/client-network.ts';
import type { ConfirmedAct } from './family-acts.ts';

/** What a link is about: a row that a visitor sent. */
export interface LinkSubject {
  of: SubmissionTable;
  id: string;
}

/** The table of what a visitor sent, from the source of its lead `l`. */
export const subjectTable = sql<SubmissionTable>`
  case l.source when 'venue_booking' then 'venue_bookings' when 'room_booking' then 'room_bookings' else 'leads' end`;

export interface FamilyLink extends LinkSubject {
  link: string;
  /** Whether it is the relatives' link, which changes nothing and hides how the family is reached. */
  readsOnly: boolean;
  createdAt: Date;
}

/** The most wrong links in a quarter of an hour from one network, which may be that of many families. */
export const guessLimits = { seconds: 15 * 60, network: 60 } as const;

/** The days within which a request for data is confirmed by the mailed link. */
const confirmationDays = 3;

export type FamilyLinks = ReturnType<typeof createFamilyLinks>;

interface Parts {
  database: Kysely<DB>;
  secret: string;
  /** The connections by which wrong links are counted, so that guesses keep no form waiting; absent with RATE_LIMIT=off. */
  counting?: Kysely<DB>;
}

/**
 * The private links by which families come back to what they sent. A token is 256 bits, made of the link's id with a key
 * of the site's secret: so it can be written into every mail, while the database has nothing but its SHA-256.
 */
export function createFamilyLinks({ database, secret, counting }: Parts) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'links of families', 32));
  const counter = counting && createTryCounter(counting, secret);
  /** The networks that must wait, until when: they are refused without a question to the database. */
  const refused = new LRUCache<string, number>({ max: 10_000 });
  const tokenOf = (id: string) => createHmac('sha256', key).update(id).digest('base64url');

  async function live({ of, id }: LinkSubject, readsOnly: boolean) {
    return database
      .selectFrom('site.family_link')
      .select(['id', 'token_hash'])
      .where('subject_table', '=', of)
      .where('subject_id', '=', id)
      .where('reads_only', '=', readsOnly)
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
  }

  const revoke = ({ of, id }: LinkSubject, which: 'own' | 'relatives' | 'both') =>
    database
      .updateTable('site.family_link')
      .set({ revoked_at: new Date() })
      .where('subject_table', '=', of)
      .where('subject_id', '=', id)
      .where('revoked_at', 'is', null)
      .$if(which !== 'both', (query) => query.where('reads_only', '=', which === 'relatives'))
      .execute();

  /** Signs a request for data, for the mail to the stored address: whoever sends it back reads that mailbox. */
  const signed = ({ of, id }: LinkSubject, act: ConfirmedAct, until: string) =>
    `${until}.${createHmac('sha256', key).update(`${act} ${of} ${id} ${until}`).digest('base64url')}`;

  return {
    revoke,

    confirmation: (subject: LinkSubject, act: ConfirmedAct) =>
      signed(subject, act, String(Date.now() + confirmationDays * 86_400_000)),

    isConfirmed(typed: string, subject: LinkSubject, act: ConfirmedAct): boolean {
      const [until = ''] = typed.split('.');
      const [ours, theirs] = [Buffer.from(signed(subject, act, until)), Buffer.from(typed)];
      return ours.length === theirs.length && timingSafeEqual(ours, theirs) && Number(until) > Date.now();
    },

    /** Returns the token of the family's live link, or of the relatives' one; makes the link where there is none. */
    async tokenFor(subject: LinkSubject, readsOnly = false): Promise<string> {
      const found = await live(subject, readsOnly);
      if (found?.token_hash.equals(hashOf(tokenOf(found.id)))) return tokenOf(found.id);
      // It was made while the site had another secret, so that nobody can write it down any more.
      if (found) await revoke(subject, readsOnly ? 'relatives' : 'own');
      const { of: subject_table, id: subject_id } = subject;
      const id = randomUUID();
      const made = await database
        .insertInto('site.family_link')
        .values({ id, subject_table, subject_id, token_hash: hashOf(tokenOf(id)), reads_only: readsOnly })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (made.numInsertedOrUpdatedRows) return tokenOf(id);
      // Another replica has made one at the same moment.
      const other = await live(subject, readsOnly);
      return tokenOf(other?.id ?? id);
    },

    /** Returns the relatives' token, if they have a link. */
    async relativesToken(subject: LinkSubject): Promise<string | null> {
      const found = await live(subject, true);
      return found ? tokenOf(found.id) : null;
    },

    /**
     * Finds the link of a token that was not revoked; null if there is none. Every try counts before it is looked up, so
     * that a hundred at once do not get around the limit, and a right one is given back. Returns the seconds to wait
     * if too many wrong ones came from this network. A token is compared by its hash, so that a near miss takes as long
     * as any other.
     */
    async open(token: string, address: string): Promise<FamilyLink | null | { wait: number }> {
      // Where a proxy hides the senders, they cannot be told apart, and one of them could shut all others out.
      const counted = address ? counter : undefined;
      const network = clientNetwork(address);
      const left = secondsLeft(guessLimits.seconds);
      if ((refused.get(network) ?? 0) > Date.now()) return { wait: left };
      const tries = [{ name: `links of families from ${network}`, seconds: guessLimits.seconds }];
      const [tried = 0] = (await counted?.count(tries)) ?? [];
      if (tried > guessLimits.network) {
        refused.set(network, Date.now() + left * 1000);
        return { wait: left };
      }
      const { rows } = await sql<FamilyLink>`
        select id as link, subject_table as of, subject_id as id, reads_only as "readsOnly", created_at as "createdAt"
          from site.family_link where token_hash = ${hashOf(token)} and revoked_at is null`.execute(database);
      const [found] = rows;
      if (found) await counted?.giveBack(tries);
      return found ?? null;
    },
  };
}

/** Makes the links of acknowledgements. A site that does not know its public address sends none by mail. */
export function createFamilyMailLink(
  links: Pick<FamilyLinks, 'tokenFor'>,
  publicUrl: string | undefined,
): FamilyMailLink {
  return async (row, language) => {
    if (!publicUrl) return undefined;
    const path = pageIn(language, paths.family(await links.tokenFor(row)));
    return { ...mailWords[language].texts.ownPage, href: new URL(path, publicUrl).href };
  };
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
