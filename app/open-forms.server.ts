import type { Logger } from 'pino';
import { createApplications } from '#app/careers/server/applications.server.ts';
import { createUploadQuota } from '#app/careers/server/upload-quota.server.ts';
import type { Catalogue } from '#app/catalogue/server/catalogue.server.ts';
import { createEnquiries } from '#app/enquiries/event/submit-enquiry.server.ts';
import { contactRequired, loyaltyRequired } from '#app/enquiries/requests/loyalty-and-contact-rules.ts';
import { roomRequestRequired } from '#app/enquiries/requests/room-request-rules.ts';
import { createFindVenues } from '#app/enquiries/server/find-venues.server.ts';
import { createRequests } from '#app/enquiries/server/requests.server.ts';
import { findRoomHotel } from '#app/enquiries/server/room-hotel.server.ts';
import type { Receiver } from '#app/forms/server/receive-form.server.ts';
import { createAfterSubmit, FormCounts } from '#app/forms/server/submit-form.server.ts';
import { createSpamFilter } from '#app/forms/spam/spam-filter.server.ts';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database/open-database.ts';
import type { Storage } from '#platform/storage/open-storage.ts';
import { defaultUploadSettings } from '#platform/storage/upload-settings.ts';

interface Parts {
  config: Config;
  database: Database;
  storage: Storage;
  catalogue: Catalogue;
  notifyDesk: () => void;
  checkReadiness: () => void;
  log: Logger;
}

/** The forms under the names that their scripts post to; each form's page takes the same post without a script. */
export type Receivers = Record<'enquiry' | 'room' | 'loyalty' | 'contact', Receiver>;

/** Opens what receives visitors' forms: one spam filter and one count of results for all of them. */
export function openForms({ config, database, storage, catalogue, notifyDesk, checkReadiness, log }: Parts) {
  const { storedBytes, clamd } = config.uploads ?? defaultUploadSettings;
  const limits = { database: database.writes, secret: config.appSecret, counts: config.rateLimit, log };
  const counts = new FormCounts();
  const shared = {
    database,
    spamFilter: createSpamFilter(limits),
    venues: createFindVenues(catalogue),
    afterSubmit: createAfterSubmit({ counts, notifyDesk, checkReadiness }),
    log,
  };
  const [enquiries, requests] = [createEnquiries(shared), createRequests(shared)];
  const room: Receiver = {
    async submit(values, sender) {
      const found = await findRoomHotel(catalogue, values.hotel_id ?? '');
      return 'hotel' in found ? requests.room(found.hotel, values, sender) : { kind: 'unavailable' };
    },
    required: () => roomRequestRequired,
  };
  return {
    enquiries,
    requests,
    receivers: {
      enquiry: enquiries,
      room,
      loyalty: { submit: requests.loyalty, required: () => loyaltyRequired },
      contact: { submit: requests.contact, required: () => contactRequired },
    } satisfies Receivers,
    applications: createApplications({
      ...shared,
      quota: createUploadQuota({ ...limits, storedBytes }),
      uploads: storage.uploads,
      objects: storage.store,
      scan: clamd !== undefined,
    }),
    counts,
  };
}
