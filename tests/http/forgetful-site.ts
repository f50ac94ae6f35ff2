import { beforeEach } from 'vitest';
import { pageCacheLimits } from '#platform/http/cache/page-cache.ts';
import { type StubSite, stubSiteOfThisFile } from './stub-site.ts';

export interface ForgetfulSite extends StubSite {
  /** Moves the page cache's clock forward by milliseconds. */
  wait(milliseconds: number): void;
  /** Lists the addresses that were rendered since the test began. */
  rendered(): string[];
}

/** A stub site whose cached pages have all expired when a test begins. */
export function forgetfulSiteOfThisFile(): ForgetfulSite {
  let now = 0;
  const site = stubSiteOfThisFile({ pageCache: { now: () => now } });
  beforeEach(() => {
    now += 10 * pageCacheLimits.ifError;
    site.seen.renderings.length = 0;
    site.seen.turn = 'works';
  });
  const more = {
    wait(milliseconds: number) {
      now += milliseconds;
    },
    rendered: () => site.seen.renderings.map(({ url }) => url),
  };
  return Object.defineProperties(more as ForgetfulSite, Object.getOwnPropertyDescriptors(site));
}
