import { randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';

/** Copies a row of a table with other keys: the same columns with the same words as the site's own row. */
const statements = {
  booking: `insert into venue_bookings (reference, submission_id, content_hash, variant, name, email, phone, event_type,
      event_date, guest_count, needs_rooms, venue_id, status)
    values ($1, $2, $3, 'enquiry', 'Meera Sample', $4, '+919810000000', 'wedding', $5, 450, false, null, 'pending')
    returning id, reference`,
  lead: `insert into leads (source, booking_id, reference, venue_id, customer_name, customer_email, customer_phone,
      status, notes)
    values ('venue_booking', $1, $2, null, 'Meera Sample', $3, '+919810000000', 'new', $4)`,
  jobs: `insert into jobs.job (name, data)
    values ('bare-mail', $1), ('bare-mail', $2)`,
};

const notes = 'Venue: Not chosen\nEvent type: Wedding\nEvent date: 9 June 2027\nGuests: 450';
const eventDate = new Date(Date.now() + 200 * 86_400_000).toISOString().slice(0, 10);
const letters = '23456789CFGHJKMPQRVWX';

function newReference() {
  return `TV-${[...randomBytes(6)].map((byte) => letters[byte % letters.length]).join('')}`;
}

/**
 * The site's rows by bare SQL, in one transaction an enquiry, from as many connections as the site writes with.
 * @param {{ url: string, connections: number }} options
 */
export async function openBareTransactions({ url, connections }) {
  const pool = new pg.Pool({ connectionString: url, max: connections });
  await pool.query('select jobs.create_queue(\'bare-mail\', \'{"policy":"standard"}\'::jsonb)');

  async function store() {
    const client = await pool.connect();
    try {
      await client.query('begin');
      const email = `${randomUUID()}@bare.example.com`;
      const hash = randomBytes(32).toString('hex');
      const { rows } = await client.query(statements.booking, [newReference(), randomUUID(), hash, email, eventDate]);
      const [{ id, reference }] = rows;
      await client.query(statements.lead, [id, reference, email, notes]);
      const job = (mail) => ({ of: 'venue_bookings', id, mail });
      await client.query(statements.jobs, [job('acknowledgement'), job('alert')]);
      await client.query('commit');
    } finally {
      client.release();
    }
  }

  return {
    /** Seconds for so many. */
    async run(count) {
      const begun = performance.now();
      let left = count;
      async function one() {
        while (left > 0) {
          left -= 1;
          await store();
        }
      }
      await Promise.all(Array.from({ length: connections }, one));
      return (performance.now() - begun) / 1000;
    },
    close: () => pool.end(),
  };
}
