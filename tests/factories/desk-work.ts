import type pg from 'pg';
import { storedApplication } from '#tests/desk/stored-application.ts';
import { aDefiniteFunction } from './a-definite-function.ts';

/** The tables in which colleagues keep what they do with an enquiry, an application and the content. */
const tablesOfDeskWork = [
  'public.leads',
  'public.career_applications',
  'desk.change',
  'desk.paper',
  'desk.content_change',
  'desk.content_draft',
  'diary.notice',
  'site.held_notices',
  'site.mail',
];

type Statements = [text: string, values: unknown[]][];

async function runAll(owner: pg.Pool, statements: Statements): Promise<void> {
  for (const [text, values] of statements) await owner.query(text, values);
}

/**
 * Adds what colleagues do with an enquiry: a next step, a paper and an option that ends soon. Returns the key of the
 * paper's file, which is not stored.
 */
export async function addEnquiryWork(owner: pg.Pool, reference: string): Promise<string> {
  const paper = `documents/uploads/${crypto.randomUUID()}.pdf`;
  const option = await aDefiniteFunction(owner, reference);
  await runAll(owner, [
    [
      `update leads set status = 'contacted', first_response_at = now(), step_kind = 'visit', step_on = '2033-02-14', step_at = '15:30',
         step_words = 'They see the “लॉन” first.', space = 'open-lawn', budget_range = '10-20-lakhs', came_by = 'referral' where reference = $1`,
      [reference],
    ],
    [
      `insert into desk.change (lead_id, author_id, author, kind, after, note)
       select id, 'one', 'Asha', 'step', '{"kind": "visit", "on": "2033-02-14"}', 'They see the lawn first.' from leads where reference = $1`,
      [reference],
    ],
    [
      `insert into desk.paper (lead_id, path, name, type, bytes, author)
       select id, $2, 'Offer für Meera.pdf', 'application/pdf', 13, 'Asha' from leads where reference = $1`,
      [reference, paper],
    ],
    [
      `insert into diary.notice (function_id, kind, ends) select id, 'ends-in-48', ends_at from diary.function where reference = $1`,
      [option],
    ],
  ]);
  return paper;
}

/**
 * Adds work with an enquiry, and beside it an application that is invited to an interview by mail, a change of a hotel and
 * a draft. Returns the key of the paper's file, which is not stored, and the moment of the interview.
 */
export async function addDeskWork(owner: pg.Pool, reference: string): Promise<{ paper: string; interview: Date }> {
  const paper = await addEnquiryWork(owner, reference);
  const interview = new Date('2033-02-14T15:30:00+05:30');
  await storedApplication({ owner });
  await runAll(owner, [
    [`insert into site.held_notices values (date_trunc('hour', now()), now()) on conflict do nothing`, []],
    [
      `with invited as (
         update career_applications set status = 'shortlisted', property = 'the-tivoli', interview_at = $1 returning id),
       told as (
         insert into desk.change (application_id, author_id, author, kind, before, after, note)
         select id, 'two', 'Ira', 'moved', '{"status": "new"}', '{"status": "shortlisted"}', 'नमस्ते Kabir, please come.' from invited)
       insert into site.mail (id, subject_table, subject_id, kind, recipient_hash, state)
       select id || ' invitation', 'career_applications', id, 'invitation', 'hash', 'waiting' from invited`,
      [interview],
    ],
    [
      `insert into desk.content_change (author_id, author, entity, row_id, hotel_id, label, action, before, after)
       select 'three', 'Ekta', 'hotels', id, id, name, 'changed', '{"city": "Delhi"}', '{"city": "New Delhi"}' from hotels where slug = 'the-tivoli'`,
      [],
    ],
    [
      `insert into desk.content_draft (kind, row_id, hotel_id, label, fields, version, publish_on, author_id, author)
       select 'hotels', id, id, name, '{"city": "नई दिल्ली"}', '1', '2033-02-14', 'three', 'Ekta' from hotels where slug = 'the-tivoli'
           on conflict do nothing`,
      [],
    ],
  ]);
  return { paper, interview };
}

/** Returns all rows of these tables, as JSON. */
export async function rowsOfDeskWork(owner: pg.Pool): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {};
  for (const table of tablesOfDeskWork) {
    const { rows } = await owner.query(`select to_jsonb(t) as row from ${table} t order by t::text`);
    found[table] = rows.map(({ row }) => row);
  }
  return found;
}
