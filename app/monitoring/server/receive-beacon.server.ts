import { z } from 'zod';
import type { Monitoring } from './open-monitoring.server.ts';

export const beaconBytes = 16 * 1024;
const mostAMinute = { visits: 1_200, errors: 60 };
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
 * can send one, so the number per minute is bounded, and only the page's route is recorded.
 */
export function createReceiveBeacon({
  monitoring,
  routeOf,
  now = Date.now,
}: Parts): (input: unknown) => Promise<boolean> {
  const { metrics, errors, places } = monitoring;
  let minute = 0;
  let left = { ...mostAMinute };

  return async (input) => {
    const read = beaconSchema.safeParse(input);
    if (!read.success) return false;
    const current = Math.floor(now() / 60_000);
    if (current !== minute) left = { ...mostAMinute };
    minute = current;
    if (left.visits-- <= 0) return true;

    const { page, vitals } = read.data;
    const route = await routeOf(page);
    if (vitals.lcp !== undefined) metrics.addVital('lcp', route, vitals.lcp);
    if (vitals.inp !== undefined) metrics.addVital('inp', route, vitals.inp);
    if (vitals.cls !== undefined) metrics.addVital('cls', route, vitals.cls * 1000);
    for (const { name, message, stack } of read.data.errors) {
      if (left.errors-- <= 0) break;
      errors.add({ side: 'browser', name: nameOf(name), message, ...(await places.ofBrowser(stack)) });
    }
    return true;
  };
}

/** Returns the name of a class of errors, such as "TypeError"; any other text is not worth storing. */
function nameOf(name: string): string {
  return /^[A-Z][A-Za-z]{0,50}$/.test(name) ? name : 'Error';
}
