import { createHmac, randomBytes } from 'node:crypto';

const lifetime = 24 * 60 * 60 * 1000;
const remembered = 1000;

/**
 * Names a visitor's address in the log without telling it. The key is random, lives in memory and is replaced each day:
 * afterwards nobody can say whose address it was.
 */
export function createAddressHash(now: () => number = Date.now): (address: string) => string {
  let key = randomBytes(32);
  let made = now();
  // Hashing costs more than all else that a kept page needs.
  const names = new Map<string, string>();
  return (address) => {
    if (now() - made >= lifetime) {
      key = randomBytes(32);
      made = now();
      names.clear();
    }
    let name = names.get(address);
    if (name === undefined) {
      if (names.size >= remembered) names.clear();
      name = createHmac('sha256', key).update(address).digest('base64url').slice(0, 12);
      names.set(address, name);
    }
    return name;
  };
}
