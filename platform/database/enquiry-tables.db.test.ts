import type { Insertable } from 'kysely';
import { expect, test } from 'vitest';
import type { Leads, VenueBookings } from '#platform/database/types.ts';
import { databaseOfThisFile } from '#tests/databases/database-of-this-file.ts';

const open = databaseOfThisFile();

test('a booking without its lead cannot be committed', async () => {
  await expect(open().database.writes.insertInto('venue_bookings').values(booking()).execute()).rejects.toThrow(
    'has no lead',
  );
});

test.each(['venue_bookings', 'room_bookings', 'leads', 'career_applications'])(
  'a row of %s is refused without the language in which it came',
  async (table) => {
    const { rows } = await open().db.owner.query(
      `select column_default, is_nullable from information_schema.columns where table_name = $1 and column_name = 'language'`,
      [table],
    );
    expect(rows).toEqual([{ column_default: null, is_nullable: 'NO' }]);
  },
);

test('the same submission with the same content is one booking, with other content another', async () => {
  const first = booking();
  await store(first);
  await expect(store(booking({ submission_id: first.submission_id }))).rejects.toThrow('submission_id_content_hash');
  await store(booking({ submission_id: first.submission_id, content_hash: 'b'.repeat(64) }));
});

test('an enquiry is due a day after it came', async () => {
  const { due_at, created_at } = await store(booking());
  expect(due_at.getTime() - created_at.getTime()).toBe(24 * 60 * 60 * 1000);
});

test('the first move of an enquiry is its first response, and every move is kept with its author', async () => {
  const { id } = await store(booking());
  for (const [author, status] of [
    ['asha@example.com', 'contacted'],
    ['ravi@example.com', 'confirmed'],
  ] as const) {
    await open()
      .database.writes.transaction()
      .execute(async (transaction) => {
        await transaction
          .selectNoFrom((e) => e.fn('set_config', [e.val('site.author'), e.val(author), e.lit(true)]).as('_'))
          .execute();
        await transaction.updateTable('venue_bookings').set({ status }).where('id', '=', id).execute();
      });
  }
  const moves = await open()
    .database.reads.selectFrom('status_history')
    .select(['subject_table', 'from_status', 'to_status', 'changed_by', 'changed_at'])
    .where('subject_id', '=', id)
    .orderBy('changed_at')
    .execute();
  expect(moves).toMatchObject([
    { subject_table: 'venue_bookings', from_status: 'pending', to_status: 'contacted', changed_by: 'asha@example.com' },
    { from_status: 'contacted', to_status: 'confirmed', changed_by: 'ravi@example.com' },
  ]);
  const { first_response_at, updated_at } = await open()
    .database.reads.selectFrom('venue_bookings')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(first_response_at).toEqual(moves[0]?.changed_at);
  expect(updated_at).toEqual(moves[1]?.changed_at);
});

test('the site cannot change what a visitor wrote, nor delete it', async () => {
  const { id } = await store(booking());
  const rewrite = open().database.writes.updateTable('venue_bookings').set({ guest_count: 1 }).where('id', '=', id);
  await expect(rewrite.execute()).rejects.toThrow('permission denied');
  await expect(open().database.writes.deleteFrom('venue_bookings').execute()).rejects.toThrow('permission denied');
});

test('days come back as the days they are', async () => {
  const { event_date } = await store(booking({ event_date: '2027-02-14' }));
  expect(event_date).toBe('2027-02-14');
});

type Booking = Insertable<VenueBookings>;

function booking(values: Partial<Booking> = {}): Booking {
  return {
    reference: reference(),
    language: 'en',
    submission_id: crypto.randomUUID(),
    content_hash: 'a'.repeat(64),
    name: 'Meera Sample',
    email: 'meera@example.com',
    phone: '+919810000000',
    event_type: 'wedding',
    event_date: '2027-01-01',
    guest_count: 300,
    ...values,
  };
}

/** The booking with its lead, as the site stores them. */
function store(values: Booking) {
  return open()
    .database.writes.transaction()
    .execute(async (transaction) => {
      const stored = await transaction
        .insertInto('venue_bookings')
        .values(values)
        .returningAll()
        .executeTakeFirstOrThrow();
      const lead: Insertable<Leads> = {
        reference: values.reference,
        language: values.language,
        source: 'venue_booking',
        booking_id: stored.id,
        customer_name: values.name,
        customer_phone: values.phone,
      };
      await transaction.insertInto('leads').values(lead).execute();
      return stored;
    });
}

function reference(): string {
  return `TV-${Math.random().toString(36).slice(2).toUpperCase().padEnd(6, '0').slice(0, 6)}`;
}
