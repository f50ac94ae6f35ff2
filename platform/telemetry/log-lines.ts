import { LRUCache } from 'lru-cache';
import { readableLine } from './readable-line.ts';

/**
 * So many lines of each kind are stored. Warnings and errors have their own bound, so that many visitors do not push
 * them out.
 */
const mostOrdinary = 1500;
const mostProblems = 500;
/**
 * Everybody sees one kind of problem once within so many milliseconds, because its count would show how many forms are
 * sent.
 */
const problemInterval = 10 * 60_000;
const mostKnownProblems = 200;
/** pino's numbers for a warning or worse; each line begins with its level. */
const problem = /^\{"level":[4-9]\d/;
/**
 * Requests that are not shown here: for files and pictures, and those of monitoring itself, so that watching the log
 * does not change it.
 */
const ofMonitoring = /"route":"\/api\/(?:logs|health|monitoring|beacon)"/;
const ofFile = /"served":"(?:file|object)"/;
const answered = /"status":[1-3]\d\d/;
/** A request for anything but a page that is the same for everybody: a form, a sign-in, a personal page. */
const sent = /"method":"(?!GET"|HEAD")/;
const ownPage = /"route":"[^"]+"/;
const ofApp = /"served":"app"/;

/** The reader of the log: everybody, or those who may see everything. */
export type LogReader = 'everybody' | 'administrators';

interface StoredLine {
  line: string;
  /** The number of the line, counted from the first one on. */
  order: number;
}

/** The last lines of one kind; each further line replaces the oldest. */
class Ring {
  readonly lines: StoredLine[] = [];
  #count = 0;
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  add(line: StoredLine): void {
    this.lines[this.#count % this.#most] = line;
    this.#count += 1;
  }
}

/**
 * The last lines of one running site's own log, within a fixed bound. A line is stored without being parsed. The lines
 * that everybody may read have a bound of their own; otherwise the missing lines would show how many others were
 * written.
 */
export class LogLines {
  readonly #ofEverybody = [new Ring(mostOrdinary), new Ring(mostProblems)] as const;
  readonly #ofAdministrators = [new Ring(mostOrdinary), new Ring(mostProblems)] as const;
  readonly #versions = { everybody: 0, administrators: 0 };
  /** The time until which each problem is not shown to everybody again. */
  readonly #shownUntil = new LRUCache<string, number>({ max: mostKnownProblems });
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Returns the number of lines that this reader has got so far; it changes with the text. */
  version(reader: LogReader): number {
    return this.#versions[reader];
  }

  add(line: string): void {
    const isProblem = problem.test(line);
    if (!isProblem && (ofMonitoring.test(line) || (ofFile.test(line) && answered.test(line)))) return;
    const kind = isProblem ? 1 : 0;
    const stored = { line, order: this.#versions.administrators };
    this.#ofAdministrators[kind].add(stored);
    this.#versions.administrators += 1;
    if (isProblem ? this.#wasShown(line) : sent.test(line) || (ofApp.test(line) && ownPage.test(line))) return;
    this.#ofEverybody[kind].add(stored);
    this.#versions.everybody += 1;
  }

  #wasShown(line: string): boolean {
    const words = readableLine(line).replace(/^\[[^\]]*\] /, '');
    const now = this.#now();
    if ((this.#shownUntil.get(words) ?? 0) > now) return true;
    this.#shownUntil.set(words, now + problemInterval);
    return false;
  }

  /** Returns one readable line per entry, the oldest first. */
  text(reader: LogReader): string {
    const [ordinary, troubles] = reader === 'administrators' ? this.#ofAdministrators : this.#ofEverybody;
    const all = [...ordinary.lines, ...troubles.lines].sort((a, b) => a.order - b.order);
    return all.map(({ line }) => `${readableLine(line)}\n`).join('');
  }
}
