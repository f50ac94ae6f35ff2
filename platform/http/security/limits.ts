const second = 1000;
const kilobyte = 1024;

/** The bounds of requests and connections, in bytes and milliseconds. */
export const limits = {
  urlBytes: 8 * kilobyte,
  /** The address and the headers of a request together. */
  headerBytes: 16 * kilobyte,
  bodyBytes: 64 * kilobyte,
  headersTimeout: 10 * second,
  /** The time for a form, from when its reading begins. */
  bodyTimeout: 30 * second,
  /** A form that arrives slowly joins the queue after this time, although it is not yet there. */
  bodyArrival: 5 * second,
  /** The time for a whole request, such as a CV over a slow network. */
  requestTimeout: 5 * 60 * second,
  keepAliveTimeout: 65 * second,
  /** The time for a connection on which nothing moves although a response is due. */
  silence: 120 * second,
  /** With longer pauses between its checks Node would end thousands of slow connections at once. */
  connectionCheck: second / 2,
  /** One client may have half: more than a hotel of guests behind one address needs, and as many for everybody else. */
  sockets: { all: 4096, perClient: 2048 },
  /** Connections that wait to be accepted. The kernel (`net.core.somaxconn`) drops further ones silently. */
  backlog: 4096,
  /** Requests that are sent before the responses to earlier ones; then the connection closes. Browsers send none. */
  pipelined: 2,
  /** The time in which a stop lets requests finish. */
  stop: 10 * second,
  /** The time in which a connection that was just accepted may send its first request. */
  stopNewConnections: second / 2,
  /** What is read and dropped of a refused body, so that its sender reads the response. */
  drainBytes: 4 * 1024 * kilobyte,
  drainTimeout: 3 * second,
};

export type Limits = typeof limits;
