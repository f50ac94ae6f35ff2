import { expect, test } from 'vitest';
import { staffOfThisFile } from '#tests/desk/staff-of-this-file.ts';
import { aPersonOfStaff } from '#tests/factories/a-person-of-staff.ts';
import type { AuditFilter } from './read-audit.server.ts';
import { recordAudit } from './record-audit.server.ts';
import { withStaffRole } from './with-staff-role.server.ts';

const { open } = staffOfThisFile();
const everything: AuditFilter = { person: null, day: null, kind: null, record: null, before: null };

test('the audit says who did what, newest first, by person, day and record, also of whoever has left', async () => {
  const { staff, db } = open();
  const head = await aPersonOfStaff(db, { name: 'Head', role: 'admin' });
  const ravi = await aPersonOfStaff(db, { name: 'Ravi' });
  await db.owner.query('delete from staff.audit');
  await recordAudit(db.db, ravi, { action: 'opened a CV', subject: 'TV-7K3M9Q' });
  await recordAudit(db.db, ravi, { action: 'content changed', subject: 'offers Diwali on the lawn' });
  await db.owner.query(`update staff.audit set at = '2026-02-14T23:30:00+05:30' where action = 'opened a CV'`);
  await recordAudit(db.db, { id: ravi.id, name: 'themselves' }, { action: 'ended sessions' });
  await staff.admin.setRights(head, ravi.id, { role: 'editor', allProperties: false, properties: ['the-tivoli'] });
  await staff.admin.remove(head, ravi.id);
  const read = async (filter: Partial<AuditFilter> = {}) => {
    const { entries } = await staff.admin.audit(head, { ...everything, ...filter });
    return entries.map(({ actor, words, details }) => [actor, words, details].filter(Boolean).join(': '));
  };
  const opened = 'Ravi: Opened the CV of TV-7K3M9Q';
  expect(await read()).toEqual([
    'Head: Removed Ravi from the desk',
    'Head: Made Ravi Editor: role editor, properties the-tivoli',
    'Ravi: Ended the sessions of their own',
    'Ravi: Changed the offer “Diwali on the lawn”',
    opened,
  ]);
  expect(await read({ day: '2026-02-14' })).toEqual([opened]);
  expect(await read({ record: 'TV-7K3M9Q' })).toEqual([opened]);
  expect(await read({ kind: 'content' })).toHaveLength(1);
  expect(await read({ person: head.id })).toHaveLength(2);
  expect(await read({ person: ravi.id })).toHaveLength(5);
  const { people } = await staff.admin.audit(head, everything);
  expect(people.map(([, name]) => name)).toContain('Ravi (has left)');
});

test('a long audit is read page by page, and each entry once', async () => {
  const { staff, db } = open();
  const head = await aPersonOfStaff(db, { name: 'Pages', role: 'admin' });
  await db.owner.query('delete from staff.audit');
  await db.owner.query(
    `insert into staff.audit (actor, action, subject) select 'Asha', 'file of enquiries', n::text from generate_series(1, 120) n`,
  );
  const seen: string[] = [];
  for (let before: string | null = null, pages = 0; pages < 3; pages += 1) {
    const { entries, next } = await staff.admin.audit(head, { ...everything, before });
    seen.push(...entries.map(({ words }) => words));
    before = next;
    expect(next === null).toBe(pages === 2);
  }
  expect(seen).toEqual(Array.from({ length: 120 }, (_, index) => `Exported enquiries: ${120 - index}`));
});

test('nobody but an administrator reads the audit, whatever they ask the database', async () => {
  const { staff, db, database } = open();
  for (const role of ['manager', 'sales', 'editor', 'recruiter'] as const) {
    const person = await aPersonOfStaff(db, { name: `No${role}`, role, properties: role === 'recruiter' ? [] : 'all' });
    await expect(staff.admin.audit(person, everything)).rejects.toThrow('Only an administrator');
    const rows = await withStaffRole(database.desk, person, (desk) =>
      desk.selectFrom('staff.audit').selectAll().execute(),
    );
    expect(rows, role).toEqual([]);
  }
});
