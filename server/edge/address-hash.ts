import { createHmac, randomBytes } from 'node:crypto';

const lifetime = 24 * 60 * 60 * 1000;

/**
 * Names a visitor's address in the log without telling it. The key is random, lives in memory and is replaced each day:
 * afterwards nobody can say whose address it was.
 */
export function createAddressHash(now: () => number = Date.now): (address: string) => string {
  let key = randomBytes(32);
  let made = now();
  return (address) => {
    if (now() - made >= lifetime) {
      key = randomBytes(32);
      made = now();
    }
    return createHmac('sha256', key).update(address).digest('base64url').slice(0, 12);
  };
}
