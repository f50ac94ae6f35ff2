import { type Lack, lacks } from '#platform/startup/readiness.ts';

const checkLimit = 2_000;

/** Checks parts of the site, by the part's name; each rejects if the part is down. */
type Checks = Record<string, () => Promise<void>>;

export interface Health {
  status: 'ok' | 'degraded';
  /** These are only checked with `deep=1`. */
  parts?: Record<string, 'up' | 'down'>;
}

export interface ReadinessAnswer {
  status: 'ready' | 'unready' | 'draining';
  /** What is missing, and a sentence about it for whoever rolls a release out. */
  lack?: Lack;
  reason?: string;
}

/**
 * Whether a load balancer may send visitors here: not before the site can store what they send, and not once it stops.
 */
export function readinessAnswer({
  isDraining,
  lack,
}: {
  isDraining: boolean;
  lack: Lack | undefined;
}): ReadinessAnswer {
  if (isDraining) return { status: 'draining' };
  return lack ? { status: 'unready', lack, reason: lacks[lack] } : { status: 'ready' };
}

/** Checks every part of the site, each for two seconds at most; results of the last second are returned again. */
export function createDeepHealth(checks: Checks, now = () => performance.now()): () => Promise<Health> {
  let asked = Number.NEGATIVE_INFINITY;
  let answer: Promise<Health> | undefined;
  return () => {
    if (!answer || now() - asked > 1_000) {
      asked = now();
      answer = ask(checks);
    }
    return answer;
  };
}

async function ask(checks: Checks): Promise<Health> {
  const parts = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => [name, (await isUp(check)) ? 'up' : 'down'] as const),
  );
  const status = parts.every(([, state]) => state === 'up') ? 'ok' : 'degraded';
  return { status, parts: Object.fromEntries(parts) };
}

async function isUp(check: () => Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, checkLimit, false);
  });
  try {
    return await Promise.race([Promise.resolve(check()).then(() => true), tooLong]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
