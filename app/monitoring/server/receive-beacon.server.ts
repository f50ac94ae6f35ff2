import { z } from 'zod';
import { MinuteShares } from '#platform/http/security/minute-shares.ts';
import type { Monitoring } from './open-monitoring.server.ts';

export const beaconBytes = 16 * 1024;
/** A hotel full of guests shares an address, and opens a page or two a second. */
const visitsAMinute = { all: 1_200, perClient: 240 };
const errorsAMinute = { all: 60, perClient: 12 };
const time = z.number().min(0).max(600_000).optional();

const beaconSchema = z.object({
  page: z.string().startsWith('/').max(2_000),
  vitals: z.object({ lcp: time, inp: time, cls: z.number().min(0).max(100).optional() }),
  errors: z
    .array(z.object({ name: z.string().max(60), message: z.string().max(500), stack: z.string().max(2_000) }))
    .max(10),
});

interface Parts {
  monitoring: Pick<Monitoring, 'metrics' | 'errors' | 'places'>;
  /** Returns the pattern of the route that a path belongs to. */
  routeOf: (path: string) => string | Promise<string>;
  now?: () => number;
}

/**
 * Records the vitals and errors that a visitor's browser reports; returns false if the report has another form. Anyone
 * can send one, so the number per minute is bounded, in all and for one client, and only the page's route is recorded.
 */
export function createReceiveBeacon({
  monitoring,
  routeOf,
  now = Date.now,
}: Parts): (input: unknown, client: string) => Promise<boolean> {
  const { metrics, errors, places } = monitoring;
  const visits = new MinuteShares(visitsAMinute, now);
  const errorReports = new MinuteShares(errorsAMinute, now);

  return async (input, client) => {
    const read = beaconSchema.safeParse(input);
    if (!read.success) return false;
    if (!visits.take(client)) return true;

    const { page, vitals } = read.data;
    const route = await routeOf(page);
    if (vitals.lcp !== undefined) metrics.addVital('lcp', route, vitals.lcp);
    if (vitals.inp !== undefined) metrics.addVital('inp', route, vitals.inp);
    if (vitals.cls !== undefined) metrics.addVital('cls', route, vitals.cls * 1000);
    for (const { name, message, stack } of read.data.errors) {
      if (!errorReports.take(client)) break;
      errors.add({ side: 'browser', name: nameOf(name), message, ...(await places.ofBrowser(stack)) });
    }
    return true;
  };
}

/** Returns the name of a class of errors, such as "TypeError"; any other text is not worth storing. */
function nameOf(name: string): string {
  return /^[A-Z][A-Za-z]{0,50}$/.test(name) ? name : 'Error';
}
