import { type Kysely, sql, type Transaction } from 'kysely';
import { endLinks, issueToken } from '#app/desk/sign-in/server/one-time-link.server.ts';
import { accountKey, type RefusalAction, refusalActions } from '#app/desk/sign-in/server/refused-sign-in.server.ts';
import { endSecondFactor } from '#app/desk/sign-in/server/second-factor.server.ts';
import { type Principal, rolesOfProperties, type StaffMember, type StaffRights } from '#app/desk/staff/staff-roles.ts';
import type { DB } from '#platform/database/types.ts';
import { rightsProblem, writeRights } from './change-staff-rights.server.ts';
import { type AuditFilter, readAudit } from './read-audit.server.ts';
import { type AuditEntry, recordAudit } from './record-audit.server.ts';

/** The result: a sentence if it could not be done, a token if one was made. */
export type StaffResult = { kind: 'done'; token?: string } | { kind: 'refused'; words: string };

/** An action as the audit records it, with the e-mail or the id of the person whom it concerns. */
type Audited = Required<Pick<AuditEntry, 'action' | 'subject'>> & Pick<AuditEntry, 'detail'>;
type Work = (transaction: Transaction<DB>) => Promise<StaffResult>;

/**
 * The calls by which administrators manage staff. Each takes the person who asks and throws for anybody else. Nobody
 * can change their own role here, nor their password or second factor without their present password.
 */
export function createStaffAdmin(database: Kysely<DB>, secret: string) {
  const act = async (principal: Principal, audited: Audited, work: Work): Promise<StaffResult> => {
    refuseOthers(principal);
    try {
      return await database.transaction().execute(async (transaction) => {
        const result = await work(transaction);
        if (result.kind === 'done') await recordAudit(transaction, principal, audited);
        return result;
      });
    } catch (error) {
      // The trigger `keep_an_admin` refuses to remove the last administrator.
      if ((error as { code?: string }).code !== '23001') throw error;
      const words = 'The last administrator cannot be removed: make somebody else an administrator first.';
      return { kind: 'refused', words };
    }
  };

  /** Applies a change to somebody who works here. */
  const toMember = (principal: Principal, audited: Audited, work: Work) =>
    act(principal, audited, async (transaction) => {
      const member = await transaction
        .selectFrom('staff.user')
        .select('id')
        .where('id', '=', audited.subject)
        .where('removed_at', 'is', null)
        .executeTakeFirst();
      return member ? work(transaction) : { kind: 'refused', words: 'Nobody of that name works here.' };
    });

  const toAnother = (principal: Principal, audited: Audited, work: Work) =>
    toMember(principal, audited, async (transaction) => {
      if (audited.subject !== principal.id) return work(transaction);
      const words = 'You change your own details on your account’s page; another administrator must change your role.';
      return { kind: 'refused', words };
    });

  return {
    async list(principal: Principal): Promise<StaffMember[]> {
      refuseOthers(principal);
      return listStaff(database);
    },

    async refusals(principal: Principal): Promise<Refusals[]> {
      refuseOthers(principal);
      return listRefusals(database, secret);
    },

    async audit(principal: Principal, filter: AuditFilter) {
      refuseOthers(principal);
      return readAudit(database, principal, filter);
    },

    invite: (principal: Principal, { name, email, ...rights }: StaffRights & { name: string; email: string }) =>
      act(principal, { action: 'invited', subject: email, detail: rightsInWords(rights) }, async (transaction) => {
        const there = await transaction
          .selectFrom('staff.user')
          .select(['id', 'removed_at'])
          .where('email', '=', email)
          .executeTakeFirst();
        if (there && !there.removed_at)
          return { kind: 'refused', words: 'Somebody with this e-mail works here already.' };
        const words = await rightsProblem(transaction, rights);
        if (words) return { kind: 'refused', words };
        const { id } = await transaction
          .insertInto('staff.user')
          .values({ name, email, emailVerified: true, role: rights.role })
          .onConflict((conflict) => conflict.column('email').doUpdateSet({ name, removed_at: null }))
          .returning('id')
          .executeTakeFirstOrThrow();
        await writeRights(transaction, id, rights);
        return { kind: 'done', token: await issueToken(transaction, id, 'invitation') };
      }),

    setRights: (principal: Principal, id: string, rights: StaffRights) =>
      toAnother(
        principal,
        { action: `made ${rights.role}`, subject: id, detail: rightsInWords(rights) },
        async (transaction) => {
          const words = await rightsProblem(transaction, rights);
          if (words) return { kind: 'refused', words };
          await writeRights(transaction, id, rights);
          return { kind: 'done' };
        },
      ),

    /** Makes another one-time link for somebody who lost theirs. */
    newLink: (principal: Principal, id: string) =>
      toAnother(principal, { action: 'made a link', subject: id }, async (transaction) => ({
        kind: 'done',
        token: await issueToken(transaction, id, 'invitation'),
      })),

    endSessions: (principal: Principal, id: string) =>
      toMember(principal, { action: 'ended sessions', subject: id }, async (transaction) => {
        await transaction.deleteFrom('staff.session').where('userId', '=', id).execute();
        await transaction.deleteFrom('staff.device').where('user_id', '=', id).execute();
        return { kind: 'done' };
      }),

    /** Switches off the second factor of somebody who lost it and its recovery codes. */
    endSecondFactor: (principal: Principal, id: string) =>
      toAnother(principal, { action: 'ended a second factor', subject: id }, async (transaction) => {
        await endSecondFactor(transaction, id);
        return { kind: 'done' };
      }),

    /** Removes somebody: they are signed out at once and for good. Their actions stay recorded under their name. */
    remove: (principal: Principal, id: string) =>
      toMember(principal, { action: 'removed', subject: id }, async (transaction) => {
        // A trigger ends the person's sessions as well.
        await transaction.updateTable('staff.user').set({ removed_at: new Date() }).where('id', '=', id).execute();
        await transaction.deleteFrom('staff.account').where('userId', '=', id).execute();
        await transaction.deleteFrom('staff.device').where('user_id', '=', id).execute();
        await endLinks(transaction, id);
        await endSecondFactor(transaction, id);
        return { kind: 'done' };
      }),
  };
}

function rightsInWords({ role, allProperties, properties }: StaffRights) {
  return {
    role,
    ...(rolesOfProperties.includes(role) && { properties: allProperties ? 'all' : properties.join(' ') }),
  };
}

function refuseOthers({ role }: Principal): void {
  if (role !== 'admin') throw new Error('Only an administrator looks after staff.');
}

/** Reads all staff by name, then those who have left. */
async function listStaff(database: Kysely<DB>): Promise<StaffMember[]> {
  const { rows } = await sql<StaffMember>`
    select u.id, u.name, u.email, u.role, u.all_properties as "allProperties", u."twoFactorEnabled",
           array(select p.property::text from staff.user_property p where p.user_id = u.id order by 1) as properties,
           exists (select from staff.account a where a."userId" = u.id and a.password is not null) as "hasPassword",
           (select count(*)::int from staff.session s where s."userId" = u.id and s."expiresAt" > now()) as sessions,
           u.removed_at is not null as "isGone"
      from staff."user" u order by u.removed_at is not null, lower(u.name)`.execute(database);
  return rows;
}

/** The refused sign-ins of one account, or of all e-mails that no account has. */
interface Refusals {
  /** Null for the e-mails that no account has. */
  email: string | null;
  /**
   * Whether the password was right and the second factor was not, which means that somebody else knows the password.
   */
  knewPassword: boolean;
  tries: number;
  networks: number;
  last: Date;
}

interface RefusalRow {
  action: RefusalAction;
  account: string | null;
  source: string | null;
  tries: number;
  last: Date;
}

/**
 * Reads the refused sign-ins of the last seven days, the most frequent first. The account is found by hashing the e-mails of all staff.
 */
async function listRefusals(database: Kysely<DB>, secret: string): Promise<Refusals[]> {
  const [people, { rows }] = await Promise.all([
    database.selectFrom('staff.user').select('email').where('removed_at', 'is', null).execute(),
    sql<RefusalRow>`
      select action, detail->>'account' as account, detail->>'source' as source, count(*)::int as tries, max(at) as last
        from staff.audit
       where at > now() - interval '7 days' and action = any(${[...refusalActions]})
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
      last: new Date(Math.max(...of.map(({ last }) => last.getTime()))),
    }))
    .sort((a, b) => b.tries - a.tries);
}
