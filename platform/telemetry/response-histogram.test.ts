import { expect, test } from 'vitest';
import type { Exchange } from '#platform/http/exchange.ts';
import { Metrics } from './metrics.ts';
import { createRecordResponse } from './response-histogram.ts';

test('a health check that says what is down is an answer, and not a failed one', () => {
  const metrics = new Metrics();
  const recordResponse = createRecordResponse(metrics);
  const answered = (route: string, statusCode: number) =>
    recordResponse({ route, outgoing: { statusCode }, incoming: { headers: {} } } as Exchange, 5);
  answered('/api/health', 503);
  answered('/api/search', 503);
  answered('/api/search', 200);
  expect(metrics.unflushed().rows.map(({ route, hits, errors }) => [route, hits, errors])).toEqual([
    ['/api/health', 1, 0],
    ['/api/search', 2, 1],
  ]);
});
