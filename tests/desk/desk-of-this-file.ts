import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { EnquiryChange } from '#app/desk/enquiry/enquiry-change.ts';
import { createDesk, type Desk } from '#app/desk/enquiry/server/desk.server.ts';
import { readInboxFilter } from '#app/desk/inbox/inbox.ts';
import type { Principal } from '#app/desk/staff/staff-roles.ts';
import { aPersonOfStaff } from '#tests/factories/a-person-of-staff.ts';
import { enquiriesOfThisFile } from '#tests/support/enquiries-of-this-file.ts';
import { startTestStorage, type TestStorage } from '#tests/support/storage.ts';

interface Opened {
  storage: TestStorage;
  desk: Desk;
  admin: Principal;
  /** Sees The Tivoli alone. */
  asha: Principal;
  /** Sees another property alone. */
  ravi: Principal;
  recruiter: Principal;
}

/** A test file's own desk over its own enquiries, with four people who work there. */
export function deskOfThisFile() {
  const enquiries = enquiriesOfThisFile();
  let opened: Opened | undefined;
  let notifications = 0;

  function at(): Opened {
    if (!opened) throw new Error('Not open yet: call deskOfThisFile() at the top level, and use it in tests.');
    return opened;
  }

  beforeAll(async () => {
    const storage = await startTestStorage('disk');
    const { database, db } = enquiries.open();
    const desk = createDesk({
      database: database.desk,
      ownerUrl: db.ownerUrl,
      objects: storage.storage.store,
      dataDir: storage.dataDir,
      deskNotifier: {
        notify: () => {
          notifications += 1;
        },
      },
    });
    opened = {
      storage,
      desk,
      admin: await aPersonOfStaff(db, { name: 'Admin', role: 'admin' }),
      asha: await aPersonOfStaff(db, { name: 'Asha', properties: ['the-tivoli'] }),
      ravi: await aPersonOfStaff(db, { name: 'Ravi', properties: ['tivoli-bijwasan'] }),
      recruiter: await aPersonOfStaff(db, { name: 'Ira', role: 'recruiter' }),
    };
  });
  beforeEach(() => {
    notifications = 0;
  });
  afterAll(() => opened?.storage.close());

  return {
    ...enquiries,
    at,
    /** Counts how often open desks were notified. */
    notifications: () => notifications,
    inbox: (who: Principal, query = '') => at().desk.inbox(who, readInboxFilter(new URLSearchParams(query))),
    /** Makes a change with the current version of the enquiry, or with an earlier one that is given. */
    async change(who: Principal, reference: string, wanted: EnquiryChange, version?: number) {
      const seen = version ?? (await at().desk.enquiry(who, reference))?.version ?? 0;
      return at().desk.change(who, { reference, version: seen, change: wanted });
    },
    async statuses(reference: string) {
      const { rows } = await enquiries.open().db.owner.query(
        `select l.status as lead, v.status as booking, v.first_response_at is not null as answered
           from leads l join venue_bookings v on v.id = l.booking_id where l.reference = $1`,
        [reference],
      );
      return rows[0];
    },
  };
}
