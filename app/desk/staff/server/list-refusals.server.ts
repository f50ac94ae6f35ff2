import { type Kysely, sql } from 'kysely';
import { accountKey, type RefusalAction, refusalActions } from '#app/desk/sign-in/server/refused-sign-in.server.ts';
import type { DB } from '#platform/database/types.ts';

/** Administrators are told about so many past days. */
const toldDays = 7;

/** The refused sign-ins of one account, or of all e-mails that no account has. */
export interface Refusals {
  /** Null for the e-mails that no account has. */
  email: string | null;
  /**
   * Whether the password was right and the second factor was not, which means that somebody else knows the password.
   */
  knewPassword: boolean;
  tries: number;
  networks: number;
  /** ISO 8601. */
  last: string;
}

interface Row {
  action: RefusalAction;
  account: string | null;
  source: string | null;
  tries: number;
  last: Date;
}

/**
 * Reads recently refused sign-ins, the most frequent first. The account is found by hashing the e-mails of all staff.
 */
export async function listRefusals(database: Kysely<DB>, secret: string): Promise<Refusals[]> {
  const [people, { rows }] = await Promise.all([
    database.selectFrom('staff.user').select('email').where('removed_at', 'is', null).execute(),
    sql<Row>`
      select action, detail->>'account' as account, detail->>'source' as source, count(*)::int as tries, max(at) as last
        from staff.audit
       where at > now() - ${toldDays} * interval '1 day' and action = any(${[...refusalActions]})
       group by 1, 2, 3`.execute(database),
  ]);
  const emails = new Map(people.map(({ email }) => [accountKey(email, secret), email]));
  const byEmail = Map.groupBy(rows, ({ account }) => (account && emails.get(account)) ?? null);
  return [...byEmail]
    .map(([email, of]) => ({
      email,
      knewPassword: email !== null && of.some(({ action }) => action === 'second factor refused'),
      tries: of.reduce((sum, { tries }) => sum + tries, 0),
      networks: new Set(of.map(({ source }) => source)).size,
      last: new Date(Math.max(...of.map(({ last }) => last.getTime()))).toISOString(),
    }))
    .sort((a, b) => b.tries - a.tries);
}
