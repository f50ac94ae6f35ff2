import { expect, test } from 'vitest';
import type { Principal } from '#app/desk/staff/staff-roles.ts';
import { createReadMonitoringView } from './monitoring-access.server.ts';

const monitoringToken = 'a token that is long enough';
const person = { id: '1', name: 'Asha', email: 'asha@example.com', properties: ['the-tivoli'] };
const admin: Principal = { ...person, role: 'admin', properties: 'all' };
const sales: Principal = { ...person, role: 'sales' };
const recruiter: Principal = { ...person, role: 'recruiter', properties: [] };
const whoAsks = async (headers: Headers) => {
  const cookie = headers.get('cookie');
  if (cookie === 'lost') throw new Error('the database is away');
  return [admin, sales, recruiter].find(({ role }) => role === cookie) ?? null;
};

test.each([
  ['public', {}, 'coarse'],
  ['staff', {}, 'closed'],
  ['staff', { authorization: `Bearer ${monitoringToken}` }, 'detail'],
  ['public', { authorization: `Bearer ${monitoringToken}x` }, 'coarse'],
  ['public', { authorization: monitoringToken }, 'coarse'],
  ['staff', { cookie: 'admin' }, 'detail'],
  ['staff', { cookie: 'sales' }, { enquiriesOf: sales }],
  ['public', { cookie: 'recruiter' }, 'coarse'],
  ['staff', { cookie: 'recruiter' }, 'coarse'],
  ['public', { cookie: 'somebody' }, 'coarse'],
  ['staff', { cookie: 'lost' }, 'closed'],
] as const)('with MONITORING_ACCESS=%s whoever sends %o sees it %s', async (monitoringAccess, headers, view) => {
  const read = createReadMonitoringView({ config: { monitoringAccess, monitoringToken }, whoAsks });
  expect(await read(new Headers(headers))).toEqual(view);
});

test('without a token nobody gets in by guessing at an empty one', async () => {
  const read = createReadMonitoringView({ config: { monitoringAccess: 'public' }, whoAsks });
  expect(await read(new Headers({ authorization: 'Bearer ' }))).toBe('coarse');
  expect(await read(new Headers({ authorization: 'Bearer undefined' }))).toBe('coarse');
});
