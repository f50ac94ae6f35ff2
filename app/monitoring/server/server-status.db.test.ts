import pino from 'pino';
import { expect, test } from 'vitest';
import type { Principal } from '#app/desk/staff/staff-roles.ts';
import { createReadMonitoringView } from '#app/monitoring/server/monitoring-access.server.ts';
import { deskOfThisFile } from '#tests/desk/desk-of-this-file.ts';
import { addLead } from '#tests/factories/lead-rows.ts';
import { openMonitoring } from './open-monitoring.server.ts';
import { createReadSiteStatus } from './server-status.server.ts';

const desk = deskOfThisFile();

/** Returns what `/api/monitoring` answers to somebody who is signed in. */
async function toldTo(who: Principal) {
  const { database } = desk.open();
  const monitoring = openMonitoring({
    isOn: true,
    database,
    checkContent: async () => {},
    build: 'abc123',
    buildDir: process.cwd(),
    log: pino({ enabled: false }),
  });
  const readView = createReadMonitoringView({ config: { monitoringAccess: 'staff' }, whoAsks: async () => who });
  const view = await readView(new Headers({ cookie: 'a session' }));
  if (view === 'closed') throw new Error('Monitoring is closed to staff.');
  const siteStatus = await createReadSiteStatus(monitoring, database.desk)(view);
  await monitoring.close();
  return siteStatus;
}

test('figures follow the roles: all of them, those of one’s own properties, none', async () => {
  const { admin, asha, ravi, recruiter } = desk.at();
  const { owner } = desk.open().db;
  const created_at = new Date().toISOString();
  for (const venue_id of ['the-tivoli', 'the-tivoli', 'omnia-noida']) await addLead(owner, { venue_id, created_at });

  const whole = await toldTo(admin);
  expect(whole.detail?.enquiries?.received).toBe(3);
  expect(whole.enquiries).toBeUndefined();
  const own = await toldTo(asha);
  expect([own.enquiries?.received, own.detail]).toEqual([2, undefined]);
  const other = await toldTo(ravi);
  expect([other.enquiries?.received, other.detail]).toEqual([0, undefined]);
  const none = await toldTo(recruiter);
  expect([none.enquiries, none.detail]).toEqual([undefined, undefined]);
});
