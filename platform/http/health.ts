import { cacheFor } from '#platform/cache-for.ts';
import { withTimeout } from '#platform/database/with-timeout.ts';
import { type Lack, lacks } from '#platform/startup/readiness.ts';

const checkLimit = 2_000;
/** An answer of the last second is given again. */
const freshMs = 1_000;

/** Checks parts of the site, by the part's name; each rejects if the part is down. */
type Checks = Record<string, () => Promise<void>>;

export interface Health {
  status: 'ok' | 'degraded';
  parts: Record<string, 'up' | 'down'>;
}

export interface ReadinessAnswer {
  status: 'ready' | 'unready' | 'draining';
  /** What is missing, and a sentence about it for whoever rolls a release out. */
  lack?: Lack;
  reason?: string;
}

/** Whether a balancer may send visitors here: not before the site can store what they send, nor once it stops. */
export function readinessAnswer(isDraining: boolean, lack: Lack | undefined): ReadinessAnswer {
  if (isDraining) return { status: 'draining' };
  return lack ? { status: 'unready', lack, reason: lacks[lack] } : { status: 'ready' };
}

/** Checks every part of the site, each for two seconds at most. */
export function createDeepHealth(checks: Checks): () => Promise<Health> {
  return cacheFor(freshMs, async () => {
    const asked = Object.entries(checks).map(async ([name, check]) => [name, await stateOf(check)] as const);
    const parts = Object.fromEntries(await Promise.all(asked));
    return { status: Object.values(parts).includes('down') ? 'degraded' : 'ok', parts };
  });
}

async function stateOf(check: () => Promise<void>): Promise<'up' | 'down'> {
  try {
    await withTimeout(checkLimit, check());
    return 'up';
  } catch {
    return 'down';
  }
}
