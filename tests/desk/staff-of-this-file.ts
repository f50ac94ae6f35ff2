import type { StaffRequest } from '#app/desk/sign-in/server/auth.server.ts';
import type { SignInResult } from '#app/desk/sign-in/server/sign-in.server.ts';
import { inviteByCommand } from '#app/desk/staff/server/invite-by-command.server.ts';
import { createStaff, type SecondFactorRule, type Staff } from '#app/desk/staff/server/staff.server.ts';
import { type Database, openDatabase } from '#platform/database/open-database.ts';
import { type TestDatabase, testDatabase } from '#tests/databases/database.ts';
import { openedForThisFile } from '#tests/databases/opened-for-this-file.ts';
import { withinWindowsOf } from '#tests/support/within-windows-of.ts';
import { quickPasswords } from './quick-passwords.ts';
import { totpCode } from './totp-code.ts';

export const password = 'marigold lantern under banyan';
export const wrongPassword = 'not the password of anybody';
export const secret = 'a secret of the tests, long enough to be one';

export const from = (cookies: string[] = [], clientAddress = '192.0.2.1'): StaffRequest => ({
  headers: new Headers({ cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') }),
  origin: 'https://tivoli.example',
  clientAddress,
});

/** Makes a request from the nth address of a documentation network. */
export const stranger = (place: number) => from([], `198.51.${100 + Math.floor(place / 250)}.${place % 250}`);

export const cookiesOf = (result: SignInResult) => ('cookies' in result ? result.cookies : []);

export const tokenOf = (path: string) => new URL(path, 'https://tivoli.example').searchParams.get('token') ?? '';

/** Every window in which tries to sign in are counted ends with a quarter of an hour; in milliseconds. */
const quarterOfAnHour = 15 * 60_000;

interface Opened {
  db: TestDatabase;
  database: Database;
  staff: Staff;
}

interface Settings {
  secondFactor?: SecondFactorRule;
  counts?: boolean;
  publicUrl?: string;
  pause?: (ms: number) => Promise<unknown>;
}

/** A test file's own staff over its own database; tries to sign in are not counted, and no password takes long to compare. */
export function staffOfThisFile() {
  /** Opens the staff as another replica does. */
  const another = (database: Database, settings: Settings = {}) =>
    createStaff({
      database: database.desk,
      secret,
      counts: settings.counts ?? false,
      publicUrl: settings.publicUrl,
      secondFactor: settings.secondFactor ?? 'optional',
      passwords: quickPasswords,
      ...(settings.pause && { pause: settings.pause }),
    });

  const open = openedForThisFile<Opened>(
    async () => {
      const db = await testDatabase();
      const database = openDatabase(db.siteUrl);
      return { db, database, staff: another(database, { publicUrl: 'https://tivoli.example' }) };
    },
    async ({ db, database }) => {
      await database.close();
      await db.drop();
    },
  );

  return {
    open,
    /** Reports to `pause` how long a sign-in is slowed, instead of waiting. */
    countingReplica: (pause: (ms: number) => Promise<unknown> = async () => {}, publicUrl?: string) =>
      another(open().database, { counts: true, pause, ...(publicUrl && { publicUrl }) }),
    /** Does work whose tries to sign in are counted, from no tries on; again if a new window of the counts began meanwhile. */
    withinOneWindow: withinWindowsOf(quarterOfAnHour, () => open().db.owner.query('truncate staff.attempt')),
    /** Opens the staff with this second factor demanded. */
    demanding: (secondFactor: SecondFactorRule) => another(open().database, { secondFactor }),
    /** Opens the staff without PUBLIC_URL. */
    withoutPublicUrl: () => another(open().database),
    /** Adds somebody with a password; the first person is added by the operator's command. */
    async colleague(email: string): Promise<void> {
      const { staff, db } = open();
      await staff.setPassword(from(), tokenOf(await inviteByCommand(db.db, email)), password);
    },
    /**
     * Sets up an authenticator app for a colleague. Returns its secret, the code that confirmed it, and the recovery
     * codes.
     */
    async secondFactorOf(email: string): Promise<{ secret: string; used: string; codes: string[] }> {
      const { staff } = open();
      const entered = await staff.signIn(from(), { email, password });
      const cookies = entered.kind === 'in' ? entered.cookies : [];
      const begun = await staff.account.beginSecondFactor(from(cookies), password);
      if (begun.kind !== 'done' || !begun.totp) throw new Error('No second factor was begun.');
      const secret = new URL(begun.totp.uri).searchParams.get('secret') ?? '';
      const used = totpCode(secret);
      const confirmed = await staff.account.confirmSecondFactor(from(cookies), used);
      if (confirmed.kind !== 'done') throw new Error('The second factor was not confirmed.');
      return { secret, used, codes: begun.totp.codes };
    },
    /** Signs in and returns the cookies. */
    async enter(email: string): Promise<string[]> {
      const result = await open().staff.signIn(from(), { email, password });
      if (result.kind !== 'in') throw new Error(`Not let in: ${result.kind}`);
      return result.cookies;
    },
  };
}
