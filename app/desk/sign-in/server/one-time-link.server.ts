import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Person } from '#app/desk/staff/staff-roles.ts';
import type { DB } from '#platform/database/types.ts';

/** Hours until a link expires. An invitation may wait in an inbox over a weekend; a recovery is used at once. */
export const linkHours = { invitation: 72, recovery: 1 } as const;

/**
 * Makes the token of a one-time link with which this person sets a password. Their links that would expire earlier
 * end, so that a recovery, which anybody can request, does not end an invitation. Only its hash is stored.
 */
export async function issueToken(database: Kysely<DB>, userId: string, kind: keyof typeof linkHours): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  const expiresAt = new Date(Date.now() + linkHours[kind] * 3_600_000);
  await database
    .deleteFrom('staff.verification')
    .where('value', '=', userId)
    .where('expiresAt', '<=', expiresAt)
    .execute();
  await database
    .insertInto('staff.verification')
    .values({ identifier: nameOf(token), value: userId, expiresAt })
    .execute();
  return token;
}

/** Ends every one-time link of this person, and their sign-in that waits for its second factor. */
export async function endLinks(database: Kysely<DB>, userId: string): Promise<void> {
  await database.deleteFrom('staff.verification').where('value', '=', userId).execute();
}

/** Returns the person whose link this is; null if it was used, has expired or never existed. */
export async function whoseToken(database: Kysely<DB>, token: string): Promise<Person | null> {
  const found = await database
    .selectFrom('staff.verification as link')
    .innerJoin('staff.user as user', 'user.id', 'link.value')
    .select(['user.id', 'user.name', 'user.email'])
    .where('link.identifier', '=', nameOf(token))
    .where('link.expiresAt', '>', new Date())
    .where('user.removed_at', 'is', null)
    .executeTakeFirst();
  return found ?? null;
}

/** Uses up a one-time link: of two simultaneous requests with the same one only one gets true. */
export async function consumeToken(database: Kysely<DB>, token: string): Promise<boolean> {
  const used = await database
    .deleteFrom('staff.verification')
    .where('identifier', '=', nameOf(token))
    .where('expiresAt', '>', new Date())
    .executeTakeFirst();
  return used.numDeletedRows > 0n;
}

function nameOf(token: string): string {
  return createHash('sha256').update(`reset-password:${token}`).digest('base64url');
}

/** Returns the path of a one-time link. Its token is in the query, which is not logged. */
export function welcomePath(token: string): string {
  return `/desk/welcome?token=${token}`;
}
