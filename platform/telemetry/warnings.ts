/** Milliseconds for which a warning stands after it was last given. */
const standsFor = 60 * 60_000;

/** What this process noticed of its surroundings and an operator should look at. Each sentence is ours: nothing of a visitor. */
export class Warnings {
  readonly #until = new Map<string, number>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** True where this warning did not stand yet, and should be logged. */
  give(words: string): boolean {
    const isNew = (this.#until.get(words) ?? 0) <= this.#now();
    this.#until.set(words, this.#now() + standsFor);
    return isNew;
  }

  standing(): string[] {
    return [...this.#until].filter(([, until]) => until > this.#now()).map(([words]) => words);
  }
}
