import { type Kysely, sql, type Transaction } from 'kysely';
import { type Principal, type StaffRole, staffRoles } from '#domain/staff.ts';
import type { DB } from '#server/database/types.ts';
import { issueToken } from './one-time-link.ts';
import { recordAudit } from './record-audit.ts';

export interface StaffMember {
  id: string;
  name: string;
  email: string;
  role: StaffRole;
  allProperties: boolean;
  properties: string[];
  twoFactorEnabled: boolean;
  /** False until the invitation was used. */
  hasPassword: boolean;
  /** Sessions that live. */
  sessions: number;
  isGone: boolean;
}

/** What of a person an administrator decides. */
export interface StaffRights {
  role: StaffRole;
  allProperties: boolean;
  properties: string[];
}

/** A sentence where it could not be done; a token where one was made. */
export type StaffResult = { kind: 'done'; token?: string } | { kind: 'refused'; words: string };

/** What administrators do with staff. Each says who asks; nobody else gets an answer. */
export interface StaffAdmin {
  list(principal: Principal): Promise<StaffMember[]>;
  invite(principal: Principal, person: StaffRights & { name: string; email: string }): Promise<StaffResult>;
  setRights(principal: Principal, id: string, rights: StaffRights): Promise<StaffResult>;
  /** Another one-time link, for whoever lost theirs. */
  newLink(principal: Principal, id: string): Promise<StaffResult>;
  endSessions(principal: Principal, id: string): Promise<StaffResult>;
  /** They can sign in no more from this moment; what they did keeps their name. */
  remove(principal: Principal, id: string): Promise<StaffResult>;
}

export function createStaffAdmin(database: Kysely<DB>): StaffAdmin {
  const act = async (
    principal: Principal,
    deed: { action: string; subject: string },
    work: (transaction: Transaction<DB>) => Promise<StaffResult>,
  ): Promise<StaffResult> => {
    refuseOthers(principal);
    try {
      return await database.transaction().execute(async (transaction) => {
        const result = await work(transaction);
        if (result.kind === 'done') await recordAudit(transaction, principal, deed);
        return result;
      });
    } catch (error) {
      // The trigger `keep_an_admin`.
      if ((error as { code?: string }).code === '23001') {
        return { kind: 'refused', words: 'The last administrator stays one: make somebody else one first.' };
      }
      throw error;
    }
  };

  /** The same to somebody who works here, by id. */
  const actOn = (principal: Principal, deed: Parameters<typeof act>[1], work: Parameters<typeof act>[2]) =>
    act(principal, deed, async (transaction) => {
      const person = await transaction
        .selectFrom('staff.user')
        .select('id')
        .where('id', '=', deed.subject)
        .where('removed_at', 'is', null)
        .executeTakeFirst();
      return person ? work(transaction) : { kind: 'refused', words: 'Nobody of that name works here.' };
    });

  return {
    async list(principal) {
      refuseOthers(principal);
      const { rows } = await sql<StaffMember>`
        select u.id, u.name, u.email, u.role, u.all_properties as "allProperties", u."twoFactorEnabled",
               array(select p.property::text from staff.user_property p where p.user_id = u.id order by 1) as properties,
               exists (select from staff.account a where a."userId" = u.id and a.password is not null) as "hasPassword",
               (select count(*)::int from staff.session s where s."userId" = u.id and s."expiresAt" > now()) as sessions,
               u.removed_at is not null as "isGone"
          from staff."user" u order by u.removed_at is not null, lower(u.name)`.execute(database);
      return rows;
    },

    invite: (principal, { name, email, ...rights }) =>
      act(principal, { action: 'invited', subject: email }, async (transaction) => {
        const there = await transaction
          .selectFrom('staff.user')
          .select(['id', 'removed_at'])
          .where('email', '=', email)
          .executeTakeFirst();
        if (there && !there.removed_at)
          return { kind: 'refused', words: 'Somebody with this e-mail works here already.' };
        const { id } = await transaction
          .insertInto('staff.user')
          .values({ name, email, emailVerified: true, role: rights.role })
          .onConflict((conflict) => conflict.column('email').doUpdateSet({ name, removed_at: null }))
          .returning('id')
          .executeTakeFirstOrThrow();
        await writeRights(transaction, id, rights);
        return { kind: 'done', token: await issueToken(transaction, id, 'invitation') };
      }),

    setRights: (principal, id, rights) =>
      actOn(principal, { action: `made ${rights.role}`, subject: id }, async (transaction) => {
        await writeRights(transaction, id, rights);
        return { kind: 'done' };
      }),

    newLink: (principal, id) =>
      actOn(principal, { action: 'made a link', subject: id }, async (transaction) => {
        return { kind: 'done', token: await issueToken(transaction, id, 'invitation') };
      }),

    endSessions: (principal, id) =>
      actOn(principal, { action: 'ended sessions', subject: id }, async (transaction) => {
        await transaction.deleteFrom('staff.session').where('userId', '=', id).execute();
        return { kind: 'done' };
      }),

    remove: (principal, id) =>
      actOn(principal, { action: 'removed', subject: id }, async (transaction) => {
        // The trigger ends the sessions with it.
        await transaction.updateTable('staff.user').set({ removed_at: new Date() }).where('id', '=', id).execute();
        await transaction.deleteFrom('staff.account').where('userId', '=', id).execute();
        await transaction.deleteFrom('staff.verification').where('value', '=', id).execute();
        return { kind: 'done' };
      }),
  };
}

async function writeRights(
  transaction: Transaction<DB>,
  id: string,
  { role, allProperties, properties }: StaffRights,
): Promise<void> {
  await transaction
    .updateTable('staff.user')
    .set({ role, all_properties: role === 'sales' && allProperties })
    .where('id', '=', id)
    .execute();
  await transaction.deleteFrom('staff.user_property').where('user_id', '=', id).execute();
  if (role !== 'sales' || properties.length === 0) return;
  await transaction
    .insertInto('staff.user_property')
    .values(properties.map((property) => ({ user_id: id, property })))
    .execute();
}

/** What a form says of a person's rights; unknown roles become the least. */
export function readRights(form: FormData): StaffRights {
  const role = staffRoles.find((known) => known === form.get('role')) ?? 'sales';
  const properties = form.getAll('property').map(String);
  return { role, allProperties: form.get('all') === 'yes', properties: [...new Set(properties)] };
}

function refuseOthers({ role }: Principal): void {
  if (role !== 'admin') throw new Error('Only an administrator looks after staff.');
}
