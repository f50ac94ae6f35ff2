import { until } from '../until.mjs';

/**
 * Waits until each of these people has an acknowledgement at the mail server, or until the limit.
 * @param {{ taken: { to: string, id: string }[] }} mail
 * @param {string[]} emails
 * @returns {Promise<{ without: string[], mailRepeated: number, mailDoubled: number }>} whose acknowledgement did not come;
 * how many got the same message twice, which was being sent when its process was killed, and how many got two messages
 */
export async function acknowledgementsOf(mail, emails, limitMs) {
  const idsTo = () => Map.groupBy(mail.taken, ({ to }) => to);
  const without = (times) => emails.filter((email) => !times.has(email));
  await until(() => without(idsTo()).length === 0, limitMs, 1_000);
  const times = idsTo();
  const ids = emails.map((email) => (times.get(email) ?? []).map(({ id }) => id));
  return {
    without: without(times),
    mailRepeated: ids.filter((all) => all.length > 1).length,
    mailDoubled: ids.filter((all) => new Set(all).size > 1).length,
  };
}
