import { createHmac, randomUUID } from 'node:crypto';
import type { PasswordHashing } from '#app/desk/sign-in/server/auth.server.ts';

const hashed = (salt: string, password: string) =>
  `${salt}:${createHmac('sha256', salt).update(password).digest('hex')}`;

/**
 * Salted hashes that take no time. The slow ones of the product are for those who steal the table; `upgrade.db.test.ts`
 * and every browser test that signs in use them.
 */
export const quickPasswords: PasswordHashing = {
  hash: async (password) => hashed(randomUUID(), password),
  verify: async ({ hash, password }) => hash === hashed(hash.split(':')[0] ?? '', password),
};
