import { deskPaths } from '#app/desk-paths.ts';

/** `late` while the server has not been heard for a while; `signed-out` once it said that nobody is signed in. */
export type LiveState = 'live' | 'late' | 'signed-out';

/** What the server sends (`live-events.server.ts`). */
type Message = 'change' | 'live' | 'signed-out';

/** Milliseconds. The server sends something every five seconds. */
const limits = { silence: 11_000, attempt: 5_000, shortestPause: 500, longestPause: 4_000, check: 1_000, gather: 150 };

/** A clock may also be set back. */
const age = (since: number) => Math.abs(Date.now() - since);

/**
 * Keeps this tab up to date: one tab of the browser is connected to the server and tells the others what it hears.
 * `reload` loads the page's data again; `show` is told each new state, and when the server was last heard. Returns a
 * function that ends it.
 */
export function followLive(reload: () => Promise<void>, show: (state: LiveState, since: Date) => void): () => void {
  const channel = new BroadcastChannel('desk-live');
  const stopped = new AbortController();
  const { signal } = stopped;
  let state: LiveState = 'live';
  let isSignedOut = false;
  let heardAt = Date.now();
  /** Something may have come after the server rendered the page, and what failed to load is loaded again. */
  let mayHaveMissed = true;
  let loading: ReturnType<typeof setTimeout> | undefined;
  /** The connection, if this tab has it. It is made anew unless something comes meanwhile. */
  let events: EventSource | undefined;
  let retry = { since: 0, after: 0 };
  let failures = 0;
  let hasTakenOver = false;

  function enter(next: LiveState): void {
    if (next !== state && !signal.aborted) show(next, new Date(heardAt));
    state = next;
  }

  function noticeSilence(): void {
    if (state === 'live' && age(heardAt) > limits.silence) enter('late');
  }

  function hear(message: Message): void {
    // A tab that was suspended has not heard what the others did.
    noticeSilence();
    mayHaveMissed ||= state === 'late' || message === 'change';
    heardAt = Date.now();
    isSignedOut = message === 'signed-out';
    hasTakenOver = false;
    if (isSignedOut) enter('signed-out');
    else if (state === 'late') enter('live');
    if (mayHaveMissed && !isSignedOut) load();
  }

  /** Loads the changes of a moment together. What is hidden shows once it was loaded for whoever is signed in now. */
  function load(): void {
    loading ??= setTimeout(async () => {
      loading = undefined;
      mayHaveMissed = isSignedOut;
      if (!isSignedOut) await reload();
      if (state === 'signed-out' && !isSignedOut) enter('live');
    }, limits.gather);
  }

  const retryAfter = (milliseconds: number) => {
    retry = { since: Date.now(), after: milliseconds };
  };

  function connect(): void {
    events?.close();
    retryAfter(limits.attempt);
    events = new EventSource(deskPaths.live());
    events.onmessage = ({ data }) => {
      retryAfter(limits.silence);
      // What ends soon after each beginning is tried again after growing pauses as well.
      if (data === 'live') failures = 0;
      channel.postMessage(data);
      hear(data);
    };
    events.onerror = () => {
      events?.close();
      const pause = Math.min(limits.longestPause, limits.shortestPause * 2 ** failures);
      retryAfter(isSignedOut ? Number.POSITIVE_INFINITY : pause * (0.5 + Math.random() / 2));
      failures += 1;
    };
  }

  /** Connects once no other tab is connected, or at once in place of the other, which then waits for its turn. */
  function waitToConnect(steal = false): void {
    const held = () => {
      connect();
      return new Promise((resolve) => signal.addEventListener('abort', resolve));
    };
    navigator.locks.request('desk-live', steal ? { steal } : { signal }, held).catch(() => {
      if (!events) return;
      events.close();
      events = undefined;
      waitToConnect();
    });
  }

  function check(isUrgent: boolean): void {
    noticeSilence();
    if (events) {
      if (age(retry.since) > retry.after || (isUrgent && state !== 'live')) connect();
    } else if (state === 'late' && !hasTakenOver && document.visibilityState === 'visible') {
      // The connected tab may be suspended, as hidden ones are on a phone.
      hasTakenOver = true;
      waitToConnect(true);
    }
  }

  channel.onmessage = ({ data }) => (data === 'opened' ? check(true) : hear(data));
  const timer = setInterval(check, limits.check, false);
  for (const event of ['online', 'pageshow', 'visibilitychange'])
    addEventListener(event, () => check(true), { signal });
  waitToConnect();
  // The session may have begun anew with this tab.
  channel.postMessage('opened');
  return () => {
    stopped.abort();
    events?.close();
    events = undefined;
    clearTimeout(loading);
    clearInterval(timer);
    channel.close();
  };
}
