import { site } from '#content/site.ts';
import type { DefaultAddresses } from '#platform/config.ts';
import type { SiteDatabase } from '#platform/database/prepare-database.ts';
import { seedBuiltInContent } from './catalogue/seed/seed.server.ts';
import { queues } from './queues.server.ts';

/** What this site brings to its database beside the schema. */
export const siteDatabase: SiteDatabase = { queues, seed: seedBuiltInContent };

/** The sender and receiver of mail, and the contact for vulnerabilities, unless the environment names others. */
export const defaultAddresses: DefaultAddresses = {
  mailFrom: `${site.name} <${site.headOffice.email}>`,
  salesInbox: site.salesInbox,
  securityContact: `mailto:${site.security.email}`,
};
