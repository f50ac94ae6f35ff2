/** Days after which the file of the security contact expires; it is written anew with each request. */
const holdsDays = 180;

interface Facts {
  origin: string;
  /** The value of SECURITY_CONTACT. */
  securityContact: string;
}

function robots({ origin }: Facts): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** Says where somebody reports a vulnerability (RFC 9116). */
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

/** The files that programs ask every site for, by path; each names the canonical origin. */
export const textFiles: ReadonlyMap<string, (facts: Facts) => string> = new Map(
  Object.entries({
    '/robots.txt': robots,
    '/.well-known/security.txt': securityText,
  }),
);
