import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteOfThisFile } from '#tests/browser/site.ts';
import { changedTables, tablesNow } from '#tests/databases/tables-now.ts';
import { namedActions } from '#tests/desk/desk-actions.ts';
import { deskReads } from '#tests/desk/desk-reads.ts';
import { type DeskRequest, type DeskSubject, signedOut } from '#tests/desk/desk-requests.ts';
import { deskRouteFiles } from '#tests/desk/desk-routes.ts';
import { deskSubjects } from '#tests/desk/desk-subjects.ts';
import { deskWrites } from '#tests/desk/desk-writes.ts';
import { keepSignIns, restoreSignIns } from '#tests/desk/kept-sign-ins.ts';
import {
  type DeskRole,
  deskPeople,
  deskRoles,
  type FormFields,
  postForm,
  type SignedIn,
} from '#tests/factories/desk-people.ts';

const site = siteOfThisFile();
let cookies: Record<DeskRole, string>;

beforeAll(async () => {
  cookies = await deskPeople(site);
  await keepSignIns(site.database.owner);
  const uploads = join(site.config.dataDir, 'storage/documents/uploads');
  await mkdir(uploads, { recursive: true });
  await writeFile(join(uploads, 'one.pdf'), '%PDF-1.7 one');
});
afterAll(() => site.database.owner.query('truncate staff.session'));

const newSubject = deskSubjects(() => site.database);

/** A person who asks, and what a row has prepared for them. */
interface Prepared {
  subject: DeskSubject;
  added: FormFields;
}

async function prepare(row: DeskRequest, role: SignedIn): Promise<Prepared> {
  await restoreSignIns(site.database.owner);
  const subject = await newSubject(role);
  const askAs = (asker: SignedIn) => async (path: string, values?: FormFields) => {
    const answer = await request(asker, path, values);
    if (answer.status >= 400) throw new Error(`${row.at}: to prepare it, ${path} answered ${answer.status}.`);
    return answer;
  };
  const { owner } = site.database;
  const desk = { owner, url: site.url, ask: askAs(role), askAsAdministrator: askAs('administrator') };
  return { subject, added: (await row.prepare?.(subject, desk)) ?? {} };
}

function request(role: DeskRole, path: string, values?: FormFields): Promise<Response> {
  return values
    ? postForm(site, path, values, cookies[role])
    : fetch(site.url + path, { redirect: 'manual', headers: { cookie: cookies[role] } });
}

async function statusFor(role: DeskRole, { path, post }: DeskRequest, { subject, added }: Prepared): Promise<number> {
  const answer = await request(role, path(subject), post && { ...post(subject), ...added });
  const location = answer.headers.get('location') ?? '';
  if (answer.status === 302 && role in signedOut) expect(location).toContain('/desk/sign-in');
  await answer.body?.cancel();
  return answer.status;
}

const routeOf = ({ at }: DeskRequest) => /^\S+ \S*/.exec(at)?.[0] ?? '';

const isRefused = (status: number) => status === 302 || status >= 400;

test.each([...deskReads, ...deskWrites].map((row) => [row.at, row] as const))(
  '%s: its answer by role, and what it changes for those who may',
  async (_at, row) => {
    const { database } = site;
    const { changes = [], prepare: isPrepared, ledBack = [] } = row;
    // Whoever changes nothing is asked beside the others; each of the others has a subject of its own.
    const mayChange = (role: DeskRole) =>
      !isRefused(row.answers[role]) && !ledBack.includes(role) && (changes.length > 0 || isPrepared);
    const together = deskRoles.filter((role) => !mayChange(role));
    const prepared = await prepare(row, 'administrator');
    const before = await tablesNow(database);
    const statuses = new Map(
      await Promise.all(together.map(async (role) => [role, await statusFor(role, row, prepared)] as const)),
    );
    expect(changedTables(before, await tablesNow(database)), `by ${together}`).toEqual([]);
    for (const role of deskRoles.filter(mayChange)) {
      const own = await prepare(row, role as SignedIn);
      const start = await tablesNow(database);
      statuses.set(role, await statusFor(role, row, own));
      expect(changedTables(start, await tablesNow(database)), `by ${role}`).toEqual(changes);
    }
    expect(Object.fromEntries(statuses)).toEqual(row.answers);
  },
);

test('every loader and every action of the desk is asked above; one new is not forgotten', () => {
  const wanted = deskRouteFiles().flatMap(({ path, file }) => {
    const code = readFileSync(file, 'utf8');
    return [
      ...(/export (async )?function loader/.test(code) ? [`GET ${path}`] : []),
      ...(/export (async )?function action/.test(code) ? [`POST ${path}`] : []),
    ];
  });
  const asked = new Set([...deskReads, ...deskWrites].map(routeOf));
  expect(wanted.length).toBeGreaterThan(30);
  expect(wanted.filter((at) => !asked.has(at) && at !== 'POST sign-out')).toEqual([]);
});

test('every action that a form of the desk can name is allowed to somebody above', async () => {
  await restoreSignIns(site.database.owner);
  const subject = await newSubject('administrator');
  const allowed = deskWrites.filter(({ answers }) => deskRoles.some((role) => !isRefused(answers[role])));
  const asked = new Set(
    allowed.map((row) => {
      const { change, do: deed, intent } = row.post?.(subject) ?? {};
      return `${routeOf(row)}: ${change ?? deed ?? intent}`;
    }),
  );
  const wanted = namedActions();
  expect(wanted.length).toBeGreaterThan(40);
  expect(wanted.filter((action) => !asked.has(action))).toEqual([]);
});

test('a word of JavaScript in any field of any form of the desk is never an error of the server', async () => {
  const failed: unknown[] = [];
  for (const row of deskWrites.filter(({ prepare }) => !prepare)) {
    const prepared = await prepare(row, 'administrator');
    const values = row.post?.(prepared.subject) ?? {};
    for (const name of Object.keys(values)) {
      const answer = await request('administrator', row.path(prepared.subject), { ...values, [name]: 'constructor' });
      await answer.body?.cancel();
      if (answer.status >= 500) failed.push([row.at, name, answer.status]);
    }
  }
  expect(failed).toEqual([]);
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
