import type { Kysely } from 'kysely';
import { passwordLength } from '#domain/password.ts';
import type { DB } from '#server/database/types.ts';

/** Hours that a session lives without use; days that it lives at most. */
export const sessionLimits = { idleHours: 12, refreshHours: 1, mostDays: 7 } as const;

/** Wrong codes in a row after which a person's second factor opens nothing for a while, the right code included. */
export const secondFactorLimits = { tries: 10, lockSeconds: 15 * 60 } as const;

const hour = 60 * 60;

interface Parts {
  database: Kysely<DB>;
  secret: string;
  /** True where the site is reached over TLS: cookies then travel no other way. */
  secure: boolean;
  origin: string;
}

/**
 * better-auth over the tables of the schema `staff`. Imported when somebody first comes to the desk: a site that only
 * shows pages never loads it. None of its own addresses is reachable; the desk's actions call it.
 */
export async function createAuth({ database, secret, secure, origin }: Parts) {
  const [{ betterAuth }, { twoFactor }] = await Promise.all([
    import('better-auth'),
    import('better-auth/plugins/two-factor'),
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
    },
    session: { expiresIn: sessionLimits.idleHours * hour, updateAge: sessionLimits.refreshHours * hour },
    verification: { storeIdentifier: 'hashed' },
    advanced: {
      cookiePrefix: 'desk',
      useSecureCookies: secure,
      defaultCookieAttributes: { sameSite: 'lax', httpOnly: true },
      // The desk counts tries itself, under hashes; sessions need no address.
      ipAddress: { disableIpTracking: true },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    plugins: [
      twoFactor({
        issuer: 'Tivoli desk',
        accountLockout: {
          maxFailedAttempts: secondFactorLimits.tries,
          durationSeconds: secondFactorLimits.lockSeconds,
        },
      }),
    ],
  });
}

export type Auth = Awaited<ReturnType<typeof createAuth>>;
