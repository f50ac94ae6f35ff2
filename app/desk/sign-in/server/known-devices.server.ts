import { createHmac, randomBytes } from 'node:crypto';
import { parseSigned, serializeSigned } from 'hono/utils/cookie';
import { type Kysely, sql } from 'kysely';
import type { StaffRequest } from '#app/desk/sign-in/server/auth.server.ts';
import type { DB } from '#platform/database/types.ts';
import { deskCookieAttributes, deskCookiePrefix } from './auth.server.ts';

/** A browser is forgotten this many days after its last sign-in (`staff.forget_old` has the same number). */
const deviceDays = 180;

export type KnownDevices = ReturnType<typeof createKnownDevices>;

/** The browsers that people signed in with before. Each is known for those people alone. */
export function createKnownDevices(database: Kysely<DB>, secret: string) {
  const signingSecret = `${secret}: known devices`;
  const hash = (token: string) => createHmac('sha256', signingSecret).update(token).digest('base64url');
  const cookieName = ({ origin }: StaffRequest) => `${deskCookiePrefix(origin.startsWith('https:'))}.device`;

  const tokenOf = async (staffRequest: StaffRequest): Promise<string | null> => {
    const name = cookieName(staffRequest);
    const cookies = await parseSigned(staffRequest.headers.get('cookie') ?? '', signingSecret, name);
    return cookies[name] || null;
  };

  return {
    /** Returns the id of the browser if the person with this e-mail signed in with it before, otherwise null. */
    async find(staffRequest: StaffRequest, email: string): Promise<string | null> {
      const token = await tokenOf(staffRequest);
      if (!token) return null;
      const found = await database
        .selectFrom('staff.device as device')
        .innerJoin('staff.user as user', 'user.id', 'device.user_id')
        .select('device.token_hash')
        .where('device.token_hash', '=', hash(token))
        .where('user.email', '=', email)
        .where('device.last_used', '>', sql<Date>`now() - ${deviceDays} * interval '1 day'`)
        .executeTakeFirst();
      return found?.token_hash ?? null;
    },

    /** Remembers the browser as this person's. Returns its cookie. */
    async remember(staffRequest: StaffRequest, userId: string): Promise<string> {
      const token = (await tokenOf(staffRequest)) ?? randomBytes(32).toString('base64url');
      await database
        .insertInto('staff.device')
        .values({ token_hash: hash(token), user_id: userId })
        .onConflict((conflict) => conflict.columns(['token_hash', 'user_id']).doUpdateSet({ last_used: new Date() }))
        .execute();
      return serializeSigned(cookieName(staffRequest), token, signingSecret, {
        ...deskCookieAttributes,
        secure: staffRequest.origin.startsWith('https:'),
        maxAge: deviceDays * 24 * 60 * 60,
      });
    },

    async count(userId: string): Promise<number> {
      const { count } = await database
        .selectFrom('staff.device')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    /** Forgets this person's browsers, or all but the one that asks. */
    async forget(userId: string, allBut?: StaffRequest): Promise<void> {
      const token = allBut ? await tokenOf(allBut) : null;
      await database
        .deleteFrom('staff.device')
        .where('user_id', '=', userId)
        .where('token_hash', '<>', token ? hash(token) : '')
        .execute();
    },
  };
}
