import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import routes from '#app/routes.ts';
import { siteOfThisFile } from '#tests/browser/site.ts';
import { aPersonOfStaff } from '#tests/factories/a-person-of-staff.ts';
import { type DeskRole, deskPeople, deskRoles, postForm } from '#tests/factories/desk-people.ts';
import { addLead } from '#tests/factories/lead-rows.ts';
import { changedTables, tablesNow } from '#tests/support/tables-now.ts';

const site = siteOfThisFile();
let cookies: Record<DeskRole, string>;

beforeAll(async () => {
  cookies = await deskPeople(site);
  const uploads = join(site.config.dataDir, 'storage/documents/uploads');
  await mkdir(uploads, { recursive: true });
  await writeFile(join(uploads, 'one.pdf'), '%PDF-1.7 one');
});
afterAll(() => site.database.owner.query('truncate staff.session'));

/** Rows of their own for one request, so that no other request has changed them. */
interface Subject {
  /** Of an enquiry to The Tivoli. */
  enquiry: string;
  application: string;
  /** The id of somebody who works here. */
  colleague: string;
  /** The id of a hotel. */
  hotel: string;
  offer: { id: string; is_active: boolean };
}

let subjects = 0;

async function newSubject(): Promise<Subject> {
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
  const { rows } = await owner.query(
    `select l.reference, (select id from hotels where slug = 'the-tivoli') as hotel,
            (select jsonb_build_object('id', id, 'is_active', is_active) from offers order by id limit 1) as offer
       from leads l where l.id = $1`,
    [lead],
  );
  const [{ reference: enquiry, hotel, offer }] = rows;
  return { enquiry, application, colleague, hotel, offer };
}

/** Statuses, by who asks. */
type Answers = Record<DeskRole, number>;
const out = { 'signed out': 302, removed: 302 };
const nobody: Answers = {
  ...out,
  'sales of the property': 404,
  'sales of another property': 404,
  'sales of all properties': 404,
  recruiter: 404,
  administrator: 404,
};
const anybody = (status: number): Answers => ({
  ...(Object.fromEntries(deskRoles.map((role) => [role, status])) as Answers),
  ...out,
});
const administrators = (status: number): Answers => ({ ...nobody, administrator: status });
const recruiters = (status: number): Answers => ({ ...administrators(status), recruiter: status });
/** Whoever sees this property's enquiries. */
const salesOfIt = (status: number): Answers => ({
  ...administrators(status),
  'sales of the property': status,
  'sales of all properties': status,
});
const sales = (status: number): Answers => ({ ...salesOfIt(status), 'sales of another property': status });

interface Row {
  /** The route's own path, and what is done there. */
  at: string;
  path: (subject: Subject) => string;
  /** What is posted; without it the page is asked for. */
  post?: (subject: Subject) => Record<string, string>;
  answers: Answers;
  /** The tables that differ afterwards, for those whom the status lets through. */
  changes?: string[];
}

const asked: Row[] = [
  { at: 'GET ', path: () => '/desk', answers: { ...sales(200), recruiter: 302 } },
  { at: 'GET phone', path: () => '/desk/phone', answers: sales(200) },
  { at: 'GET figures', path: () => '/desk/figures', answers: sales(200) },
  { at: 'GET enquiries.csv', path: () => '/desk/enquiries.csv', answers: sales(200), changes: ['staff.audit'] },
  { at: 'GET enquiries/:reference', path: ({ enquiry }) => `/desk/enquiries/${enquiry}`, answers: salesOfIt(200) },
  {
    at: 'GET enquiries/:reference/person',
    path: ({ enquiry }) => `/desk/enquiries/${enquiry}/person`,
    answers: administrators(200),
    changes: ['staff.audit'],
  },
  { at: 'GET applications', path: () => '/desk/applications', answers: recruiters(200) },
  {
    at: 'GET applications/:reference',
    path: ({ application }) => `/desk/applications/${application}`,
    answers: recruiters(200),
  },
  {
    at: 'GET applications/:reference/cv',
    path: ({ application }) => `/desk/applications/${application}/cv`,
    answers: recruiters(200),
    changes: ['desk.change', 'staff.audit'],
  },
  { at: 'GET staff', path: () => '/desk/staff', answers: administrators(200) },
  { at: 'GET account', path: () => '/desk/account', answers: anybody(200) },
  { at: 'GET confirm', path: () => '/desk/confirm?to=/desk', answers: anybody(200) },
  { at: 'GET live', path: () => '/desk/live', answers: anybody(200) },
  { at: 'GET sign-out', path: () => '/desk/sign-out', answers: anybody(302) },
  { at: 'GET content/changes', path: () => '/desk/content/changes', answers: administrators(200) },
  { at: 'GET content/:kind?', path: () => '/desk/content/offers', answers: administrators(200) },
  {
    at: 'GET content/:kind/:id',
    path: ({ offer }) => `/desk/content/offers/${offer.id}`,
    answers: administrators(200),
  },
  {
    at: 'GET content/:kind/:id/preview',
    path: ({ offer }) => `/desk/content/offers/${offer.id}/preview`,
    answers: administrators(302),
  },
  {
    at: 'GET content/:kind/:id/picture',
    path: ({ offer }) => `/desk/content/offers/${offer.id}/picture`,
    answers: administrators(200),
  },
  {
    at: 'GET content/hotels/:hotel/pictures',
    path: ({ hotel }) => `/desk/content/hotels/${hotel}/pictures`,
    answers: administrators(200),
  },
];

const toEnquiry = ({ enquiry }: Subject) => `/desk/enquiries/${enquiry}`;
const toApplication = ({ application }: Subject) => `/desk/applications/${application}`;
const changedEnquiry = ['desk.change', 'leads', 'status_history'];

const done: Row[] = [
  {
    at: 'POST  to move an enquiry of the list',
    path: () => '/desk?index',
    post: ({ enquiry }) => ({ reference: enquiry, version: '1', change: 'move', to: 'contacted' }),
    answers: { ...sales(200), 'sales of another property': 409 },
    changes: changedEnquiry,
  },
  { at: 'POST  to search', path: () => '/desk?index', post: () => ({ words: 'Meera' }), answers: sales(200) },
  {
    at: 'POST enquiries.csv',
    path: () => '/desk/enquiries.csv',
    post: () => ({ words: 'Meera' }),
    answers: sales(200),
    changes: ['staff.audit'],
  },
  {
    at: 'POST enquiries/:reference to move',
    path: toEnquiry,
    post: () => ({ version: '1', change: 'move', to: 'contacted' }),
    answers: salesOfIt(303),
    changes: changedEnquiry,
  },
  {
    at: 'POST enquiries/:reference to call it spam',
    path: toEnquiry,
    post: () => ({ version: '1', change: 'spam' }),
    answers: salesOfIt(303),
    changes: ['desk.change', 'leads'],
  },
  {
    at: 'POST enquiries/:reference to note',
    path: toEnquiry,
    post: () => ({ note: 'They come on Sunday.' }),
    answers: salesOfIt(303),
    changes: ['desk.change'],
  },
  {
    at: 'POST enquiries/:reference/person',
    path: ({ enquiry }) => `/desk/enquiries/${enquiry}/person`,
    post: ({ enquiry }) => ({ confirm: enquiry }),
    answers: administrators(303),
    changes: ['desk.change', 'leads', 'staff.audit', 'status_history'],
  },
  {
    at: 'POST phone',
    path: () => '/desk/phone',
    post: () => ({ name: 'A Caller', phone: '98100 00000', venue_id: 'the-tivoli' }),
    answers: { ...sales(303), 'sales of another property': 422 },
    changes: ['desk.change', 'leads'],
  },
  {
    at: 'POST applications/:reference to move',
    path: toApplication,
    post: () => ({ version: '1', change: 'move', to: 'reviewed' }),
    answers: recruiters(303),
    changes: ['career_applications', 'desk.change', 'status_history'],
  },
  {
    at: 'POST applications/:reference to call it spam',
    path: toApplication,
    post: () => ({ version: '1', change: 'spam' }),
    answers: recruiters(303),
    changes: ['career_applications', 'desk.change'],
  },
  {
    at: 'POST staff to invite',
    path: () => '/desk/staff',
    post: () => ({ do: 'invite', name: 'New', email: `new-${subjects}@example.com`, role: 'sales' }),
    answers: administrators(200),
    changes: ['staff.audit', 'staff.user', 'staff.verification'],
  },
  {
    at: 'POST staff to give rights',
    path: () => '/desk/staff',
    post: ({ colleague }) => ({ do: 'rights', id: colleague, role: 'recruiter' }),
    answers: administrators(303),
    changes: ['staff.audit', 'staff.user'],
  },
  {
    at: 'POST staff to give a link',
    path: () => '/desk/staff',
    post: ({ colleague }) => ({ do: 'link', id: colleague }),
    answers: administrators(200),
    changes: ['staff.audit', 'staff.verification'],
  },
  {
    at: 'POST staff to end sessions',
    path: () => '/desk/staff',
    post: ({ colleague }) => ({ do: 'sessions', id: colleague }),
    answers: administrators(303),
    changes: ['staff.audit'],
  },
  {
    at: 'POST staff to switch off a second factor',
    path: () => '/desk/staff',
    post: ({ colleague }) => ({ do: 'end-factor', id: colleague }),
    answers: administrators(303),
    changes: ['staff.audit'],
  },
  {
    at: 'POST staff to remove',
    path: () => '/desk/staff',
    post: ({ colleague }) => ({ do: 'remove', id: colleague }),
    answers: administrators(303),
    changes: ['staff.audit', 'staff.user'],
  },
  {
    at: 'POST account',
    path: () => '/desk/account',
    post: () => ({ do: 'name', name: `Somebody ${subjects}` }),
    answers: anybody(303),
    changes: ['staff.audit', 'staff.user'],
  },
  { at: 'POST confirm', path: () => '/desk/confirm?to=/desk', post: () => ({}), answers: anybody(200) },
  {
    at: 'POST content/act',
    path: () => '/desk/content/act',
    post: ({ offer: { id, is_active } }) => ({
      intent: 'mark',
      kind: 'offers',
      id,
      mark: 'is_active',
      on: is_active ? 'off' : 'on',
    }),
    answers: administrators(303),
    changes: ['desk.content_change', 'offers', 'staff.audit'],
  },
  {
    at: 'POST content/:kind/:id',
    path: () => '/desk/content/announcements/new',
    post: () => ({ message: 'The lawn is green.', starts_at: '2026-11-01T10:00' }),
    answers: administrators(303),
    changes: ['announcements', 'desk.content_change', 'staff.audit'],
  },
  {
    at: 'POST content/:kind/:id/preview',
    path: () => '/desk/content/announcements/new/preview',
    post: () => ({ message: 'The lawn is green.', starts_at: '2026-11-01T10:00' }),
    answers: administrators(200),
  },
  {
    at: 'POST content/:kind/:id/picture',
    path: ({ offer }) => `/desk/content/offers/${offer.id}/picture`,
    post: () => ({}),
    answers: administrators(422),
  },
  {
    at: 'POST content/hotels/:hotel/pictures',
    path: ({ hotel }) => `/desk/content/hotels/${hotel}/pictures`,
    post: () => ({}),
    answers: administrators(422),
  },
];

async function statusFor(role: DeskRole, { path, post }: Row, subject: Subject): Promise<number> {
  const at = path(subject);
  const answer = post
    ? await postForm(site, at, post(subject), cookies[role])
    : await fetch(site.url + at, { redirect: 'manual', headers: { cookie: cookies[role] } });
  const location = answer.headers.get('location') ?? '';
  if (answer.status === 302 && out[role as keyof typeof out]) expect(location).toContain('/desk/sign-in');
  await answer.body?.cancel();
  return answer.status;
}

const isRefused = (status: number) => status === 302 || status >= 400;

test.each([...asked, ...done])('$at: its answer by role, and what it changes for those who may', async (row) => {
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
});

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
  const named = new Set([...asked, ...done].map(({ at }) => /^\S+ \S*/.exec(at)?.[0]));
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
