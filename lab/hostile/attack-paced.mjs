import { setTimeout as wait } from 'node:timers/promises';
import { askFrom, attacker, countStatuses, keepAliveAgent } from './ask-from.mjs';

const connections = 40;
/** All connections together send so many requests a second. */
const perSecond = 120;

/**
 * Attacks as one client over forty connections that stay open, as fast as the responses come but no faster than the
 * bound above.
 * @param {string} origin
 * @param {{ seconds: number, wanted: (number: number) => object }} attack what `askFrom` is to send, by the request's
 * number
 */
export async function attackPaced(origin, { seconds, wanted }) {
  const agent = keepAliveAgent(attacker, connections);
  const end = new AbortController();
  const answers = [];
  let number = 0;
  const connection = async () => {
    while (!end.signal.aborted) {
      number += 1;
      answers.push(await askFrom(origin, { agent, signal: end.signal, ...wanted(number) }));
      await wait((connections * 1000) / perSecond, undefined, { signal: end.signal }).catch(() => {});
    }
  };
  const all = Array.from({ length: connections }, connection);
  await wait(seconds * 1000);
  end.abort();
  await Promise.all(all);
  agent.destroy();
  return { requests: answers.length, answers: countStatuses(answers) };
}
