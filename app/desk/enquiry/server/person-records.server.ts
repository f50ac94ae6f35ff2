import type { Kysely } from 'kysely';
import { erasePerson, exportPerson, type KnownBy } from '#app/desk/records/personal-data.server.ts';
import { recordAudit } from '#app/desk/staff/server/record-audit.server.ts';
import { withStaffRole } from '#app/desk/staff/server/with-staff-role.server.ts';
import type { Principal } from '#app/desk/staff/staff-roles.ts';
import type { DB } from '#platform/database/types.ts';
import type { ObjectStore } from '#platform/storage/object-store.ts';
import { withOwner } from './with-owner-rights.server.ts';

export interface PersonParts {
  database: Kysely<DB>;
  /** The owner's connection: the site itself may delete nothing. */
  ownerUrl: string;
  objects: Pick<ObjectStore, 'read' | 'describe' | 'remove'>;
  dataDir: string;
}

/** Everything about whoever sent this enquiry; null where it is not there for whoever asks. */
export async function exportPersonOf(parts: PersonParts, principal: Principal, reference: string) {
  const person = await personOf(parts, principal, reference);
  if (!person) return null;
  await recordAudit(parts.database, principal, { action: 'exported a person', subject: reference });
  return withOwner(parts.ownerUrl, (database) => exportPerson({ ...parts, database }, person));
}

/** Forgets whoever sent this enquiry. What remains is that it was done, and by whom. */
export async function erasePersonOf(parts: PersonParts, principal: Principal, reference: string): Promise<boolean> {
  const person = await personOf(parts, principal, reference);
  if (!person) return false;
  await withOwner(parts.ownerUrl, (database) => erasePerson({ ...parts, database }, person));
  await recordAudit(parts.database, principal, { action: 'erased a person', subject: reference });
  return true;
}

/** By their e-mail; whoever gave none, as on the telephone, by their number. */
async function personOf({ database }: PersonParts, principal: Principal, reference: string): Promise<KnownBy | null> {
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
