import { setMaxListeners } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followLive, type LiveState } from './follow-live.ts';

/** How the server answers now: it sends events, it does not answer, it refuses, or it says that nobody is signed in. */
type Answer = 'live' | 'silent' | 'refused' | 'signed-out';

let answer: Answer;
let attempts: number;
let tabs: { stop(): void }[];
let open: Connection[];
let device: EventTarget;

/** The connection of a browser to the server. */
class Connection {
  onmessage?: (event: { data: string }) => void;
  onerror?: () => void;
  #beat: ReturnType<typeof setInterval> | undefined;

  readonly address: string;

  constructor(address: string) {
    this.address = address;
    attempts += 1;
    open.push(this);
    // The server answers later, as over a network.
    setTimeout(() => {
      if (answer === 'live') {
        this.send('change');
        this.#beat = setInterval(() => this.send(answer === 'live' ? 'live' : undefined), 5_000);
      }
      if (answer === 'signed-out') this.send('signed-out');
      if (answer === 'signed-out' || answer === 'refused') this.end();
    }, 10);
  }

  send(data: string | undefined) {
    if (data && open.includes(this)) this.onmessage?.({ data });
  }

  end() {
    if (open.includes(this)) this.onerror?.();
  }

  close() {
    clearInterval(this.#beat);
    open = open.filter((other) => other !== this);
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  vi.setSystemTime('2027-02-03T05:12:00Z');
  vi.spyOn(Math, 'random').mockReturnValue(1);
  device = new EventTarget();
  // Twelve tabs are one process here.
  setMaxListeners(50, device);
  vi.stubGlobal('EventSource', Connection);
  vi.stubGlobal('document', { visibilityState: 'visible' });
  vi.stubGlobal('addEventListener', device.addEventListener.bind(device));
  [answer, attempts, tabs, open] = ['live', 0, [], []];
});
afterEach(async () => {
  for (const tab of tabs) tab.stop();
  await delivered();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Waits until the tabs have what they told each other. */
async function delivered() {
  for (let turns = 0; turns < 8; turns += 1) await new Promise((done) => setImmediate(done));
}

async function pass(seconds: number) {
  for (let second = 0; second < seconds; second += 1) {
    await vi.advanceTimersByTimeAsync(1_000);
    await delivered();
  }
}

function openTab() {
  const tab = { state: 'live' as LiveState, since: '', loads: 0, loading: Promise.resolve(), stop: () => {} };
  tab.stop = followLive(
    () => {
      tab.loads += 1;
      return tab.loading;
    },
    (state, since) => Object.assign(tab, { state, since: since.toISOString().slice(11, 19) }),
  );
  tabs.push(tab);
  return tab;
}

async function openTabs(count: number) {
  const opened = Array.from({ length: count }, openTab);
  await delivered();
  await pass(1);
  return opened;
}

const states = (of: { state: LiveState }[]) => [...new Set(of.map(({ state }) => state))];
const atMost = (count: number) => expect(open.length).toBeLessThanOrEqual(count);

test('twelve tabs have one connection, and a change is loaded in each', async () => {
  const twelve = await openTabs(12);
  expect(open.map(({ address }) => address)).toEqual(['/desk/live']);
  const before = twelve.map(({ loads }) => loads);
  open[0]?.send('change');
  await delivered();
  await pass(1);
  expect(twelve.map(({ loads }) => loads)).toEqual(before.map((loads) => loads + 1));
  expect([open.length, states(twelve)]).toEqual([1, ['live']]);
});

test('a quiet desk stays live, and loads nothing', async () => {
  const three = await openTabs(3);
  const before = three.map(({ loads }) => loads);
  await pass(120);
  expect([states(three), attempts, three.map(({ loads }) => loads)]).toEqual([['live'], 1, before]);
});

test('the next tab connects when the connected one is closed, and loads what may have been missed', async () => {
  const [first, second] = await openTabs(2);
  const before = second?.loads ?? 0;
  first?.stop();
  await delivered();
  await pass(1);
  expect([open.length, attempts, second?.loads]).toEqual([1, 2, before + 1]);
});

test.each<Answer>(['silent', 'refused'])(
  'while the server is %s each tab says so within 20 s, and is live within 10 s of its return',
  async (failure) => {
    const twelve = await openTabs(12);
    await pass(60);
    answer = failure;
    open[0]?.end();
    await pass(20);
    expect(states(twelve)).toEqual(['late']);
    expect(twelve.map(({ since }) => since)).toEqual(Array(12).fill('05:13:00'));
    await pass(300);
    const before = twelve.map(({ loads }) => loads);
    answer = 'live';
    await pass(10);
    expect(states(twelve)).toEqual(['live']);
    expect(twelve.every(({ loads }, tab) => loads > (before[tab] ?? 0))).toBe(true);
    atMost(1);
  },
);

test('a connection that carries nothing any more is noticed and made anew', async () => {
  const two = await openTabs(2);
  answer = 'silent';
  await pass(20);
  expect(states(two)).toEqual(['late']);
  answer = 'live';
  await pass(10);
  expect([states(two), open.length]).toEqual([['live'], 1]);
});

test('pauses between attempts grow to four seconds', async () => {
  await openTabs(3);
  answer = 'refused';
  open[0]?.end();
  const before = attempts;
  await pass(60);
  expect(attempts - before).toBeGreaterThan(10);
  expect(attempts - before).toBeLessThan(22);
});

test('after an hour asleep each tab says so and asks at once', async () => {
  const twelve = await openTabs(12);
  answer = 'silent';
  vi.setSystemTime(Date.now() + 3_600_000);
  await pass(1);
  expect(states(twelve)).toEqual(['late']);
  answer = 'live';
  await pass(6);
  expect([states(twelve), open.length]).toEqual([['live'], 1]);
});

test('a tab that wakes and hears the server before it looks at the clock loads what it missed', async () => {
  const two = await openTabs(2);
  const before = two.map(({ loads }) => loads);
  vi.setSystemTime(Date.now() + 3_600_000);
  open[0]?.send('live');
  await pass(1);
  expect(two.map(({ loads }) => loads)).toEqual(before.map((loads) => loads + 1));
  expect(states(two)).toEqual(['live']);
});

test('a clock that is set back hides no silence', async () => {
  const two = await openTabs(2);
  answer = 'silent';
  vi.setSystemTime(Date.now() - 3_600_000);
  await pass(1);
  expect(states(two)).toEqual(['late']);
  answer = 'live';
  await pass(10);
  expect(states(two)).toEqual(['live']);
});

test('back online a late tab asks without waiting', async () => {
  const two = await openTabs(2);
  answer = 'refused';
  open[0]?.end();
  await pass(60);
  answer = 'live';
  device.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(10);
  await delivered();
  expect(states(two)).toEqual(['live']);
});

test('once the session has ended every tab hides, until the data of whoever signs in next is loaded', async () => {
  const twelve = await openTabs(12);
  answer = 'signed-out';
  open[0]?.send('signed-out');
  open[0]?.end();
  await delivered();
  expect(states(twelve)).toEqual(['signed-out']);
  const before = [attempts, ...twelve.map(({ loads }) => loads)];
  await pass(600);
  expect([attempts, ...twelve.map(({ loads }) => loads)], 'nobody asks meanwhile').toEqual(before);
  const slow = Promise.withResolvers<void>();
  for (const tab of twelve) tab.loading = slow.promise;
  answer = 'live';
  // Somebody signs in, and a tab of the desk opens.
  await openTabs(1);
  await pass(1);
  expect(states(twelve), 'until the data of whoever is signed in now came').toEqual(['signed-out']);
  slow.resolve();
  await delivered();
  expect([states(twelve), open.length]).toEqual([['live'], 1]);
});

test('a visible tab takes over from a connected one that is suspended, and only once', async () => {
  // Its tab holds the lock and says nothing, as on a phone in the background.
  const suspended = Promise.withResolvers<void>();
  navigator.locks.request('desk-live', () => suspended.promise).catch(() => {});
  const [hidden] = await openTabs(1);
  vi.stubGlobal('document', { visibilityState: 'hidden' });
  await pass(20);
  expect([hidden?.state, attempts]).toEqual(['late', 0]);
  vi.stubGlobal('document', { visibilityState: 'visible' });
  await pass(2);
  expect([hidden?.state, attempts, open.length]).toEqual(['live', 1, 1]);
  suspended.resolve();
});

test('a tab that leaves the desk ends everything that it began', async () => {
  const [tab] = await openTabs(1);
  tab?.stop();
  await delivered();
  expect([open.length, vi.getTimerCount(), (await navigator.locks.query()).held]).toEqual([0, 0, []]);
});
