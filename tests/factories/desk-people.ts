import { inviteByCommand } from '#app/desk/staff/server/invite-by-command.server.ts';
import type { Site } from '#tests/browser/site.ts';
import { aPersonOfStaff } from './a-person-of-staff.ts';

/** There is one person of each kind that the desk distinguishes. The enquiries of the tests are The Tivoli's. */
export const deskRoles = [
  'signed out',
  'sales of the property',
  'sales of another property',
  'sales of all properties',
  'manager of the property',
  'editor of the property',
  'editor of another property',
  'editor of all properties',
  'recruiter',
  'administrator',
  'removed',
] as const;
export type DeskRole = (typeof deskRoles)[number];

/** Everybody of these people has this password. */
export const deskPassword = 'marigold lantern under banyan';
const people = {
  'sales of the property': { name: 'Asha', properties: ['the-tivoli'] },
  'sales of another property': { name: 'Ravi', properties: ['tivoli-bijwasan'] },
  'sales of all properties': { name: 'Meera', properties: 'all' },
  'manager of the property': { name: 'Mohan', role: 'manager', properties: ['the-tivoli'] },
  'editor of the property': { name: 'Esha', role: 'editor', properties: ['the-tivoli'] },
  'editor of another property': { name: 'Eklavya', role: 'editor', properties: ['tivoli-bijwasan'] },
  'editor of all properties': { name: 'Ekta', role: 'editor', properties: 'all' },
  recruiter: { name: 'Ira', role: 'recruiter' },
  administrator: { name: 'Head', role: 'admin' },
  removed: { name: 'Gone', role: 'admin' },
} as const;
export type SignedIn = keyof typeof people;
export const emailOf = (role: SignedIn) => `${people[role].name.toLowerCase()}@example.com`;

/** The fields of a form by their names. A form with a file is sent in parts. */
export type FormFields = Record<string, string | File>;

/** Sends a form of the site as its own page does. */
export function postForm({ url }: Pick<Site, 'url'>, path: string, values: FormFields, cookie = ''): Promise<Response> {
  const headers = { origin: url, cookie };
  return fetch(url + path, { method: 'POST', redirect: 'manual', headers, body: formBody(values) });
}

function formBody(values: FormFields): FormData | URLSearchParams {
  const fields = Object.entries(values);
  const body = fields.some(([, value]) => value instanceof File) ? new FormData() : new URLSearchParams();
  for (const [name, value] of fields) body.append(name, value as string);
  return body;
}

/**
 * Makes one person of each role, signs each in and returns their cookies. The removed colleague is removed after
 * signing in.
 */
export async function deskPeople(site: Site): Promise<Record<DeskRole, string>> {
  const { database } = site;
  const { owner } = database;
  const names = Object.keys(people) as SignedIn[];
  for (const role of names) {
    const { name, ...rights } = people[role];
    const properties = 'properties' in rights ? rights.properties : [];
    await aPersonOfStaff(database, { name, ...rights, properties: properties === 'all' ? 'all' : [...properties] });
  }
  const link = await inviteByCommand(database.db, emailOf('administrator'));
  const token = new URL(link, site.url).searchParams.get('token') ?? '';
  const set = await postForm(site, '/desk/welcome', { token, password: deskPassword });
  if (set.status !== 303) throw new Error(`The administrator's password was not set: ${set.status}.`);
  // The other people get a copy of the first one's password hash, because hashing takes a second.
  await owner.query(
    `insert into staff.account ("id", "accountId", "providerId", "userId", "password", "createdAt", "updatedAt")
     select gen_random_uuid(), u.id, a."providerId", u.id, a."password", now(), now()
       from staff.account a, staff."user" u where u.id <> a."userId"`,
  );
  const cookies = await Promise.all(
    names.map(async (role) => {
      const entered = await postForm(site, '/desk/sign-in', { email: emailOf(role), password: deskPassword });
      const pairs = entered.headers.getSetCookie().map((header) => header.split(';')[0]);
      if (entered.status !== 303) throw new Error(`${role} was not let in: ${entered.status}`);
      return [role, pairs.join('; ')] as const;
    }),
  );
  // The database ends their sessions. One that is put back must still open nothing.
  const { rows } = await owner.query(
    'select to_jsonb(s) as session from staff.session s join staff."user" u on u.id = s."userId" where u.email = $1',
    [emailOf('removed')],
  );
  await owner.query('update staff."user" set removed_at = now() where email = $1', [emailOf('removed')]);
  await owner.query('insert into staff.session select * from jsonb_populate_record(null::staff.session, $1)', [
    rows[0].session,
  ]);
  return { 'signed out': '', ...(Object.fromEntries(cookies) as Record<SignedIn, string>) };
}
