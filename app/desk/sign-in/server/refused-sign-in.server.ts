import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import { recordAudit } from '#app/desk/staff/server/record-audit.server.ts';
import type { DB } from '#platform/database/types.ts';
import { clientNetworkKey } from '#platform/http/security/client-network.ts';

const purpose = 'refused sign-ins';

/** Returns a keyed hash of an account's e-mail: only somebody who knows the e-mail can search for it. */
export function accountKey(email: string, secret: string): string {
  return createHmac('sha256', `${secret}: ${purpose}`).update(email).digest('base64url').slice(0, 24);
}

/** Records a refused sign-in, with keyed hashes of the account and of the network. */
export async function recordRefusedSignIn(
  database: Kysely<DB>,
  secret: string,
  { action, email, address }: { action: RefusalAction; email: string; address: string },
): Promise<void> {
  const detail = { account: accountKey(email, secret), source: clientNetworkKey(address, { secret, purpose }) };
  await recordAudit(database, { id: null, name: 'somebody' }, { action, detail });
}

/** These entries are deleted after three months (`staff.forget_old`). */
export const refusalActions = ['sign-in refused', 'second factor refused', 'password refused'] as const;
export type RefusalAction = (typeof refusalActions)[number];
