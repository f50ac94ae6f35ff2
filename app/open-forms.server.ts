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
import type { FamilyLinks } from '#app/family/family-links.server.ts';
import { createFamilyPages } from '#app/family/read-family-page.server.ts';
import { createFamilyReceiver } from '#app/family/receive-act.server.ts';
import type { Receiver } from '#app/forms/receive-form.server.ts';
import { type AfterSubmit, createAfterSubmit, FormCounts } from '#app/forms/receive-form.server.ts';
import { createSpamFilter, type SpamFilter } from '#app/forms/spam-filter.server.ts';
import { createFindPrices, type FindPrices } from '#app/prices/estimate-of.ts';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database/open-database.ts';
import type { Storage } from '#platform/storage/open-storage.ts';

interface Parts {
  config: Config;
  database: Database;
  storage: Storage;
  catalogue: Catalogue;
  openDays: OpenDays;
  familyLinks: FamilyLinks;
  notifyDesk: () => void;
  checkReadiness: () => void;
  log: Logger;
}

/** The forms under the names that their scripts post to; each form's page takes the same post without a script. */
export type Receivers = Record<'enquiry' | 'room' | 'loyalty' | 'contact' | 'family', Receiver>;

/** The parts that the forms of all languages share, such as one spam filter and one count of results. */
export interface SharedFormParts extends Pick<Parts, 'config' | 'database' | 'storage' | 'familyLinks' | 'log'> {
  spamFilter: SpamFilter;
  quota: UploadQuota;
  afterSubmit: AfterSubmit;
  openDays: OpenDays;
  /** Both find hotels, halls and lawns by the names that the team reads, whatever the page's language is. */
  findVenues: ReturnType<typeof createFindVenues>;
  findSpaces: (slug: string) => Promise<SpaceOption[] | undefined>;
  findPrices: FindPrices;
}

/** Opens what all forms share, over the English catalogue. `counts` are the forms by result. */
export function openFormParts({ notifyDesk, checkReadiness, catalogue, ...parts }: Parts) {
  const { config, database, log } = parts;
  const { storedBytes } = config.uploads;
  const limits = { database: database.writes, secret: config.appSecret, isCounting: config.rateLimit, log };
  const counts = new FormCounts();
  const formParts: SharedFormParts = {
    ...parts,
    spamFilter: createSpamFilter(limits),
    quota: createUploadQuota({ ...limits, storedBytes }),
    afterSubmit: createAfterSubmit({ counts, notifyDesk, checkReadiness }),
    findVenues: createFindVenues(catalogue),
    findPrices: createFindPrices(catalogue),
    findSpaces: (slug) => venueSpaces(catalogue, slug),
  };
  return { counts, formParts };
}

/** Opens what receives visitors' forms in the language of this build, over the catalogue in that language. */
export function openForms({ config, storage, ...parts }: SharedFormParts, catalogue: Catalogue) {
  const { clamd } = config.uploads;
  const [enquiries, requests] = [createEnquiries(parts), createRequests(parts)];
  const { appSecret } = config;
  const confirmations = createConfirmations(parts);
  const links = parts.familyLinks;
  const pages = createFamilyPages({ ...parts, links, confirmations, catalogue });
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
    confirmations,
    familyPages: pages,
    receivers: {
      enquiry: { ...enquiries, appSecret },
      room,
      loyalty: { appSecret, submit: requests.loyalty, required: () => loyaltyRequired },
      contact: { appSecret, submit: requests.contact, required: () => contactRequired },
      family: createFamilyReceiver({ ...parts, links, pages, appSecret }),
    } satisfies Receivers,
    applications: createApplications({
      ...parts,
      uploads: storage.uploads,
      objects: storage.store,
      scan: clamd !== undefined,
    }),
  };
}
