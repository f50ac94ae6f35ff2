import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createSpamFilter } from '#app/forms/spam-filter.server.ts';
import { databaseOfThisFile } from '#tests/databases/database-of-this-file.ts';
import { aPdf } from '#tests/factories/a-document.ts';
import { anApplication, applicationForm } from '#tests/factories/an-application.ts';
import { log } from '#tests/support/enquiries-of-this-file.ts';
import { startTestStorage, type TestStorage } from '#tests/support/storage.ts';
import { createApplications } from './applications.server.ts';
import { createUploadQuota } from './upload-quota.server.ts';

let storage: TestStorage;
const open = databaseOfThisFile();
beforeAll(async () => {
  storage = await startTestStorage('disk');
});
afterAll(() => storage.close());

/** Sends an application whose CV counts. */
function send(values: ReturnType<typeof anApplication>) {
  const { database } = open();
  const { uploads, store: objects } = storage.storage;
  const counted = { database: database.writes, secret: 'of the tests', isCounting: true, log };
  const applications = createApplications({
    afterSubmit() {},
    database,
    spamFilter: createSpamFilter({ ...counted, isCounting: false }),
    quota: createUploadQuota({ ...counted, storedBytes: 1e12 }),
    uploads,
    objects,
    scan: false,
    log,
  });
  const { body, headers } = new Response(applicationForm(values, { name: 'cv.pdf', bytes: aPdf() }));
  return applications.receive({ body, contentType: headers.get('content-type') ?? '' });
}

/** Returns everything that an application leaves behind. */
async function stored(): Promise<{ rows: number; mails: number; counted: number }> {
  const { rows } = await open().db.owner.query(`
    select (select count(*)::int from career_applications) as rows,
           (select count(*)::int from jobs.job where name = 'enquiry-mail') as mails,
           (select coalesce(sum(used), 0)::int from site.upload_traffic where source = 'all') as counted`);
  return rows[0];
}

const broken = `create function public.break_off() returns trigger language plpgsql as
  $$ begin raise exception 'broken off'; end $$;`;
const breakAt = (table: string) =>
  open().db.owner.query(
    `${broken} create trigger breaks before insert on ${table} for each row execute function break_off()`,
  );
afterEach(() => open().db.owner.query('drop function if exists public.break_off cascade'));

test.each(['jobs.job', 'career_applications'])(
  'an application that breaks off at %s leaves nothing, and is whole when it is sent again',
  async (table) => {
    const values = anApplication({ motivation: `It breaks off at ${table}.` });
    const before = await stored();
    await breakAt(table);
    expect(await send(values)).toMatchObject({ outcome: { kind: 'unavailable' } });
    expect(await stored()).toEqual(before);

    await open().db.owner.query('drop function public.break_off cascade');
    expect(await send(values)).toMatchObject({ outcome: { kind: 'stored' } });
    const after = await stored();
    expect([after.rows - before.rows, after.mails - before.mails]).toEqual([1, 2]);
  },
);
