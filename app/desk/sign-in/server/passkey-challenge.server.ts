import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A challenge must be answered within so many milliseconds. */
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
