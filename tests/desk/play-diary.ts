import type pg from 'pg';

/** A function as the simple book beside the database keeps it. */
interface Booked {
  reference: string;
  spaces: number[];
  from: number;
  until: number;
  state: 'option' | 'definite' | 'released';
  /** The order of placing. */
  place: number;
  holds: boolean;
}

interface Game {
  owner: Pick<pg.Pool, 'query'>;
  property: string;
  /** The ids of at least four spaces. */
  spaces: string[];
  steps: number;
  seed: number;
}

type Deed = 'definite' | 'option' | 'confirmed' | 'released' | 'moved' | 'expired' | 'joined' | 'promoted' | 'refused';

export interface Played {
  steps: number;
  done: Record<Deed, number>;
  /** What the database says otherwise than the book; empty if the diary keeps its rules. */
  differences: string[];
}

const HOUR = 3_600_000;
const epoch = Date.parse('2032-01-01T00:00:00Z');

/** Plays random steps against the database and a book of arrays, and compares both after each step. */
export async function playDiary({ owner, property, spaces, steps, seed }: Game): Promise<Played> {
  const random = randomFrom(seed);
  const pick = (count: number) => Math.floor(random() * count);
  const book = new Map<string, Booked>();
  const wholes = new Map<number, number[]>();
  const done = Object.fromEntries(
    (['definite', 'option', 'confirmed', 'released', 'moved', 'expired', 'joined', 'promoted', 'refused'] as const).map(
      (deed) => [deed, 0],
    ),
  ) as Record<Deed, number>;
  const differences: string[] = [];
  let place = 0;

  const unitsOf = (indices: number[]) => new Set(indices.flatMap((index) => wholes.get(index) ?? [index]));
  const overlap = (a: Booked, b: Booked) =>
    a !== b &&
    a.from < b.until &&
    b.from < a.until &&
    [...unitsOf(a.spaces)].some((unit) => unitsOf(b.spaces).has(unit));
  const live = () => [...book.values()].filter(({ state }) => state !== 'released');
  const isHeld = (wanted: Booked) => live().some((other) => other.holds && overlap(wanted, other));
  const settle = () => {
    for (const waiting of live()
      .filter(({ holds }) => !holds)
      .sort((a, b) => a.place - b.place)) {
      if (isHeld(waiting)) continue;
      waiting.holds = true;
      done.promoted += 1;
    }
  };
  const write = async (text: string, values: unknown[]): Promise<boolean> => {
    try {
      await owner.query(text, values);
      return true;
    } catch (error) {
      if ((error as { code?: string }).code !== '23P01') throw error;
      done.refused += 1;
      return false;
    }
  };
  const agree = (deed: string, stored: boolean, expected: boolean) => {
    if (stored !== expected) differences.push(`${deed}: the database ${stored ? 'took' : 'refused'} it`);
  };
  const time = (hours: number) => new Date(epoch + hours * HOUR);

  async function put(state: 'option' | 'definite') {
    const from = pick(72);
    const indices = random() < 0.2 ? [pick(spaces.length), pick(spaces.length)] : [pick(spaces.length)];
    const reference = `FN-${(place + 1_000_000).toString(36).toUpperCase().slice(-6).padStart(6, '0')}`;
    place += 1;
    const wanted: Booked = {
      reference,
      spaces: [...new Set(indices)],
      from,
      until: from + 1 + pick(12),
      state,
      place,
      holds: true,
    };
    const held = isHeld(wanted);
    const stored = await write(
      `insert into diary.function (reference, property, kind, spaces, starts_at, ends_at, state, expires_at)
       values ($1, $2, 'wedding', $3, $4, $5, $6, $7)`,
      [
        reference,
        property,
        wanted.spaces.map((index) => spaces[index]),
        time(from),
        time(wanted.until),
        state,
        state === 'option' ? new Date(Date.now() + 86_400_000) : null,
      ],
    );
    agree(`${state} ${reference}`, stored, state === 'option' || !held);
    if (!stored) return;
    book.set(reference, { ...wanted, holds: !held });
    done[state] += 1;
  }

  async function release(wanted: Booked) {
    await write("update diary.function set state = 'released' where reference = $1", [wanted.reference]);
    Object.assign(wanted, { state: 'released', holds: false });
    done.released += 1;
  }

  async function expire(wanted: Booked) {
    await write("update diary.function set expires_at = now() - interval '1 second' where reference = $1", [
      wanted.reference,
    ]);
    Object.assign(wanted, { state: 'released', holds: false });
    done.expired += 1;
  }

  async function confirm(wanted: Booked) {
    const held = isHeld(wanted);
    const stored = await write("update diary.function set state = 'definite' where reference = $1", [wanted.reference]);
    agree(`confirm ${wanted.reference}`, stored, !held);
    if (!stored) return;
    Object.assign(wanted, { state: 'definite', holds: true });
    done.confirmed += 1;
  }

  async function move(wanted: Booked) {
    const from = pick(72);
    const moved = { ...wanted, from, until: from + wanted.until - wanted.from };
    const held = live().some((other) => other !== wanted && other.holds && overlap(moved, other));
    const stored = await write('update diary.function set starts_at = $2, ends_at = $3 where reference = $1', [
      wanted.reference,
      time(from),
      time(moved.until),
    ]);
    agree(`move ${wanted.reference}`, stored, wanted.state === 'option' || !held);
    if (!stored) return;
    if (moved.from !== wanted.from && wanted.state === 'option') {
      place += 1;
      Object.assign(wanted, { place, holds: !held });
    }
    Object.assign(wanted, { from: moved.from, until: moved.until });
    done.moved += 1;
  }

  /** The last space is divided into the first two, or whole again. */
  async function join() {
    const whole = spaces.length - 1;
    const isDivided = wholes.has(whole);
    if (isDivided) wholes.delete(whole);
    else wholes.set(whole, [0, 1]);
    const clash = live().some((a) => a.holds && live().some((b) => b.holds && overlap(a, b)));
    const parts = [spaces[whole], spaces[0], spaces[1]];
    const stored = await write(
      isDivided
        ? 'delete from diary.part where whole = $1 and part in ($2, $3)'
        : 'insert into diary.part (whole, part) values ($1, $2), ($1, $3)',
      parts,
    );
    agree('join', stored, !clash);
    if (!stored) {
      if (isDivided) wholes.set(whole, [0, 1]);
      else wholes.delete(whole);
      return;
    }
    done.joined += 1;
  }

  async function compare(step: number) {
    const { rows } = await owner.query<{ reference: string; state: string; rank: number | null }>(
      'select reference, state, rank from diary.function where property = $1',
      [property],
    );
    if (rows.length !== book.size) differences.push(`step ${step}: ${rows.length} functions, not ${book.size}`);
    for (const { reference, state, rank } of rows) {
      const kept = book.get(reference);
      const holds = state === 'definite' || rank === 1;
      if (kept?.state !== state || kept.holds !== holds)
        differences.push(`step ${step}: ${reference} is ${state} ${rank}, not ${kept?.state} ${kept?.holds}`);
    }
    const holding = live().filter(({ holds }) => holds);
    for (const a of holding)
      if (holding.some((b) => overlap(a, b))) differences.push(`step ${step}: ${a.reference} overlaps`);
  }

  for (let step = 1; step <= steps && differences.length === 0; step += 1) {
    const all = live();
    const chosen = all[pick(Math.max(all.length, 1))];
    const options = all.filter(({ state }) => state === 'option');
    const option = options[pick(Math.max(options.length, 1))];
    const dice = random();
    if (dice < 0.3) await put('option');
    else if (dice < 0.45) await put('definite');
    else if (dice < 0.47) await join();
    else if (dice < 0.6 && option) await confirm(option);
    else if (dice < 0.75 && chosen) await release(chosen);
    else if (dice < 0.87 && option) await expire(option);
    else if (chosen) await move(chosen);
    settle();
    await compare(step);
    if (step % 200 === 0) {
      // What is over is taken out of both, so that a step stays as quick as the first one.
      for (const [reference, { state }] of book) if (state === 'released') book.delete(reference);
      await owner.query("delete from diary.function where property = $1 and state = 'released'", [property]);
    }
  }
  return { steps, done, differences };
}

/** A small generator of numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
