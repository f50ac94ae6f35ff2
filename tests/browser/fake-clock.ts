import type { BrowserContext } from 'playwright-core';

/**
 * `npm run prove clocks` gives all processes another time by libfaketime, which makes Chromium use the whole processor.
 * The browser keeps the true clock instead, and each page is given the time of the tests.
 */
const ahead = /^\+(\d+)s$/.exec(process.env.FAKETIME ?? '')?.[1];

/** The environment of a browser: it has no library that changes the clock. */
export function environmentOfBrowser(): NodeJS.ProcessEnv {
  const { LD_PRELOAD: _, ...env } = process.env;
  return ahead ? env : process.env;
}

/** Gives the pages of the context the time of the tests, if that is not the machine's. */
export async function giveTimeOfTests(context: BrowserContext): Promise<void> {
  if (ahead) await context.addInitScript(moveClock, Number(ahead) * 1_000);
}

/**
 * Runs in the page: its clock is `milliseconds` ahead. `Intl.DateTimeFormat` keeps the true time where it is asked
 * to format no date.
 */
function moveClock(milliseconds: number): void {
  const TrueDate = Date;
  globalThis.Date = new Proxy(TrueDate, {
    apply: () => new TrueDate(TrueDate.now() + milliseconds).toString(),
    construct: (_target, given, made) =>
      Reflect.construct(TrueDate, given.length > 0 ? given : [TrueDate.now() + milliseconds], made),
    get: (target, name) => (name === 'now' ? () => TrueDate.now() + milliseconds : Reflect.get(target, name)),
  });
}
