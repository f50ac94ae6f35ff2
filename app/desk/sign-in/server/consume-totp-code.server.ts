import { type Kysely, sql } from 'kysely';
import type { DB } from '#platform/database/types.ts';

/** A code lives so many seconds (RFC 6238), and so many codes before and after the present one are accepted. */
const totp = { seconds: 30, window: 1 } as const;

/**
 * Whether these six digits are the authenticator's present ones and were not used before. The call uses them up: of
 * two simultaneous requests with the same code only one gets true.
 */
export async function consumeTotpCode(
  database: Kysely<DB>,
  { secret, userId, code }: { secret: string; userId: string; code: string },
): Promise<boolean> {
  const row = await database
    .selectFrom('staff.twoFactor')
    .select(['id', 'secret'])
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (!row) return false;
  const [{ createOTP }, { symmetricDecrypt }] = await Promise.all([
    import('@better-auth/utils/otp'),
    import('better-auth/crypto'),
  ]);
  const authenticator = createOTP(await symmetricDecrypt({ key: secret, data: row.secret }));
  const now = Math.floor(Date.now() / 1000 / totp.seconds);
  const steps = Array.from({ length: 2 * totp.window + 1 }, (_, place) => now - totp.window + place);
  const codes = await Promise.all(steps.map((step) => authenticator.hotp(step)));
  const step = steps[codes.indexOf(code)];
  if (step === undefined) return false;
  const used = await database
    .updateTable('staff.twoFactor')
    .set({ last_step: step })
    .where('id', '=', row.id)
    .where(sql<boolean>`coalesce(last_step, 0) < ${step}`)
    .executeTakeFirst();
  return used.numUpdatedRows > 0n;
}
