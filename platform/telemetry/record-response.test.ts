import { expect, test } from 'vitest';
import type { Exchange } from '#platform/http/exchange.ts';
import { Measures } from './metrics.ts';
import { createRecordResponse } from './record-response.ts';

test('a health check that says what is down is an answer, and not a failed one', () => {
  const measures = new Measures();
  const note = createRecordResponse(measures, []);
  const answered = (path: string, statusCode: number) =>
    note({ path, outgoing: { statusCode }, incoming: { headers: {} } } as Exchange, 5);
  answered('/api/health', 503);
  answered('/api/search', 503);
  answered('/api/search', 200);
  expect(measures.take().map(({ route, hits, errors }) => [route, hits, errors])).toEqual([
    ['/api/health', 1, 0],
    ['/api/search', 2, 1],
  ]);
});
