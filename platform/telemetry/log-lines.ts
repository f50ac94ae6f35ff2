import { readableLine } from './readable-line.ts';

/** Lines kept of each kind: a rush of visitors does not push out what went wrong. */
const keptOrdinary = 1500;
const keptTroubles = 500;
/** Milliseconds within which everybody is told of one kind of trouble once: how often forms fail tells how many are sent. */
const troublesApart = 10 * 60_000;
const mostTroublesKnown = 200;
/** pino's number for a warning or worse; the level is what each of its lines begins with. */
const trouble = /^\{"level":[4-9]\d/;
/**
 * Requests that say nothing of the site's work: for files and pictures, and those of watching itself, which would
 * otherwise change what is watched: an unchanged log must stay unchanged.
 */
const ofWatching = /"path":"\/api\/(?:logs|health|monitoring|beacon)"/;
const ofFile = /"served":"(?:file|object)"/;
const answered = /"status":[1-3]\d\d/;
/** A request that is more than a look at a page that everybody gets: a form, a sign-in, a page of one's own. */
const sent = /"method":"(?!GET"|HEAD")/;
const ownPage = /"route":"[^"]+"/;
const ofApp = /"served":"app"/;

/** Who reads: everybody, or those who may see everything. */
export type LogReader = 'everybody' | 'administrators';

interface KeptLine {
  line: string;
  /** Counted from the first line on. */
  order: number;
}

/** The last lines of one kind, the newest in the place of the oldest. */
class Ring {
  readonly lines: KeptLine[] = [];
  #count = 0;
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  add(line: KeptLine): void {
    this.lines[this.#count % this.#most] = line;
    this.#count += 1;
  }
}

/**
 * The last lines of one running site's own log, within a fixed bound. Keeping one costs no parsing. What everybody may
 * read is kept apart: lines that are not theirs push none of theirs out, so that nothing can be counted by what is gone.
 */
export class LogLines {
  readonly #ofEverybody = [new Ring(keptOrdinary), new Ring(keptTroubles)] as const;
  readonly #ofAdministrators = [new Ring(keptOrdinary), new Ring(keptTroubles)] as const;
  readonly #versions = { everybody: 0, administrators: 0 };
  /** Until when everybody has been told of a trouble. */
  readonly #told = new Map<string, number>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** How many lines this reader was given so far: another figure means another text. */
  version(reader: LogReader): number {
    return this.#versions[reader];
  }

  add(line: string): void {
    const isTrouble = trouble.test(line);
    if (!isTrouble && (ofWatching.test(line) || (ofFile.test(line) && answered.test(line)))) return;
    const kind = isTrouble ? 1 : 0;
    const kept = { line, order: this.#versions.administrators };
    this.#ofAdministrators[kind].add(kept);
    this.#versions.administrators += 1;
    if (isTrouble ? this.#wasTold(line) : sent.test(line) || (ofApp.test(line) && ownPage.test(line))) return;
    this.#ofEverybody[kind].add(kept);
    this.#versions.everybody += 1;
  }

  #wasTold(line: string): boolean {
    const words = readableLine(line).replace(/^\[[^\]]*\] /, '');
    const now = this.#now();
    if ((this.#told.get(words) ?? 0) > now) return true;
    if (this.#told.size >= mostTroublesKnown) this.#told.clear();
    this.#told.set(words, now + troublesApart);
    return false;
  }

  /** One readable line an entry, the oldest first. */
  text(reader: LogReader): string {
    const [ordinary, troubles] = reader === 'administrators' ? this.#ofAdministrators : this.#ofEverybody;
    const all = [...ordinary.lines, ...troubles.lines].sort((a, b) => a.order - b.order);
    return all.map(({ line }) => `${readableLine(line)}\n`).join('');
  }
}
