import { secondsLeft, type TryCount, type TryCounter } from '#app/forms/count-tries.server.ts';
import { clientNetwork } from '#platform/http/security/client-network.ts';

const quarter = 15 * 60;

/**
 * The most wrong passwords in a quarter of an hour: for one account from one network or one known browser, and from
 * one network for all accounts. Tries for one account from everywhere are only slowed down, because somebody who
 * guesses from many networks must not be able to lock a colleague out.
 */
export const passwordLimits = { seconds: quarter, account: 10, network: 50, everywhere: 50, slowedByMs: 4000 } as const;

/**
 * The most wrong second-factor codes for one person: from one known browser, from all others together, and in a day.
 */
export const codeLimits = { seconds: quarter, tries: 10, daySeconds: 24 * 60 * 60, tryInADay: 50 } as const;

/**
 * Either a try that may be checked after a pause, or the seconds until the next one may. `succeeded` ends the count.
 */
export type Admission = { kind: 'go'; delayMs: number; succeeded(): Promise<void> } | { kind: 'wait'; seconds: number };

interface Trying {
  /** An e-mail or an id. */
  account: string;
  /** The known browser's id, if this account was signed in with it before. */
  device: string | null;
  address: string;
}

interface Limit extends TryCount {
  most: number;
}

/** Counts a try before it is checked, so that a hundred at once do not get around a limit. */
async function admit(counter: TryCounter, limits: Limit[]): Promise<Admission> {
  const tries = await counter.count(limits);
  const broken = limits.filter(({ most }, place) => (tries[place] ?? 0) > most);
  if (broken.length > 0) {
    return { kind: 'wait', seconds: Math.max(...broken.map(({ seconds }) => secondsLeft(seconds))) };
  }
  return { kind: 'go', delayMs: 0, succeeded: () => counter.giveBack(limits) };
}

export async function admitPassword(counter: TryCounter, { account, device, address }: Trying): Promise<Admission> {
  const { seconds, account: most, network: mostOfNetwork, everywhere, slowedByMs } = passwordLimits;
  if (device) return admit(counter, [{ name: `password ${account} ${device}`, seconds, most }]);
  const network = clientNetwork(address);
  const admission = await admit(counter, [
    { name: `password ${account} ${network}`, seconds, most },
    { name: `passwords of ${network}`, seconds, most: mostOfNetwork },
  ]);
  if (admission.kind === 'wait') return admission;
  const all = [{ name: `password ${account}`, seconds }];
  const [tries = 0] = await counter.count(all);
  return {
    kind: 'go',
    delayMs: tries > everywhere ? slowedByMs : 0,
    succeeded: async () => {
      await admission.succeeded();
      await counter.giveBack(all);
    },
  };
}

export function admitCode(counter: TryCounter, { account, device }: Trying): Promise<Admission> {
  const { seconds, tries, daySeconds, tryInADay } = codeLimits;
  const from = device ?? 'elsewhere';
  return admit(counter, [
    { name: `code ${account} ${from}`, seconds, most: tries },
    { name: `code ${account} ${from} of the day`, seconds: daySeconds, most: tryInADay },
  ]);
}

/** Limits the work of checking passkeys, which cannot be guessed. */
export function admitPasskey(counter: TryCounter, address: string): Promise<Admission> {
  const { seconds, network: most } = passwordLimits;
  return admit(counter, [{ name: `passkeys of ${clientNetwork(address)}`, seconds, most }]);
}

/**
 * The most recovery requests in an hour: for one account from one network or one known browser, from one network for
 * all accounts, and for one account from all unknown browsers together, whose mails would fill the colleague's mailbox.
 */
const recoveryLimits = { seconds: 60 * 60, account: 5, network: 20, everywhere: 20 } as const;

/** Returns whether a mail may be sent, or the seconds until this network may ask again. Every request counts. */
export async function admitRecovery(
  counter: TryCounter,
  { account, device, address }: Trying,
): Promise<{ kind: 'send' | 'ignore' } | { kind: 'wait'; seconds: number }> {
  const { seconds, account: most, network: mostOfNetwork, everywhere } = recoveryLimits;
  // What a stranger asks for in a colleague's name uses up only what unknown browsers have.
  if (device) {
    const [own = 0] = await counter.count([{ name: `recovery ${account} ${device}`, seconds }]);
    return { kind: own > most ? 'ignore' : 'send' };
  }
  const network = clientNetwork(address);
  const [ofNetwork = 0, own = 0] = await counter.count([
    { name: `recoveries of ${network}`, seconds },
    { name: `recovery ${account} ${network}`, seconds },
  ]);
  if (ofNetwork > mostOfNetwork) return { kind: 'wait', seconds: secondsLeft(seconds) };
  if (own > most) return { kind: 'ignore' };
  const [all = 0] = await counter.count([{ name: `recovery ${account}`, seconds }]);
  return { kind: all > everywhere ? 'ignore' : 'send' };
}
