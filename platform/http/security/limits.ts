const second = 1000;
const kilobyte = 1024;

/** What one request may cost. Bytes and milliseconds. */
export const limits = {
  urlBytes: 8 * kilobyte,
  headerBytes: 16 * kilobyte,
  bodyBytes: 64 * kilobyte,
  headersTimeout: 10 * second,
  /** For a body that is read before anybody looks at it. */
  bodyTimeout: 30 * second,
  /** For a whole request: a CV over a slow network. */
  requestTimeout: 5 * 60 * second,
  keepAliveTimeout: 65 * second,
  /** Of a connection on which nothing moves although an answer is due. */
  silence: 120 * second,
  /** How often Node looks for connections that are too slow: seldom, and thousands of them end at once. */
  connectionCheck: second / 2,
  /**
   * Connections. One client may hold half of them: more than a hotel full of guests behind one address needs, and as many
   * again are left to everybody else.
   */
  sockets: { all: 4096, perClient: 2048 },
  /**
   * Connections that may wait to be taken (the kernel has a bound of its own, `net.core.somaxconn`). One more and the
   * kernel drops it without a word: its visitor tries again after 1, 3, 7 and 15 seconds.
   */
  backlog: 4096,
  /** Requests sent over a connection before the answers ahead of them; then it closes. Browsers and proxies send none. */
  sentAhead: 2,
  /** How long a stop waits for requests in flight. */
  stop: 10 * second,
  /** How long a stop waits for the first word on a connection that was just taken. */
  stopUnheard: second / 2,
  /** What is still read (and thrown away) of a body that was refused, so that its sender reads the answer. */
  lingerBytes: 4 * 1024 * kilobyte,
  linger: 3 * second,
} as const;
