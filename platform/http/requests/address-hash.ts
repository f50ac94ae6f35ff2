import { createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';

const lifetime = 24 * 60 * 60 * 1000;
const mostRemembered = 1000;

/**
 * Hashes a visitor's address for the log. The key is random, lives in memory and is replaced each day: afterwards
 * nobody can say whose address it was.
 */
export function createAddressHash(now: () => number = Date.now): (address: string) => string {
  let key = randomBytes(32);
  let made = now();
  // Hashing costs more than everything else that a cached page needs.
  const names = new LRUCache<string, string>({
    max: mostRemembered,
    memoMethod: (address) => createHmac('sha256', key).update(address).digest('base64url').slice(0, 12),
  });
  return (address) => {
    if (now() - made >= lifetime) {
      key = randomBytes(32);
      made = now();
      names.clear();
    }
    return names.memo(address);
  };
}
