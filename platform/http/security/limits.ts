const second = 1000;
const kilobyte = 1024;

/** The bounds of requests and connections. Bytes and milliseconds. */
export const limits = {
  urlBytes: 8 * kilobyte,
  headerBytes: 16 * kilobyte,
  bodyBytes: 64 * kilobyte,
  headersTimeout: 10 * second,
  /** For a body that is read whole before it is used. */
  bodyTimeout: 30 * second,
  /** For a whole request, such as a CV over a slow network. */
  requestTimeout: 5 * 60 * second,
  keepAliveTimeout: 65 * second,
  /** For a connection on which nothing moves although an answer is due. */
  silence: 120 * second,
  /** How often Node looks for connections that are too slow. With longer pauses thousands of them would end at once. */
  connectionCheck: second / 2,
  /**
   * Connections. One client may hold half of them: more than a hotel full of guests behind one address needs, and as
   * many again are left to everybody else.
   */
  sockets: { all: 4096, perClient: 2048 },
  /**
   * Connections that may wait to be accepted (the kernel has a bound of its own, `net.core.somaxconn`). The kernel
   * drops one more silently, and its visitor's computer tries again after 1, 3, 7 and 15 seconds.
   */
  backlog: 4096,
  /**
   * Requests sent over a connection before the answers to earlier ones; then it closes. Browsers and proxies send
   * none.
   */
  pipelined: 2,
  /** How long a stop waits for requests in flight. */
  stop: 10 * second,
  /** How long a stop waits for the first request on a connection that was just accepted. */
  stopNewConnections: second / 2,
  /** What is still read and dropped of a body that was refused, so that its sender reads the answer. */
  drainBytes: 4 * 1024 * kilobyte,
  drainTimeout: 3 * second,
} as const;
