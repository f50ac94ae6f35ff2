const second = 1000;
const kilobyte = 1024;

/** The bounds of requests and connections, in bytes and milliseconds. */
export const limits = {
  urlBytes: 8 * kilobyte,
  headerBytes: 16 * kilobyte,
  bodyBytes: 64 * kilobyte,
  headersTimeout: 10 * second,
  /** The time for a form, from when its reading begins. */
  bodyTimeout: 30 * second,
  /** A form that arrives slowly joins the queue after so long, although it is not yet there. */
  bodyArrival: 5 * second,
  /** The time for a whole request, such as a CV over a slow network. */
  requestTimeout: 5 * 60 * second,
  keepAliveTimeout: 65 * second,
  /** The time for a connection on which nothing moves although a response is due. */
  silence: 120 * second,
  /**
   * Node checks at this interval for connections that are too slow. With longer pauses thousands of them would end at
   * once.
   */
  connectionCheck: second / 2,
  /**
   * The most connections. One client may have half of them: more than a hotel full of guests behind one address needs,
   * and as many are left to everybody else.
   */
  sockets: { all: 4096, perClient: 2048 },
  /**
   * So many connections may wait to be accepted (the kernel has a bound of its own, `net.core.somaxconn`). The kernel
   * drops further ones silently, and their visitors' computers try again after 1, 3, 7 and 15 seconds.
   */
  backlog: 4096,
  /**
   * So many requests may be sent over a connection before the responses to earlier ones; then it closes. Browsers and
   * proxies send none.
   */
  pipelined: 2,
  /** A stop waits so long for requests in flight. */
  stop: 10 * second,
  /** A stop waits so long for the first request on a connection that was just accepted. */
  stopNewConnections: second / 2,
  /** So much of a refused body is still read and dropped, so that its sender reads the response. */
  drainBytes: 4 * 1024 * kilobyte,
  drainTimeout: 3 * second,
} as const;
