/** Days until the file of the security contact expires. It is written anew with each request. */
const holdsDays = 180;

interface Facts {
  origin: string;
  /** SECURITY_CONTACT of the configuration. */
  securityContact: string;
}

function robots({ origin }: Facts): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** Where somebody reports a vulnerability (RFC 9116). */
function securityText({ origin, securityContact }: Facts): string {
  const expires = new Date();
  expires.setUTCHours(0, 0, 0, 0);
  expires.setUTCDate(expires.getUTCDate() + holdsDays);
  return [
    `Contact: ${securityContact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, hi',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** What programs ask every site for, by path; each from the canonical origin. */
export const textFiles: Record<string, (facts: Facts) => string> = {
  '/robots.txt': robots,
  '/.well-known/security.txt': securityText,
};
