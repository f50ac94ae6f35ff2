import { site } from '#content/site.ts';

/** Days for which the contact for security holds; the file is written anew with each request. */
const holdsDays = 180;

function robots(origin: string): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** RFC 9116: where a hole is told of. */
function securityContact(origin: string): string {
  const expires = new Date();
  expires.setUTCHours(0, 0, 0, 0);
  expires.setUTCDate(expires.getUTCDate() + holdsDays);
  return [
    `Contact: mailto:${site.security.email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, hi',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** What programs ask every site for, by path; each from the canonical origin. */
export const textFiles: Record<string, (origin: string) => string> = {
  '/robots.txt': robots,
  '/.well-known/security.txt': securityContact,
};
