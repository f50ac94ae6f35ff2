interface Shares {
  /** The most a minute, of all clients together and of one. */
  all: number;
  perClient: number;
}

/** Bounds what anybody may cause in a minute; one client's share leaves the rest to everybody else. */
export class MinuteShares {
  readonly #shares: Shares;
  readonly #now: () => number;
  #minute = 0;
  #taken = 0;
  #byClient = new Map<string, number>();

  constructor(shares: Shares, now: () => number = Date.now) {
    this.#shares = shares;
    this.#now = now;
  }

  /** Takes one; false if the whole or this client's share is used up. `client` is a `clientNetwork`. */
  take(client: string): boolean {
    const minute = Math.floor(this.#now() / 60_000);
    if (minute !== this.#minute) {
      this.#minute = minute;
      this.#taken = 0;
      this.#byClient = new Map();
    }
    const own = this.#byClient.get(client) ?? 0;
    if (this.#taken >= this.#shares.all || own >= this.#shares.perClient) return false;
    this.#taken += 1;
    this.#byClient.set(client, own + 1);
    return true;
  }
}
