import { manyFunctions } from '#tests/factories/many-functions.ts';
import { percentile } from '../percentile.mjs';

const limits = { monthMs: 150, finderRatio: 1.2 };
const houses = 12;
const rounds = 40;

/** Makes each house have five spaces and the diary 60,000 functions of three years; returns how many there are. */
async function fillDiary(owner) {
  await owner.query('truncate diary.function, diary.event cascade');
  await owner.query(`
    insert into hotel_spaces (hotel_id, slug, name, space_type, capacity_max, sort_order)
    select h.id, 'generated-' || n, 'Hall ' || n, 'banquet', 100 * n, 100 + n
      from hotels h, generate_series(1, 5) n
     where (select count(*) from hotel_spaces s where s.hotel_id = h.id) + n <= 5`);
  await owner.query(
    `insert into diary.property select slug, true from hotels order by sort_order limit ${houses} on conflict do nothing`,
  );
  return manyFunctions(owner, { from: '2026-11-01', days: 1_000 });
}

/** The month's page of a house and of all, and the finder with a date beside the finder without one. */
export async function speed({ origins: [origin], cookie, owner, prepared }) {
  const functions = await fillDiary(owner);
  // A site that has just started makes pictures, which is other work.
  await prepared();
  const timed = async (path, headers = {}) => {
    const begun = performance.now();
    const answer = await fetch(`${origin}${path}`, { headers });
    await answer.text();
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`);
    return performance.now() - begun;
  };
  const month = async (index, property) => {
    const name = new Date(Date.UTC(2026, 11 + (index % 30), 1)).toISOString().slice(0, 7);
    return timed(`/desk/diary?month=${name}${property ? '&property=the-tivoli' : ''}`, { cookie });
  };
  const monthOfHouse = await series((index) => month(index, true));
  const monthOfAll = await series((index) => month(index, false));
  // Each search has another number of guests, so that no page of the cache answers it.
  const finder = { without: [], with: [] };
  for (let index = 0; index < rounds * 2; index += 1) {
    const guests = 101 + index;
    finder.without.push(await timed(`/locations?guests=${guests}`));
    finder.with.push(await timed(`/locations?guests=${guests}&date=2027-02-14`));
  }
  const ratio = Math.round((median(finder.with) / median(finder.without)) * 100) / 100;
  const holds = p95(monthOfHouse) <= limits.monthMs && p95(monthOfAll) <= limits.monthMs && ratio <= limits.finderRatio;
  return {
    functions,
    limits,
    monthOfHouse: { p50: median(monthOfHouse), p95: p95(monthOfHouse) },
    monthOfAll: { p50: median(monthOfAll), p95: p95(monthOfAll) },
    finder: { without: median(finder.without), with: median(finder.with), ratio },
    holds,
  };
}

async function series(ask) {
  const times = [];
  for (let index = 0; index < rounds + 10; index += 1) {
    const took = await ask(index);
    if (index >= 10) times.push(took);
  }
  return times;
}

const at = (share) => (times) => Math.round(percentile(times, share) * 10) / 10;
const median = at(0.5);
const p95 = at(0.95);
