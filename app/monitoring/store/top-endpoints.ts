import { monitoringLimits } from '#app/monitoring/limits.ts';
import type { ApiHit, EndpointCount } from './records.ts';

/** Returns the ten endpoints with the most calls, of which the dashboard shows five. Query strings are ignored. */
export function topEndpoints(hits: readonly ApiHit[]): EndpointCount[] {
  const byAddress = new Map<string, number>();
  for (const { url } of hits) byAddress.set(url, (byAddress.get(url) ?? 0) + 1);
  const counts = new Map<string, number>();
  for (const [url, count] of byAddress) {
    const endpoint = url.split('?', 1)[0] ?? url;
    counts.set(endpoint, (counts.get(endpoint) ?? 0) + count);
  }
  return [...counts]
    .map(([endpoint, count]) => ({ endpoint, count }))
    .sort((a, b) => b.count - a.count)
    .slice(0, monitoringLimits.mostTopEndpoints);
}
