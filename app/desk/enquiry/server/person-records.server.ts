import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { erasePerson, exportPerson, type PersonKey } from '#app/desk/records/personal-data.server.ts';
import { recordAudit } from '#app/desk/staff/server/record-audit.server.ts';
import { withStaffRole } from '#app/desk/staff/server/with-staff-role.server.ts';
import type { Principal } from '#app/desk/staff/staff-roles.ts';
import { ownerSettings } from '#platform/database/owner-client.ts';
import type { DB } from '#platform/database/types.ts';
import type { ObjectStore } from '#platform/storage/object-store.ts';

export interface PersonParts {
  database: Kysely<DB>;
  /** The owner's connection, because the site itself may delete nothing. */
  ownerUrl: string;
  objects: Pick<ObjectStore, 'read' | 'describe' | 'remove'>;
  dataDir: string;
}

/** Returns all data about the person who sent this enquiry; null if whoever asks may not see the enquiry. */
export async function exportPersonOf(parts: PersonParts, principal: Principal, reference: string) {
  const person = await personOf(parts, principal, reference);
  if (!person) return null;
  await recordAudit(parts.database, principal, { action: 'exported a person', subject: reference });
  return withOwner(parts.ownerUrl, (database) => exportPerson({ ...parts, database }, person));
}

/** Erases the person who sent this enquiry. The audit records only that it was done, and by whom. */
export async function erasePersonOf(parts: PersonParts, principal: Principal, reference: string): Promise<boolean> {
  const person = await personOf(parts, principal, reference);
  if (!person) return false;
  await withOwner(parts.ownerUrl, (database) => erasePerson({ ...parts, database }, person));
  await recordAudit(parts.database, principal, { action: 'erased a person', subject: reference });
  return true;
}

/** Returns the person's e-mail, or their phone number if they gave no e-mail, as callers often do. */
async function personOf({ database }: PersonParts, principal: Principal, reference: string): Promise<PersonKey | null> {
  if (principal.role !== 'admin') return null;
  const lead = await withStaffRole(database, principal, (desk) =>
    desk
      .selectFrom('leads')
      .select(['customer_email as email', 'customer_phone as phone'])
      .where('reference', '=', reference)
      .executeTakeFirst(),
  );
  if (lead?.email) return { email: lead.email };
  return lead?.phone ? { phone: lead.phone } : null;
}

/** Runs work with the database owner's rights, which the site does not have. Only erasing a person needs them. */
async function withOwner<T>(ownerUrl: string, work: (database: Kysely<DB>) => Promise<T>): Promise<T> {
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 1, ...ownerSettings });
  pool.on('error', () => {});
  const database = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  try {
    return await work(database);
  } finally {
    await database.destroy();
  }
}
