import { expect, test } from 'vitest';
import { createReadMonitoringView } from './access.ts';

const monitoringToken = 'a token that is long enough';
const isStaff = async (headers: Headers) => {
  if (headers.get('cookie') === 'lost') throw new Error('the database is away');
  return headers.get('cookie') === 'signed in';
};

test.each([
  ['public', {}, 'coarse'],
  ['staff', {}, 'closed'],
  ['staff', { authorization: `Bearer ${monitoringToken}` }, 'detail'],
  ['public', { authorization: `Bearer ${monitoringToken}x` }, 'coarse'],
  ['public', { authorization: monitoringToken }, 'coarse'],
  ['staff', { cookie: 'signed in' }, 'detail'],
  ['public', { cookie: 'somebody' }, 'coarse'],
  ['staff', { cookie: 'lost' }, 'closed'],
] as const)('with MONITORING_ACCESS=%s whoever sends %o sees it %s', async (monitoringAccess, headers, view) => {
  const read = createReadMonitoringView({ config: { monitoringAccess, monitoringToken }, isStaff });
  expect(await read(new Headers(headers))).toBe(view);
});

test('without a token nobody gets in by guessing at an empty one', async () => {
  const read = createReadMonitoringView({ config: { monitoringAccess: 'public' }, isStaff });
  expect(await read(new Headers({ authorization: 'Bearer ' }))).toBe('coarse');
  expect(await read(new Headers({ authorization: 'Bearer undefined' }))).toBe('coarse');
});
