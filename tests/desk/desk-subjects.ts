import type pg from 'pg';
import { aPersonOfStaff } from '#tests/factories/a-person-of-staff.ts';
import { emailOf, type SignedIn } from '#tests/factories/desk-people.ts';
import { addLead } from '#tests/factories/lead-rows.ts';
import type { DeskSubject } from './desk-requests.ts';

/** Returns a function that makes the rows of one request, for the person who asks. */
export function deskSubjects(database: () => Parameters<typeof aPersonOfStaff>[0]) {
  let subjects = 0;

  return async function newSubject(role: SignedIn): Promise<DeskSubject> {
    const { owner } = database();
    subjects += 1;
    const number = subjects;
    const email = `meera-${number}@example.com`;
    const created_at = new Date().toISOString();
    const lead = await addLead(owner, { created_at, venue_id: 'the-tivoli', customer_email: email });
    const application = await newApplication(owner, number);
    const { id: colleague } = await aPersonOfStaff(database(), { name: `Colleague${number}` });
    const held = await newFunction(owner, number);
    const { rows } = await owner.query(
      `select l.reference as enquiry, h.id as hotel, (select id from staff."user" where email = $2) as person,
              (select jsonb_build_object('id', id, 'is_active', is_active) from offers order by id limit 1) as offer,
              array(select s.id::text from hotel_spaces s where s.hotel_id = h.id order by s.sort_order) as spaces
         from leads l, hotels h where l.id = $1 and h.slug = 'the-tivoli'`,
      [lead, emailOf(role)],
    );
    return { number, email, application, colleague, held, ...rows[0] };
  };
}

async function newApplication(owner: pg.Pool, number: number): Promise<string> {
  const reference = `TV-9${String(number).padStart(5, '0')}`;
  await owner.query(
    `insert into career_applications (language, reference, submission_id, content_hash, name, email, phone, address, position,
            motivation, cv_path, cv_filename, cv_type, cv_size)
     values ('en', $1::text, gen_random_uuid(), repeat(md5($1::text), 2), 'Kabir Sample', 'kabir@example.com', '+919810000001', 'Delhi',
            'Chef', 'I cook.', 'documents/uploads/one.pdf', 'cv.pdf', 'application/pdf', 12)`,
    [reference],
  );
  return reference;
}

/** Each subject's function is on an evening of its own, in the first space of The Tivoli. */
async function newFunction(owner: pg.Pool, number: number): Promise<string> {
  const reference = `FN-${String(number).padStart(6, '0')}`;
  await owner.query(
    `insert into diary.function (reference, property, kind, spaces, starts_at, ends_at, state)
     select $1, 'the-tivoli', 'wedding', array[s.id], at, at + interval '5 hours', 'definite'
       from hotel_spaces s join hotels h on h.id = s.hotel_id and h.slug = 'the-tivoli',
            lateral (select timestamptz '2033-01-01 19:00+05:30' + make_interval(days => $2) as at) moments
      order by s.sort_order limit 1`,
    [reference, number],
  );
  return reference;
}
