import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { deskPagesOfThisFile, password } from '#tests/browser/desk-pages.ts';
import { hydrated } from '#tests/browser/hydrated.ts';
import { desktop } from '#tests/browser/site.ts';
import { settled, timeUntil } from '#tests/browser/stopped-clock.ts';
import { stoppableWay } from '#tests/servers/stoppable-way.ts';
import { stopwatch } from '#tests/support/stopwatch.ts';

const { site, cookies, pageOf, sendEnquiry } = deskPagesOfThisFile();

/** The way of these browsers to the site, over HTTP/1.1: it can be cut. */
let way: Awaited<ReturnType<typeof stoppableWay>>;
beforeAll(async () => {
  way = await stoppableWay(() => site.url);
});
afterEach(cutOnce);
afterAll(() => way.cut());

/** Opens the inbox in `count` tabs of one browser and waits until each is live. */
async function openTabs(name: string, count: number): Promise<[Page, ...Page[]]> {
  const first = await pageOf(name);
  const context = first.context();
  const pairs = (cookies[name] ?? '').split('; ').map((pair) => pair.split(/=(.*)/s));
  await context.addCookies(pairs.map(([key = '', value = '']) => ({ name: key, value, url: way.url, httpOnly: true })));
  await context.clock.install();
  const tabs: [Page, ...Page[]] = [first];
  while (tabs.length < count) tabs.push(await context.newPage());
  // A tab loads its data once more when it first hears the server, which sends something every five seconds.
  const live: Promise<unknown>[] = [];
  for (const tab of tabs) {
    live.push(tab.waitForResponse('**/desk.data*'));
    await tab.goto(`${way.url}/desk`);
  }
  await Promise.all(live);
  await each(tabs, (tab) => hydrated(tab.getByRole('navigation', { name: 'Views' })));
  return tabs;
}

/** Stops the time of all tabs, and waits until what they loaded is shown. */
async function stopTime(tabs: [Page, ...Page[]]): Promise<void> {
  const { clock } = tabs[0].context();
  await clock.pauseAt(new Date((await tabs[0].evaluate(() => Date.now())) + 3_000));
  await clock.runFor(500);
  await each(tabs, settled);
}

const late = (tab: Page) => tab.getByText(/^Not live since .*\d+:\d\d [AP]M\./);
const each = <T>(tabs: Page[], look: (tab: Page) => Promise<T>) => Promise.all(tabs.map(look));

test('twelve tabs show an enquiry within two seconds, and a page beside them opens as fast as ever', async () => {
  const visitor = await site.visitor({ viewport: desktop });
  const open = async (page: Page) => {
    const passed = stopwatch();
    await page.goto(`${way.url}/hotel/the-tivoli`);
    return passed();
  };
  await open(visitor);
  const usual = await open(visitor);
  const tabs = await openTabs('Asha', 12);
  const beside = await tabs[0].context().newPage();
  await open(beside);
  expect(await open(beside), 'the page beside twelve desks').toBeLessThan(2 * usual + 500);

  const reference = await sendEnquiry('twelve-tabs@example.com');
  const passed = stopwatch();
  await each(tabs, (tab) => tab.getByRole('link', { name: reference }).waitFor());
  expect(passed(), 'until the last of twelve tabs shows it').toBeLessThan(2_000);
  expect(await each(tabs, (tab) => late(tab).count())).toEqual(Array(12).fill(0));
});

interface Failure {
  how: string;
  begin: (context: BrowserContext) => Promise<unknown>;
  end: (context: BrowserContext) => Promise<unknown>;
}

/** Ends the connections that exist; new ones can be made. */
async function cutOnce() {
  await way.cut();
  await way.mend();
}

const live = '**/desk/live';
const awake = Promise.withResolvers<void>();

const failures: Failure[] = [
  { how: 'the server is away', begin: () => way.cut(), end: () => way.mend() },
  {
    how: 'a proxy answers 502',
    begin: async (context) => {
      await context.route(live, (route) =>
        route.fulfill({ status: 502, contentType: 'text/html', body: 'Bad gateway' }),
      );
      await cutOnce();
    },
    end: (context) => context.unroute(live),
  },
  {
    how: 'the laptop is offline',
    begin: (context) => context.setOffline(true),
    end: (context) => context.setOffline(false),
  },
  {
    how: 'a laptop wakes after an hour',
    begin: async (context) => {
      await context.route(live, (route) => awake.promise.then(() => route.continue()).catch(() => {}));
      await context.clock.fastForward('01:00:00');
    },
    end: async (context) => {
      awake.resolve();
      await context.unroute(live);
    },
  },
];

test('whatever keeps four tabs from the server, each says so in 20 s, and is live 10 s after', async () => {
  const tabs = await openTabs('Asha', 4);
  const context = tabs[0].context();
  await stopTime(tabs);
  for (const { how, begin, end } of failures) {
    await begin(context);
    for (let second = 0; second < 20; second += 1) await context.clock.runFor(1_000);
    await each(tabs, (tab) => late(tab).waitFor());
    // An enquiry of the same contact would be an earlier one sent again.
    const reference = await sendEnquiry(`${crypto.randomUUID()}@example.com`);
    await end(context);
    let passed = 0;
    for (const tab of tabs) passed += await timeUntil(tab, tab.getByRole('link', { name: reference }));
    expect(passed, `${how}: milliseconds until the last tab showed it`).toBeLessThanOrEqual(10_000);
    expect(await each(tabs, (tab) => late(tab).count()), how).toEqual([0, 0, 0, 0]);
  }
});

test('a page whose data could not be loaded once comes back by itself', async () => {
  const [tab] = await openTabs('Meera', 1);
  await tab.route('**/desk.data*', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }), { times: 1 });
  const reference = await sendEnquiry('loaded-again@example.com');
  await tab.getByRole('link', { name: reference }).waitFor();
  expect(await tab.getByText('Something went wrong').count()).toBe(0);
});

const signedOut = (tab: Page) => tab.getByRole('heading', { name: 'You are signed out' });

test('signing out hides names in every tab at once; signing in brings back what was typed', async () => {
  const reference = await sendEnquiry('hidden-at-once@example.com');
  const tabs = await openTabs('Meera', 4);
  const [leaving, writing, ...others] = tabs;
  if (!writing) throw new Error('There are four tabs.');
  await writing.getByRole('link', { name: reference }).click();
  await writing.waitForURL(`**/desk/enquiries/${reference}`);
  await writing.getByLabel('Add a note').fill('They ask for a tent.');
  await leaving.getByRole('button', { name: 'Sign out' }).click();
  const open = [writing, ...others];
  await each(open, (tab) => signedOut(tab).waitFor());
  for (const tab of open) {
    expect(
      await tab
        .getByText(/meera|hidden-at-once|\+91/i)
        .filter({ visible: true })
        .count(),
    ).toBe(0);
  }
  const [again] = await Promise.all([
    leaving.context().waitForEvent('page'),
    writing.getByRole('link', { name: 'Sign in in a new tab' }).click(),
  ]);
  await again.getByLabel('E-mail').fill('meera@example.com');
  await again.getByLabel('Password', { exact: true }).fill(password);
  await again.getByRole('button', { name: 'Sign in', exact: true }).click();
  await again.waitForURL(`**/desk/enquiries/${reference}`);
  await each(open, (tab) => signedOut(tab).waitFor({ state: 'detached' }));
  expect(await writing.getByLabel('Add a note').inputValue()).toBe('They ask for a tent.');
});

test('a session ended at the server hides every tab, and the next person sees nothing that was typed', async () => {
  const reference = await sendEnquiry('ended-elsewhere@example.com');
  const tabs = await openTabs('Asha', 3);
  const [first, writing] = tabs;
  if (!writing) throw new Error('There are three tabs.');
  await writing.getByRole('link', { name: reference }).click();
  await writing.waitForURL(`**/desk/enquiries/${reference}`);
  await writing.getByLabel('Add a note').fill('Only Asha may read this.');
  // Whatever shows too early shows long enough to be seen.
  const slow = await writing.context().newCDPSession(writing);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 30 });
  await site.database.owner.query(
    `delete from staff.session s using staff."user" u where u.id = s."userId" and u.name = 'asha'`,
  );
  await each(tabs, (tab) => signedOut(tab).waitFor());
  await first.goto(`${way.url}/desk/sign-in`);
  await first.getByLabel('E-mail').fill('meera@example.com');
  await first.getByLabel('Password', { exact: true }).fill(password);
  await first.getByRole('button', { name: 'Sign in', exact: true }).click();
  await first.waitForURL(/\/desk$/);
  await signedOut(writing).waitFor({ state: 'detached' });
  expect(await writing.getByLabel('Add a note').inputValue()).toBe('');
});
