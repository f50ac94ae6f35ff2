import { randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { drawLetters } from '#app/forms/store-once.server.ts';
import { plainLine } from '#platform/clean-text.ts';
import type { DB } from '#platform/database/types.ts';

const derive = promisify(scrypt);
const SALT_BYTES = 16;
const HASH_BYTES = 32;
const hashed = /^scrypt:([\w-]+):[\w-]+$/;
const list = z.array(z.string());

/** The seconds that a code lives (RFC 6238), and how many codes before and after the present one are accepted. */
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

/**
 * Removes a lost second factor and all passkeys. A password alone is then enough until the person sets up another one.
 */
export async function endSecondFactor(database: Kysely<DB>, userId: string): Promise<void> {
  await database.deleteFrom('staff.twoFactor').where('userId', '=', userId).execute();
  await database.deleteFrom('staff.passkey').where('user_id', '=', userId).execute();
  await database.updateTable('staff.user').set({ twoFactorEnabled: false }).where('id', '=', userId).execute();
}

/**
 * better-auth stores the recovery codes so: as hashes with one salt for a set, so that a typed code costs one hash and
 * not ten. The library compares its input with the stored set and stores the rest, so it is given hashes
 * (`hashTyped`).
 */
export const keepHashes = {
  encrypt: async (json: string): Promise<string> => {
    const salt = randomBytes(SALT_BYTES).toString('base64url');
    const codes = list.parse(JSON.parse(json));
    return JSON.stringify(
      await Promise.all(codes.map((code) => (hashed.test(code) ? code : hashOf(plainCode(code), salt)))),
    );
  },
  decrypt: async (kept: string): Promise<string> => kept,
};

/**
 * Returns the hash that is compared with this person's recovery codes, so that a code read from the database opens
 * nothing.
 */
export async function hashTyped(database: Kysely<DB>, userId: string, typed: string): Promise<string> {
  const row = await database
    .selectFrom('staff.twoFactor')
    .select('backupCodes')
    .where('userId', '=', userId)
    .executeTakeFirst();
  const kept = row?.backupCodes.startsWith('[') ? list.parse(JSON.parse(row.backupCodes)) : [];
  const salt = hashed.exec(kept[0] ?? '')?.[1] ?? 'none is left';
  for (const code of [plainCode(typed), ...asDrawnBefore(typed)]) {
    const hash = await hashOf(code, salt);
    if (kept.includes(hash)) return hash;
  }
  return '';
}

/** A code as it is compared: only letters and digits count, and large letters are small ones. */
export function plainCode(typed: string): string {
  return plainLine(typed)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}

/** The ten recovery codes of somebody, with the letters of references, so that none looks like another. */
export function drawRecoveryCodes(): string[] {
  return Array.from({ length: 10 }, () => [4, 4, 4].map(drawLetters).join('-').toLowerCase());
}

/** Earlier versions drew ten large and small letters, and hashed them as written: aBcDe-FgHiJ. A phone begins with a large one. */
function asDrawnBefore(typed: string): string[] {
  const letters = plainLine(typed).replace(/[^a-z0-9]/gi, '');
  if (letters.length !== 10) return [];
  const code = `${letters.slice(0, 5)}-${letters.slice(5)}`;
  return [...new Set([code, code.charAt(0).toLowerCase() + code.slice(1)])];
}

/** Hashes the codes that earlier versions stored encrypted. Codes that cannot be decrypted any more are left out. */
export async function hashEncryptedCodes(database: Kysely<DB>, secret: string): Promise<void> {
  const rows = await database
    .selectFrom('staff.twoFactor')
    .select(['id', 'backupCodes'])
    .where('backupCodes', 'not like', '[%')
    .execute();
  if (rows.length === 0) return;
  const { symmetricDecrypt } = await import('better-auth/crypto');
  for (const { id, backupCodes: before } of rows) {
    const codes = await symmetricDecrypt({ key: secret, data: before }).catch(() => '[]');
    await database
      .updateTable('staff.twoFactor')
      .set({ backupCodes: await keepHashes.encrypt(codes) })
      .where('id', '=', id)
      .where('backupCodes', '=', before)
      .execute();
  }
}

async function hashOf(code: string, salt: string): Promise<string> {
  const bytes = (await derive(code, salt, HASH_BYTES)) as Buffer;
  return `scrypt:${salt}:${bytes.toString('base64url')}`;
}
