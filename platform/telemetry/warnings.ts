/** A warning is shown for this long after it was last given. */
const standsFor = 60 * 60_000;

/** Warnings of this process about its environment, for operators. Each is a fixed sentence without personal data. */
export class Warnings {
  readonly #until = new Map<string, number>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Returns true if the warning is new and should be logged. */
  give(words: string): boolean {
    const isNew = (this.#until.get(words) ?? 0) <= this.#now();
    this.#until.set(words, this.#now() + standsFor);
    return isNew;
  }

  standing(): string[] {
    return [...this.#until].filter(([, until]) => until > this.#now()).map(([words]) => words);
  }
}
