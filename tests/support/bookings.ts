import type { TestDatabase } from '#tests/databases/database.ts';

/** Counts the bookings of this e-mail address that have a lead. */
export async function bookingsOf(database: TestDatabase, email: string): Promise<number> {
  const { rows } = await database.owner.query(
    'select b.id from venue_bookings b join leads l on l.booking_id = b.id where b.email = $1',
    [email],
  );
  return rows.length;
}
