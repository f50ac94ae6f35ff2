import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import routes from '#app/routes.ts';
import { siteOfThisFile } from '#tests/browser/site.ts';
import { changedTables, tablesNow } from '#tests/databases/tables-now.ts';
import { deskReads } from '#tests/desk/desk-reads.ts';
import { type DeskRequest, type DeskSubject, signedOut } from '#tests/desk/desk-requests.ts';
import { deskWrites } from '#tests/desk/desk-writes.ts';
import { aPersonOfStaff } from '#tests/factories/a-person-of-staff.ts';
import { type DeskRole, deskPeople, deskRoles, postForm } from '#tests/factories/desk-people.ts';
import { addLead } from '#tests/factories/lead-rows.ts';

const site = siteOfThisFile();
let cookies: Record<DeskRole, string>;

beforeAll(async () => {
  cookies = await deskPeople(site);
  const uploads = join(site.config.dataDir, 'storage/documents/uploads');
  await mkdir(uploads, { recursive: true });
  await writeFile(join(uploads, 'one.pdf'), '%PDF-1.7 one');
});
afterAll(() => site.database.owner.query('truncate staff.session'));

let subjects = 0;

async function newSubject(): Promise<DeskSubject> {
  const { owner } = site.database;
  subjects += 1;
  const lead = await addLead(owner, { created_at: new Date().toISOString(), venue_id: 'the-tivoli' });
  const application = `TV-9${String(subjects).padStart(5, '0')}`;
  await owner.query(
    `insert into career_applications (reference, submission_id, content_hash, name, email, phone, address, position,
            motivation, cv_path, cv_filename, cv_type, cv_size)
     values ($1::text, gen_random_uuid(), repeat(md5($1::text), 2), 'Kabir Sample', 'kabir@example.com', '+919810000001', 'Delhi',
            'Chef', 'I cook.', 'documents/uploads/one.pdf', 'cv.pdf', 'application/pdf', 12)`,
    [application],
  );
  const { id: colleague } = await aPersonOfStaff(site.database, { name: `Colleague${subjects}` });
  const held = `FN-${String(subjects).padStart(6, '0')}`;
  const { rows: functions } = await owner.query(
    `insert into diary.function (reference, property, kind, spaces, starts_at, ends_at, state)
     select $1, 'the-tivoli', 'wedding', array[s.id], at, at + interval '5 hours', 'definite'
       from hotel_spaces s join hotels h on h.id = s.hotel_id and h.slug = 'the-tivoli',
            lateral (select timestamptz '2033-01-01 19:00+05:30' + make_interval(days => $2) as at) moments
      order by s.sort_order limit 1
     returning (select array_agg(s.id::text order by s.sort_order) from hotel_spaces s join hotels h on h.id = s.hotel_id
                 where h.slug = 'the-tivoli') as spaces`,
    [held, subjects],
  );
  const { rows } = await owner.query(
    `select l.reference, (select id from hotels where slug = 'the-tivoli') as hotel,
            (select jsonb_build_object('id', id, 'is_active', is_active) from offers order by id limit 1) as offer
       from leads l where l.id = $1`,
    [lead],
  );
  const [{ reference: enquiry, hotel, offer }] = rows;
  return { number: subjects, enquiry, application, colleague, hotel, offer, held, spaces: functions[0].spaces };
}

async function statusFor(role: DeskRole, { path, post }: DeskRequest, subject: DeskSubject): Promise<number> {
  const at = path(subject);
  const answer = post
    ? await postForm(site, at, post(subject), cookies[role])
    : await fetch(site.url + at, { redirect: 'manual', headers: { cookie: cookies[role] } });
  const location = answer.headers.get('location') ?? '';
  if (answer.status === 302 && role in signedOut) expect(location).toContain('/desk/sign-in');
  await answer.body?.cancel();
  return answer.status;
}

const isRefused = (status: number) => status === 302 || status >= 400;

test.each([...deskReads, ...deskWrites])(
  '$at: its answer by role, and what it changes for those who may',
  async (row) => {
    const { database } = site;
    const subject = await newSubject();
    const refused = deskRoles.filter((role) => isRefused(row.answers[role]));
    const before = await tablesNow(database);
    const statuses = new Map(
      await Promise.all(refused.map(async (role) => [role, await statusFor(role, row, subject)] as const)),
    );
    expect(changedTables(before, await tablesNow(database)), 'by those who are refused').toEqual([]);
    for (const role of deskRoles.filter((one) => !refused.includes(one))) {
      const own = await newSubject();
      const start = await tablesNow(database);
      statuses.set(role, await statusFor(role, row, own));
      expect(changedTables(start, await tablesNow(database)), `by ${role}`).toEqual(row.changes ?? []);
    }
    expect(Object.fromEntries(statuses)).toEqual(row.answers);
  },
);

test('every loader and every action of the desk is asked above; one new is not forgotten', () => {
  const behind = (routes as { file: string; children?: { path?: string; file: string }[] }[]).find(
    ({ file }) => file === 'desk/frame/desk-route.tsx',
  );
  const wanted = (behind?.children ?? []).flatMap(({ path = '', file }) => {
    const code = readFileSync(join('app', file), 'utf8');
    return [
      ...(/export (async )?function loader/.test(code) ? [`GET ${path}`] : []),
      ...(/export (async )?function action/.test(code) ? [`POST ${path}`] : []),
    ];
  });
  const named = new Set([...deskReads, ...deskWrites].map(({ at }) => /^\S+ \S*/.exec(at)?.[0]));
  expect(wanted.length).toBeGreaterThan(30);
  expect(wanted.filter((at) => !named.has(at) && at !== 'POST sign-out')).toEqual([]);
});

test('POST sign-out ends the session of whoever asks, and no other', async () => {
  const sessions = async () =>
    (await site.database.owner.query('select u.email from staff.session s join staff."user" u on u.id = s."userId"'))
      .rows.length;
  for (const role of deskRoles) {
    const before = await sessions();
    const answer = await postForm(site, '/desk/sign-out', {}, cookies[role]);
    const isOut = role === 'signed out' || role === 'removed';
    expect([role, answer.status, before - (await sessions())]).toEqual([role, isOut ? 302 : 303, isOut ? 0 : 1]);
  }
});
