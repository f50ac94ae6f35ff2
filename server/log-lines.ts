import { readableLine } from './readable-line.ts';

/** Lines kept of either kind: a rush of visitors does not push out what went wrong. */
const keptOrdinary = 1500;
const keptTroubles = 500;
/** pino's number for a warning or worse; the level is what each of its lines begins with. */
const trouble = /^\{"level":[4-9]\d/;
/**
 * Requests that say nothing of the site's work: for files and pictures, and those of watching itself, which would
 * otherwise change what is watched: an unchanged log must stay unchanged.
 */
const ofWatching = /"path":"\/api\/(?:logs|health|monitoring|beacon)"/;
const ofFile = /"served":"(?:file|object)"/;
const answered = /"status":[1-3]\d\d/;

interface KeptLine {
  line: string;
  /** Counted from the first line on. */
  order: number;
}

/** The last lines of one running site's own log, within a fixed bound. Keeping one costs no parsing. */
export class LogLines {
  readonly #ordinary = { lines: [] as KeptLine[], count: 0, most: keptOrdinary };
  readonly #troubles = { lines: [] as KeptLine[], count: 0, most: keptTroubles };
  #order = 0;

  /** How many lines were kept so far: another figure means another text. */
  get version(): number {
    return this.#order;
  }

  add(line: string): void {
    const isTrouble = trouble.test(line);
    if (!isTrouble && (ofWatching.test(line) || (ofFile.test(line) && answered.test(line)))) return;
    const kind = isTrouble ? this.#troubles : this.#ordinary;
    kind.lines[kind.count % kind.most] = { line, order: this.#order };
    kind.count += 1;
    this.#order += 1;
  }

  /** One readable line an entry, the oldest first. */
  text(): string {
    const all = [...this.#ordinary.lines, ...this.#troubles.lines].sort((a, b) => a.order - b.order);
    return all.map(({ line }) => `${readableLine(line)}\n`).join('');
  }
}
