import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { StaffRequest } from '#app/desk/sign-in/server/auth.server.ts';
import { recordAudit } from '#app/desk/staff/server/record-audit.server.ts';
import type { Person } from '#app/desk/staff/staff-roles.ts';
import type { DB } from '#platform/database/types.ts';

/** The most passkeys that a person may have, and the most letters of a passkey's name. */
export const passkeyLimits = { each: 10, name: 60 } as const;

export type Passkeys = ReturnType<typeof createPasskeys>;

/**
 * These are EdDSA, ES256 and RS256; every authenticator has one of them. The library's own list tests for more and
 * warns on each start.
 */
const algorithms = [-8, -7, -257];

export function createPasskeys(database: Kysely<DB>, secret: string) {
  const hostOf = ({ origin }: StaffRequest) => new URL(origin).hostname;
  /** A fingerprint, a face or a PIN is always asked for, so that a passkey is two factors at once. */
  const userVerification = 'required' as const;

  return {
    list: (userId: string) =>
      database
        .selectFrom('staff.passkey')
        .select(['id', 'name', 'created_at as since', 'used_at as lastUsed'])
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .execute(),

    /** Returns the options with which a browser asks an authenticator, for a sign-in or a confirmation. */
    requestOptions(staffRequest: StaffRequest): PublicKeyCredentialRequestOptionsJSON {
      const challenge = makeChallenge(secret, 'sign-in');
      return { challenge, rpId: hostOf(staffRequest), userVerification, timeout: 60_000 };
    },

    async creationOptions(staffRequest: StaffRequest, person: Person): Promise<PublicKeyCredentialCreationOptionsJSON> {
      const { generateRegistrationOptions } = await import('@simplewebauthn/server');
      const own = await database.selectFrom('staff.passkey').select('id').where('user_id', '=', person.id).execute();
      return generateRegistrationOptions({
        rpName: 'Tivoli desk',
        rpID: hostOf(staffRequest),
        userName: person.email,
        userDisplayName: person.name,
        userID: new TextEncoder().encode(person.id),
        challenge: Uint8Array.from(Buffer.from(makeChallenge(secret, `of ${person.id}`), 'base64url')),
        excludeCredentials: own,
        authenticatorSelection: { residentKey: 'required', userVerification },
        supportedAlgorithmIDs: algorithms,
      });
    },

    /**
     * Stores a new passkey and marks the session as signed in with it. Returns false if the answer does not match the
     * challenge.
     */
    async add(
      staffRequest: StaffRequest,
      person: Person & { sessionId: string },
      { name, response }: { name: string; response: string },
    ): Promise<boolean> {
      const made = parse(response);
      if (!made) return false;
      const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
      const verified = await verifyRegistrationResponse({
        response: made as unknown as RegistrationResponseJSON,
        expectedChallenge: (challenge) => readChallenge(challenge, { secret, purpose: `of ${person.id}` }) !== null,
        expectedOrigin: staffRequest.origin,
        expectedRPID: hostOf(staffRequest),
        requireUserVerification: true,
        supportedAlgorithmIDs: algorithms,
      }).catch(() => null);
      if (!verified?.verified) return false;
      const { id, publicKey, counter, transports } = verified.registrationInfo.credential;
      return database.transaction().execute(async (transaction) => {
        const { count } = await transaction
          .selectFrom('staff.passkey')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('user_id', '=', person.id)
          .executeTakeFirstOrThrow();
        if (Number(count) >= passkeyLimits.each) return false;
        const kept = await transaction
          .insertInto('staff.passkey')
          .values({
            id,
            user_id: person.id,
            name,
            public_key: Buffer.from(publicKey),
            counter,
            transports: transports ?? [],
          })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        if (!kept.numInsertedOrUpdatedRows) return false;
        await markPasskey(transaction, person.sessionId);
        await recordAudit(transaction, person, { action: 'added a passkey' });
        return true;
      });
    },

    async remove(person: Person, id: string): Promise<void> {
      const { numDeletedRows } = await database
        .deleteFrom('staff.passkey')
        .where('user_id', '=', person.id)
        .where('id', '=', id)
        .executeTakeFirst();
      if (numDeletedRows === 0n) return;
      await recordAudit(database, person, { action: 'removed a passkey' });
    },

    /** Returns the person whose passkey answered; null for an unknown passkey, a foreign challenge or a second answer. */
    async whoAnswered(staffRequest: StaffRequest, response: string): Promise<string | null> {
      const answer = parse(response);
      if (!answer) return null;
      const row = await database
        .selectFrom('staff.passkey as passkey')
        .innerJoin('staff.user as user', 'user.id', 'passkey.user_id')
        .select(['passkey.id', 'passkey.user_id', 'passkey.public_key', 'passkey.counter'])
        .where('passkey.id', '=', answer.id)
        .where('user.removed_at', 'is', null)
        .executeTakeFirst();
      if (!row) return null;
      let challengedAt = 0;
      const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
      const verified = await verifyAuthenticationResponse({
        response: answer as unknown as AuthenticationResponseJSON,
        expectedChallenge: (challenge) => {
          challengedAt = readChallenge(challenge, { secret, purpose: 'sign-in' }) ?? 0;
          return challengedAt > 0;
        },
        expectedOrigin: staffRequest.origin,
        expectedRPID: hostOf(staffRequest),
        credential: { id: row.id, publicKey: Uint8Array.from(row.public_key), counter: Number(row.counter) },
        requireUserVerification: true,
      }).catch(() => null);
      if (!verified?.verified) return null;
      // Only one answer to a challenge counts, and none to an older challenge.
      const used = await database
        .updateTable('staff.passkey')
        .set({ counter: verified.authenticationInfo.newCounter, used_at: new Date(), last_challenge: challengedAt })
        .where('id', '=', row.id)
        .where('last_challenge', '<', String(challengedAt))
        .executeTakeFirst();
      return used.numUpdatedRows > 0n ? row.user_id : null;
    },
  };
}

/** Marks a session whose person has shown a passkey, which counts as two factors. */
export async function markPasskey(database: Kysely<DB>, sessionId: string): Promise<void> {
  await database.updateTable('staff.session').set({ with_passkey: true }).where('id', '=', sessionId).execute();
}

/** The part of the answer that this code reads; the library checks the rest. */
const answered = z.looseObject({ id: z.string().max(1400), response: z.looseObject({ clientDataJSON: z.string() }) });
const longestResponse = 20_000;

function parse(response: string): z.infer<typeof answered> | null {
  if (response.length > longestResponse) return null;
  try {
    return answered.parse(JSON.parse(response));
  } catch {
    return null;
  }
}

/** Milliseconds within which a challenge must be answered. */
const lifetime = 5 * 60 * 1000;
const TIME_BYTES = 8;
const RANDOM_BYTES = 16;
const SIGNED_BYTES = TIME_BYTES + RANDOM_BYTES;

/**
 * Makes a challenge for a passkey. It is signed instead of stored, so that many requests fill no table. Its time
 * ensures that it is answered only once (`staff.passkey.last_challenge`).
 */
export function makeChallenge(secret: string, purpose: string): string {
  const body = Buffer.concat([Buffer.alloc(TIME_BYTES), randomBytes(RANDOM_BYTES)]);
  body.writeBigUInt64BE(BigInt(Date.now()));
  return Buffer.concat([body, signatureOf(body, secret, purpose)]).toString('base64url');
}

/** Returns the time of this challenge in milliseconds; null if it is not ours, is for something else or has expired. */
export function readChallenge(
  challenge: string,
  { secret, purpose }: { secret: string; purpose: string },
): number | null {
  const bytes = Buffer.from(challenge, 'base64url');
  const body = bytes.subarray(0, SIGNED_BYTES);
  const [given, right] = [bytes.subarray(SIGNED_BYTES), signatureOf(body, secret, purpose)];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const made = Number(body.readBigUInt64BE());
  const age = Date.now() - made;
  return age >= -lifetime && age <= lifetime ? made : null;
}

function signatureOf(body: Buffer, secret: string, purpose: string): Buffer {
  return createHmac('sha256', `${secret}: passkey ${purpose}`).update(body).digest();
}
