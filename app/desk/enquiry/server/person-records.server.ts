import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import {
  type ChosenRecords,
  choosePersonRecords,
  erasePerson,
  exportPerson,
  findPersonRecords,
  type PersonKey,
} from '#app/desk/records/personal-data.server.ts';
import { recordAudit } from '#app/desk/staff/server/record-audit.server.ts';
import { withStaffRole } from '#app/desk/staff/server/with-staff-role.server.ts';
import type { Principal } from '#app/desk/staff/staff-roles.ts';
import { ownerSettings } from '#platform/database/migrate.ts';
import type { DB } from '#platform/database/types.ts';
import type { ObjectStore } from '#platform/storage/object-store.ts';

export interface PersonParts {
  database: Kysely<DB>;
  /** The owner's connection, because the site itself may delete nothing. */
  ownerUrl: string;
  objects: Pick<ObjectStore, 'read' | 'describe' | 'remove'>;
  dataDir: string;
}

/** Lists what may be of the person who sent this enquiry or application; null if whoever asks may not see it. */
export async function personRecordsOf(parts: PersonParts, principal: Principal, reference: string) {
  const person = await personOf(parts, principal, reference);
  return person && withOwner(parts.ownerUrl, (database) => findPersonRecords(database, person));
}

/** Returns all data of the chosen records of that person; null if there is none of them. */
export function exportPersonOf(parts: PersonParts, principal: Principal, reference: string, records: string[]) {
  return withChosen(parts, principal, { reference, records, action: 'exported a person' }, exportPerson);
}

/** Erases the chosen records; false if there is none of them. */
export async function erasePersonOf(parts: PersonParts, principal: Principal, reference: string, records: string[]) {
  const isErased = await withChosen(
    parts,
    principal,
    { reference, records, action: 'erased a person' },
    async (...of) => {
      await erasePerson(...of);
      return true;
    },
  );
  return isErased ?? false;
}

/** Runs work with the chosen records; null if there is none of them. The audit records only how many there were. */
async function withChosen<T>(
  parts: PersonParts,
  principal: Principal,
  { reference, records, action }: { reference: string; records: string[]; action: string },
  work: (parts: Parameters<typeof exportPerson>[0], found: ChosenRecords) => Promise<T>,
): Promise<T | null> {
  const person = await personOf(parts, principal, reference);
  if (!person) return null;
  return withOwner(parts.ownerUrl, async (database) => {
    const found = await choosePersonRecords(database, person, records);
    if (found.chosen.length === 0) return null;
    const detail = { records: found.chosen.length, leftOut: found.leftOut };
    const result = await work({ ...parts, database }, found);
    await recordAudit(parts.database, principal, { action, subject: reference, detail });
    return result;
  });
}

/** Returns the contacts of an enquiry or an application. Only administrators may ask. */
async function personOf({ database }: PersonParts, principal: Principal, reference: string): Promise<PersonKey | null> {
  if (principal.role !== 'admin') return null;
  const found = await withStaffRole(database, principal, (desk) =>
    desk
      .selectFrom('leads')
      .select(['customer_email as email', 'customer_phone as phone'])
      .where('reference', '=', reference)
      .unionAll(desk.selectFrom('career_applications').select(['email', 'phone']).where('reference', '=', reference))
      .executeTakeFirst(),
  );
  return found ? { reference, ...found } : null;
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
