import { site } from '#content/site.ts';
import type { DefaultAddresses } from '#platform/config.ts';

/** The sender and receiver of mail, and the contact for vulnerabilities, unless the environment names others. */
export const defaultAddresses: DefaultAddresses = {
  mailFrom: `${site.name} <${site.headOffice.email}>`,
  salesInbox: site.salesInbox,
  securityContact: `mailto:${site.security.email}`,
};
