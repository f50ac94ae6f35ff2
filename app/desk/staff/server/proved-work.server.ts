import type { Kysely } from 'kysely';
import type { Auth } from '#app/desk/sign-in/server/auth.server.ts';
import { checkAgain } from '#app/desk/sign-in/server/confirm-password.server.ts';
import type { DB } from '#platform/database/types.ts';
import type { Asked } from './staff.server.ts';

interface Parts {
  database: Kysely<DB>;
  secret: string;
  auth: (asked: Asked) => Promise<Auth>;
}

/** The reason why the work was not done: a sentence for the person, or too many wrong tries, which end the session. */
export type NotProved = { kind: 'refused'; words: string } | { kind: 'ended' };

interface Proof {
  isRight: (api: Auth['api'], userId: string) => Promise<boolean>;
  /** The sentence for a wrong one. */
  words: string;
}

type Work = (api: Auth['api'], session: { id: string; userId: string }) => Promise<Response>;

/** What a signed-in person may do only after a password or a code. A wrong one is counted. */
export function createProvedWork({ database, secret, auth }: Parts) {
  async function withProof(asked: Asked, { isRight, words }: Proof, work: Work): Promise<Response | NotProved> {
    const { api } = await auth(asked);
    const found = await api.getSession({ headers: asked.headers });
    if (!found) return { kind: 'ended' };
    const { session } = found;
    const checked = await checkAgain({ database, secret, session, address: asked.clientAddress }, () =>
      isRight(api, session.userId),
    );
    if (checked === 'ended') return { kind: 'ended' };
    if (checked === 'wrong') return { kind: 'refused', words };
    const answer = await work(api, session);
    return answer.ok ? answer : { kind: 'refused', words };
  }

  function withPassword(asked: Asked, password: string, work: (api: Auth['api']) => Promise<Response>) {
    const isRight = async (api: Auth['api']) => {
      return (await api.verifyPassword({ body: { password }, headers: asked.headers, asResponse: true })).ok;
    };
    return withProof(asked, { isRight, words: 'That is not your password.' }, work);
  }

  return { withProof, withPassword };
}
