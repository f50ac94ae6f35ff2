import type { Kysely } from 'kysely';
import { passwordLength } from '#app/desk/sign-in/password.ts';
import type { DB } from '#platform/database/types.ts';
import { drawRecoveryCodes, keepHashes } from './second-factor.server.ts';

/** How long a session lives without use, and at most. */
export const sessionLimits = { idleHours: 12, refreshHours: 1, mostDays: 7 } as const;

const hour = 60 * 60;

export interface PasswordHashing {
  hash(password: string): Promise<string>;
  verify(given: { hash: string; password: string }): Promise<boolean>;
}

interface Parts {
  database: Kysely<DB>;
  secret: string;
  /** Whether the site is reached over TLS: then cookies travel no other way. */
  secure: boolean;
  origin: string;
  /** Absent: the library's own scrypt, which takes a tenth of a second of a processor. */
  passwords?: PasswordHashing;
}

/**
 * Sets up better-auth over the tables of the schema `staff`. It is imported when somebody first comes to the desk, so
 * a site that only shows pages never loads it. None of its own addresses is reachable; the desk's actions call it.
 */
export async function createAuth({ database, secret, secure, origin, passwords }: Parts) {
  const [{ betterAuth }, { twoFactor }, { deskPlugin }] = await Promise.all([
    import('better-auth'),
    import('better-auth/plugins/two-factor'),
    import('./desk-plugin.server.ts'),
  ]);
  return betterAuth({
    appName: 'Tivoli desk',
    baseURL: origin,
    secret,
    database: { db: database, type: 'postgres', schemaName: 'staff', transaction: true },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: passwordLength.least,
      maxPasswordLength: passwordLength.most,
      revokeSessionsOnPasswordReset: true,
      ...(passwords && { password: passwords }),
    },
    session: { expiresIn: sessionLimits.idleHours * hour, updateAge: sessionLimits.refreshHours * hour },
    verification: { storeIdentifier: 'hashed' },
    advanced: {
      // The library's own prefix for TLS would be `__Secure-`, which other hosts of the domain may set.
      cookiePrefix: deskCookiePrefix(secure),
      useSecureCookies: false,
      defaultCookieAttributes: { ...deskCookieAttributes, secure },
      // The desk itself counts tries under hashes, and sessions need no address.
      ipAddress: { disableIpTracking: true },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    plugins: [
      twoFactor({
        issuer: 'Tivoli desk',
        // The library's lock would keep out a colleague whose password was stolen; the desk counts codes by browser as
        // well.
        accountLockout: { enabled: false },
        backupCodeOptions: { storeBackupCodes: keepHashes, customBackupCodesGenerate: drawRecoveryCodes },
      }),
      deskPlugin(),
    ],
  });
}

export type Auth = Awaited<ReturnType<typeof createAuth>>;

/** The prefix of the desk's cookies. Over TLS a browser accepts them from this host alone (`__Host-`). */
export function deskCookiePrefix(secure: boolean): string {
  return secure ? '__Host-desk' : 'desk';
}

/** The attributes of every cookie of the desk. Over TLS it travels no other way. */
export const deskCookieAttributes = { httpOnly: true, sameSite: 'lax', path: '/' } as const;

export function withoutCookie(headers: Headers, name: string): Headers {
  const kept = (headers.get('cookie') ?? '').split(/;\s*/).filter((pair) => !pair.startsWith(`${name}=`));
  const without = new Headers(headers);
  without.set('cookie', kept.join('; '));
  return without;
}

export interface StaffRequest {
  headers: Headers;
  /** The canonical origin under which this visitor reaches the site. */
  origin: string;
  clientAddress: string;
}
