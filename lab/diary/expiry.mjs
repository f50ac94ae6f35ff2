import { setTimeout as wait } from 'node:timers/promises';
import { spacesOfIsrana } from './two-sites.mjs';

const limitSeconds = 60;

/** An option expires while nobody looks: the next in rank holds within a minute, and both owners get one mail each. */
export async function expiry({ owner, mails }) {
  const { 'open-lawn': lawn } = await spacesOfIsrana(owner);
  const before = mails().length;
  const insert = (reference, seconds) =>
    owner.query(
      `insert into diary.function (reference, property, kind, spaces, starts_at, ends_at, state, expires_at)
       values ($1, 'wedcation-by-tivoli-israna', 'wedding', array[$2::uuid], '2035-05-05 19:00+05:30', '2035-05-05 23:00+05:30',
               'option', now() + make_interval(secs => $3))`,
      [reference, lawn, seconds],
    );
  await insert('FN-EXPIR1', 3);
  await insert('FN-EXPIR2', 86_400);
  await wait(3_000);
  const begun = performance.now();
  let state = [];
  while (performance.now() - begun < limitSeconds * 1_000) {
    const { rows } = await owner.query(
      "select state, rank from diary.function where reference in ('FN-EXPIR1', 'FN-EXPIR2') order by reference",
    );
    state = rows;
    if (rows[0].state === 'released' && rows[1].rank === 1) break;
    await wait(250);
  }
  const seconds = Math.round((performance.now() - begun) / 100) / 10;
  // Both replicas look for notices every 20 seconds: a second mail would come by then.
  await wait(45_000);
  const sent = mails().length - before;
  const holds = state[0]?.state === 'released' && state[1]?.rank === 1 && seconds <= limitSeconds && sent === 2;
  return { seconds, limitSeconds, mails: sent, holds };
}
