import { askFrom, attacker, countStatuses, visitor } from './ask-from.mjs';
import { cookiesOf, inviteColleague, signIn } from './colleague.mjs';

const rounds = 30;

/** A stranger guesses a colleague's password all the time, and the colleague can still sign in. */
export const lockedOutColleague = {
  name: 'locked-out-colleague',
  title: 'wrong passwords for a colleague',
  async play(site) {
    const email = await inviteColleague({ ...site, from: visitor });
    const guesses = [];
    for (let number = 0; number < rounds; number += 1) {
      guesses.push(await signIn(site.origin, { email, password: `wrong-password-${number}`, from: attacker }));
    }
    const entered = await signIn(site.origin, { email, from: visitor });
    const desk = await askFrom(site.origin, { path: '/desk', from: visitor, headers: { cookie: cookiesOf(entered) } });
    return {
      holds: entered.status === 303 && desk.status < 400,
      guesses: countStatuses(guesses),
      colleague: entered.status,
      desk: desk.status,
    };
  },
};
