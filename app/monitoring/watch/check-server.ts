import { monitoringLimits } from '#app/monitoring/limits.ts';
import type { Check } from '#app/monitoring/store/server-health.ts';

/**
 * Checks whether our own origin answers: HEAD on the health endpoint and, if that fails, HEAD on the second address.
 * Each is given up after three seconds; the duration is that of both together.
 */
export async function checkServer(fetchFunction: typeof fetch, addresses: readonly string[]): Promise<Check> {
  const begun = performance.now();
  let reason = 'not asked';
  for (const address of addresses) {
    const failure = await failureOf(fetchFunction, address);
    if (failure === undefined) return { ok: true, duration: performance.now() - begun };
    reason = failure;
  }
  return { ok: false, reason };
}

async function failureOf(fetchFunction: typeof fetch, address: string): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(monitoringLimits.healthCheckTimeout);
    const response = await fetchFunction(address, { method: 'HEAD', cache: 'no-store', signal });
    return response.ok ? undefined : `HTTP ${response.status}`;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') {
      return `no answer within ${monitoringLimits.healthCheckTimeout} ms`;
    }
    return error instanceof Error ? error.message : String(error);
  }
}
