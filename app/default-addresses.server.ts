import { site } from '#content/site.ts';
import type { DefaultAddresses } from '#platform/config.ts';

/** Who sends mail, who gets it, and to whom vulnerabilities are reported, unless the environment names others. */
export const defaultAddresses: DefaultAddresses = {
  mailFrom: `${site.name} <${site.headOffice.email}>`,
  salesInbox: site.salesInbox,
  securityContact: `mailto:${site.security.email}`,
};
