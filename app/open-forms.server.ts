import type { Logger } from 'pino';
import { createApplications } from '#app/careers/server/applications.server.ts';
import { createUploadQuota, type UploadQuota } from '#app/careers/server/upload-quota.server.ts';
import type { Catalogue } from '#app/catalogue/server/catalogue.server.ts';
import type { OpenDays } from '#app/diary/open-days.server.ts';
import { createConfirmations } from '#app/enquiries/confirmation/confirmation.server.ts';
import type { SpaceOption } from '#app/enquiries/enquiry.ts';
import { contactRequired, loyaltyRequired } from '#app/enquiries/requests/loyalty-and-contact-rules.ts';
import { createRequests, findRoomHotel } from '#app/enquiries/requests/requests.server.ts';
import { roomRequestRequired } from '#app/enquiries/requests/room-request-rules.ts';
import { createEnquiries, createFindVenues, venueSpaces } from '#app/enquiries/store-enquiry.server.ts';
import type { Receiver } from '#app/forms/receive-form.server.ts';
import { type AfterSubmit, createAfterSubmit, FormCounts } from '#app/forms/receive-form.server.ts';
import { createSpamFilter, type SpamFilter } from '#app/forms/spam-filter.server.ts';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database/open-database.ts';
import type { Storage } from '#platform/storage/open-storage.ts';

interface Parts {
  config: Config;
  database: Database;
  storage: Storage;
  catalogue: Catalogue;
  openDays: OpenDays;
  notifyDesk: () => void;
  checkReadiness: () => void;
  log: Logger;
}

/** The forms under the names that their scripts post to; each form's page takes the same post without a script. */
export type Receivers = Record<'enquiry' | 'room' | 'loyalty' | 'contact', Receiver>;

/** The parts that the forms of all languages share, such as one spam filter and one count of results. */
export interface FormParts extends Pick<Parts, 'config' | 'database' | 'storage' | 'log'> {
  spamFilter: SpamFilter;
  quota: UploadQuota;
  afterSubmit: AfterSubmit;
  openDays: OpenDays;
  /** Hotels, halls and lawns by the names that the team reads, whatever the page's language is. */
  venues: ReturnType<typeof createFindVenues>;
  spaces: (slug: string) => Promise<SpaceOption[] | undefined>;
}

/** Opens what all forms share, over the site's own catalogue. `counts` are the forms by result. */
export function openFormParts({ notifyDesk, checkReadiness, catalogue, ...parts }: Parts) {
  const { config, database, log } = parts;
  const { storedBytes } = config.uploads;
  const limits = { database: database.writes, secret: config.appSecret, counts: config.rateLimit, log };
  const counts = new FormCounts();
  const formParts: FormParts = {
    ...parts,
    spamFilter: createSpamFilter(limits),
    quota: createUploadQuota({ ...limits, storedBytes }),
    afterSubmit: createAfterSubmit({ counts, notifyDesk, checkReadiness }),
    venues: createFindVenues(catalogue),
    spaces: (slug) => venueSpaces(catalogue, slug),
  };
  return { counts, formParts };
}

/** Opens what receives visitors' forms in the language of this build, over the catalogue in that language. */
export function openForms({ config, storage, ...parts }: FormParts, catalogue: Catalogue) {
  const { clamd } = config.uploads;
  const [enquiries, requests] = [createEnquiries(parts), createRequests(parts)];
  const { appSecret } = config;
  const room: Receiver = {
    appSecret,
    async submit(values, sender) {
      const found = await findRoomHotel(catalogue, values.hotel_id ?? '');
      return 'hotel' in found ? requests.room(found.hotel, values, sender) : { kind: 'unavailable' };
    },
    required: () => roomRequestRequired,
  };
  return {
    requests,
    confirmations: createConfirmations(parts),
    receivers: {
      enquiry: { ...enquiries, appSecret },
      room,
      loyalty: { appSecret, submit: requests.loyalty, required: () => loyaltyRequired },
      contact: { appSecret, submit: requests.contact, required: () => contactRequired },
    } satisfies Receivers,
    applications: createApplications({
      ...parts,
      uploads: storage.uploads,
      objects: storage.store,
      scan: clamd !== undefined,
    }),
  };
}
