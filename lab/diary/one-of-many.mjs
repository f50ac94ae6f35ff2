import { setTimeout as wait } from 'node:timers/promises';
import { spacesOfIsrana } from './two-sites.mjs';

const attempts = 200;

/**
 * 200 colleagues promise one hall for overlapping times at once, over two replicas, in each of 20 rounds; in every
 * fourth round one replica is killed meanwhile. Exactly one may succeed; all others that get an answer must be told.
 */
export async function oneOfMany(sites, rounds = 20) {
  const { 'the-castle': castle } = await spacesOfIsrana(sites.owner);
  const results = [];
  for (let round = 0; round < rounds; round += 1) {
    const day = new Date(Date.UTC(2034, 0, 1 + round)).toISOString().slice(0, 10);
    const isKilled = round % 4 === 3;
    const all = Array.from({ length: attempts }, (_, index) => holdAt(sites, index, castle, day));
    if (isKilled) {
      await wait(150);
      await sites.kill(1);
    }
    const answers = await Promise.all(all);
    if (isKilled) await sites.start(1);
    const { rows } = await sites.owner.query(
      `select count(*)::int as definite from diary.function
        where state = 'definite' and starts_at::date between $1::date - 1 and $1::date + 1 and kind = 'wedding'
          and (starts_at at time zone 'Asia/Kolkata')::date = $1::date`,
      [day],
    );
    const count = (kind) => answers.filter((answer) => answer === kind).length;
    const lost = count('no answer');
    const done = count('done');
    const told = count('told');
    const holds =
      rows[0].definite === 1 && told + done + lost === attempts && (isKilled ? done <= 1 : done === 1 && lost === 0);
    const others = [...new Set(answers)].filter((answer) => !['done', 'told', 'no answer'].includes(answer));
    results.push({ round, isKilled, definite: rows[0].definite, done, told, lost, others, holds });
  }
  return { rounds: results, holds: results.every(({ holds }) => holds) };
}

/** One attempt: done, told (with the rival's reference), no answer (the replica died), or what else came. */
async function holdAt({ origins, cookie }, index, castle, day) {
  const origin = origins[index % 2];
  const body = new URLSearchParams({
    property: 'wedcation-by-tivoli-israna',
    kind: 'wedding',
    day,
    from: `1${index % 9}:00`,
    to: '23:30',
    expected: String(300 + index),
    space: castle,
    state: 'definite',
  });
  try {
    // As the page's script posts it: the answer is the result alone, not a page.
    const answer = await fetch(`${origin}/desk/diary/hold.data`, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie, origin },
      body,
      signal: AbortSignal.timeout(120_000),
    });
    const text = await answer.text();
    if (answer.status === 202 && /functions\/FN-[0-9A-Z]{6}/.test(text)) return 'done';
    if (answer.status === 409 && text.includes('clash') && /FN-[0-9A-Z]{6}/.test(text)) return 'told';
    return `answered ${answer.status}`;
  } catch {
    return 'no answer';
  }
}
