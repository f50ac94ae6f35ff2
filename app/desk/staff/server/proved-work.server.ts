import type { Kysely } from 'kysely';
import type { Auth, StaffRequest } from '#app/desk/sign-in/server/auth.server.ts';
import { checkAgain } from '#app/desk/sign-in/server/confirm-password.server.ts';
import type { DB } from '#platform/database/types.ts';

interface Parts {
  database: Kysely<DB>;
  secret: string;
  auth: (staffRequest: StaffRequest) => Promise<Auth>;
}

/** The reason why the work was not done: a sentence for the person, or too many wrong tries, which end the session. */
export type NotConfirmed = { kind: 'refused'; words: string } | { kind: 'ended' };

interface Proof {
  isRight: (api: Auth['api'], userId: string) => Promise<boolean>;
  /** The sentence for a wrong password or code. */
  words: string;
}

type Work = (api: Auth['api'], session: { id: string; userId: string }) => Promise<Response>;

/** Does work that a signed-in person may do only after a password or a code. A wrong one is counted. */
export function createProvedWork({ database, secret, auth }: Parts) {
  async function withProof(
    staffRequest: StaffRequest,
    { isRight, words }: Proof,
    work: Work,
  ): Promise<Response | NotConfirmed> {
    const { api } = await auth(staffRequest);
    const found = await api.getSession({ headers: staffRequest.headers });
    if (!found) return { kind: 'ended' };
    const { session } = found;
    const checked = await checkAgain({ database, secret, session, address: staffRequest.clientAddress }, () =>
      isRight(api, session.userId),
    );
    if (checked === 'ended') return { kind: 'ended' };
    if (checked === 'wrong') return { kind: 'refused', words };
    const answer = await work(api, session);
    return answer.ok ? answer : { kind: 'refused', words };
  }

  function withPassword(staffRequest: StaffRequest, password: string, work: (api: Auth['api']) => Promise<Response>) {
    const isRight = async (api: Auth['api']) => {
      return (await api.verifyPassword({ body: { password }, headers: staffRequest.headers, asResponse: true })).ok;
    };
    return withProof(staffRequest, { isRight, words: 'That is not your password.' }, work);
  }

  return { withProof, withPassword };
}
